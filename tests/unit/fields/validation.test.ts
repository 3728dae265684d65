// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmail, isPhone } from '../../../widgets/fields/validation';

const letters = 'abcdefghijklmnñopqrstuvwxyzáéç'.split('');
const word = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...letters), minLength, maxLength });
const label = word(1, 12);
const local = fc.string({
  unit: fc.constantFrom(...letters, ..."0123456789!#$%&'*+/=?^_`{|}~.-"),
  minLength: 1,
  maxLength: 64,
});

describe('an e-mail address', () => {
  it('an e-mail address is a local part, an @ and a domain whose last label has 2 to 63 letters', () => {
    fc.assert(
      fc.property(local, fc.array(label, { minLength: 1, maxLength: 4 }), word(2, 63), (name, labels, top) => {
        expect(isEmail(`${name}@${[...labels, top].join('.')}`)).toBe(true);
      }),
    );
  });

  it('a last label of 1 or more than 63 letters, or with a digit, makes an e-mail address invalid', () => {
    const wrong = fc.oneof(
      word(1, 1),
      word(64, 90),
      word(1, 20).map((top) => `${top}1`),
    );
    fc.assert(
      fc.property(local, label, wrong, (name, host, top) => {
        expect(isEmail(`${name}@${host}.${top}`)).toBe(false);
      }),
    );
  });

  it('an e-mail address has exactly one @', () => {
    fc.assert(
      fc.property(local, label, (name, host) => {
        expect(isEmail(`${name}${host}.es`)).toBe(false);
        expect(isEmail(`${name}@${name}@${host}.es`)).toBe(false);
      }),
    );
  });

  it.each([
    'ana@tienda.es',
    "o'hara+compra@sub.tienda.com.mx",
    'ana.@tienda.es',
    'josé@tienda.es',
    '用户@例子.广告',
    'अजय@उदाहरण.भारत',
    'ana@xn--bcher-kva.xn--vermgensberater-ctb',
    ' ana@tienda.es ',
    'a@1.es',
    `a@tienda.${'a'.repeat(63)}`,
  ])('%s is an e-mail address', (value) => expect(isEmail(value)).toBe(true));

  it.each([
    '',
    '@',
    'ana',
    'ana@tienda',
    '@tienda.es',
    'ana@',
    'ana@.es',
    'ana@tienda..es',
    'ana@tienda.es.',
    'ana@-tienda.es',
    'ana@tienda-.es',
    'ana@tienda.e',
    'ana@192.168.0.1',
    'ana@xn--.xn--',
    'ana ruiz@tienda.es',
    'ana@tien da.es',
    'Ana <ana@tienda.es>',
    'ana@tienda.es,luis@tienda.es',
    'ana\u0000@tienda.es',
  ])('%j is no e-mail address', (value) => expect(isEmail(value)).toBe(false));

  it('a very long text that is no e-mail address is refused in time that grows linearly with its length', () => {
    const badOf = (length: number) => [
      `${'a'.repeat(length)}@`,
      `a@${'a.'.repeat(length / 2)}1`,
      `a@${'-'.repeat(length)}`,
      `a@a.xn--${'-'.repeat(length)}`,
      '@'.repeat(length),
    ];
    // Linear time is some milliseconds for these, quadratic time several minutes: no busy machine hides the difference.
    expect(badOf(400_000).map(isEmail)).toEqual([false, false, false, false, false]);
  });
});

describe('a phone number', () => {
  const digits = (minLength: number, maxLength: number) =>
    fc.array(fc.constantFrom(...'0123456789'), { minLength, maxLength });
  const separated = (figures: readonly string[], separator: string) => figures.join(separator);

  it('a phone number has 6 to 15 digits with any separators, and may begin with a plus', () => {
    const separator = fc.constantFrom('', ' ', '-', '.', '/', '_', '#', ') (', '\u00a0');
    fc.assert(
      fc.property(digits(6, 15), separator, fc.constantFrom('', '+', '(+', ' +'), (figures, between, plus) => {
        expect(isPhone(plus + separated(figures, between))).toBe(true);
      }),
    );
  });

  it('fewer than 6 or more than 15 digits are no phone number', () => {
    fc.assert(
      fc.property(fc.oneof(digits(0, 5), digits(16, 40)), (figures) => {
        expect(isPhone(figures.join(' '))).toBe(false);
      }),
    );
  });

  it.each(['600+123123', '++600123123', '600123123+', '600 123 abc', '٦٠٠١٢٣١٢٣', '600–123–123', '+', ''])(
    '%j is no phone number',
    (value) => expect(isPhone(value)).toBe(false),
  );
});
