// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { redact } from '../../../widgets/analytics/redact';

const encode = (text: string, times: number): string => (times ? encode(encodeURIComponent(text), times - 1) : text);
/** Percent-encodes every byte, which is unusual but valid. */
const encodeAll = (text: string): string =>
  [...new TextEncoder().encode(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
const decodeAll = (text: string): string => {
  try {
    const once = decodeURIComponent(text);
    return once === text ? text : decodeAll(once);
  } catch {
    return text;
  }
};

const words = fc.stringMatching(/^[a-zñáé ]{0,20}$/);
const address = fc.emailAddress();

/** Whether the text still contains the address or its domain after an @, in any encoding. */
const leaks = (text: string, mail: string): boolean => {
  const plain = decodeAll(text).toLowerCase();
  const domain = mail.slice(mail.lastIndexOf('@') + 1).toLowerCase();
  return plain.includes(mail.toLowerCase()) || plain.includes(`@${domain}`);
};

describe('an e-mail address is redacted', () => {
  test('in a title or a search term', () =>
    fc.assert(
      fc.property(words, address, words, (before, mail, after) => {
        expect(leaks(redact(`${before} ${mail} ${after}`), mail)).toBe(false);
      }),
    ));

  test('in the address of a page, plain or encoded up to three times, with other parameters around it', () =>
    fc.assert(
      fc.property(address, fc.constantFrom(0, 1, 2, 3), fc.boolean(), (mail, times, isLast) => {
        const url = `https://tienda.example/cuenta/?utm=a&correo=${encode(mail, times)}${isLast ? '' : '&otro=1#abajo'}`;
        const shown = redact(url);
        expect(leaks(shown, mail)).toBe(false);
        expect(shown).toContain('https://tienda.example/cuenta/?utm=a&');
      }),
    ));

  test('in an address that is a parameter of another address', () =>
    fc.assert(
      fc.property(address, (mail) => {
        const inner = `/mi-cuenta/?correo=${encodeURIComponent(mail)}&x=1`;
        expect(leaks(redact(`/entrar/?vuelta=${encodeURIComponent(inner)}`), mail)).toBe(false);
      }),
    ));

  test('when every letter is percent-encoded', () =>
    fc.assert(
      fc.property(address, (mail) => {
        expect(leaks(redact(`?q=${encodeAll(mail)}`), mail)).toBe(false);
      }),
    ));

  test('in other alphabets, in quotes, with an IP address as host, or several in one text', () => {
    for (const mail of ['peña@correo.españa', '"la de las tazas"@correo.example', 'clara@[192.168.0.1]', 'a＠b.com'])
      expect(redact(`para ${mail}.`)).not.toMatch(/@|＠/);
    expect(redact('clara@a.example, luz@b.example')).toBe('[email], [email]');
  });
});

test('texts that only look like an e-mail address stay: sizes, scores, names', () => {
  for (const text of ['Pack 2@3', 'talla 40@1.5', '/?s=2%403', '@tienda', 'ana@casa']) expect(redact(text)).toBe(text);
  expect(redact('/?s=ana%40casa%2Ees')).toBe('/?s=[email]');
});

test('texts without an e-mail address stay unchanged', () =>
  fc.assert(
    fc.property(
      fc.string().filter((text) => !/[@＠]|%(25)*40/.test(text)),
      (text) => {
        expect(redact(text)).toBe(text);
      },
    ),
  ));

test('redacting twice leaks no address, and 4000 letters before a lone @ stay', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const once = redact(text);
      expect(leaks(redact(once), 'x@y.zz')).toBe(false);
    }),
  );
  expect(redact(`${'a'.repeat(4000)} @`).length).toBeGreaterThan(4000);
});
