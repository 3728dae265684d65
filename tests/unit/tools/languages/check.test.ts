// @vitest-environment node
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { mo } from 'gettext-parser';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makePot, mergePo, readCatalogues } from '../../../../.tools/languages/catalogue.mjs';
import { checkLanguages } from '../../../../.tools/languages/check.mjs';
import { SCRIPTS, compileLanguages } from '../../../../.tools/languages/compile.mjs';
import { readSources } from '../../../../.tools/languages/sources.mjs';
import { readSources as readCode } from '../../../guards/sources';

const HEADER = 'msgid ""\nmsgstr ""\n"Language: es_ES\\n"\n"Plural-Forms: nplurals=2; plural=n != 1;\\n"\n\n';
const TEXTS = `msgid "View cart"
msgstr "Ver carrito"

msgid "%d product"
msgid_plural "%d products"
msgstr[0] "Un producto"
msgstr[1] "%d productos"
`;

let root: string;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const po = (texts: string) => write('languages/islas-es_ES.po', HEADER + texts);
const update = () => {
  const { messages } = readSources(root);
  write('languages/islas.pot', makePot(messages.values(), '1'));
  for (const [locale, data] of readCatalogues(root)) {
    write(`languages/islas-${locale}.po`, mergePo(data, messages.values(), '1'));
  }
};
const problems = () => checkLanguages(root).flatMap((check) => check.problems);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'islas-languages-'));
  write('package.json', '{"version":"1"}');
  write('src/wordpress/texts.ts', "const SOURCES = { view_cart: 'View cart' } as const;");
  write('php-plugin/src/Platform/ClientConfig.php', "<?php return ['view_cart' => __('View cart', 'islas')];");
  write('php-plugin/build/main.js', "__('Built', 'islas')");
  write('widgets/mini-cart/view.tsx', "export const label = _n('%d product', '%d products', 2, 'islas');");
  po(TEXTS);
  update();
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the languages check', () => {
  it('the languages check has no findings when everything is translated', () => {
    expect(problems()).toEqual([]);
  });

  it.each([
    ['an untranslated text', () => po(TEXTS.replace('Ver carrito', '')), 'not translated'],
    ['one plural form of two', () => po(TEXTS.replace('%d productos', '')), 'not translated in 2 form(s)'],
    ['a missing text', () => po(TEXTS.split('\n\n')[1] ?? ''), 'is missing'],
    ['a stale translation', () => po(`${TEXTS}\nmsgid "Gone"\nmsgstr "Ido"\n`), '"Gone" is in no source'],
    ['an uncertain one', () => po(`#, fuzzy\n${TEXTS}`), 'fuzzy'],
    ['a lost placeholder', () => po(TEXTS.replace('%d productos', 'varios')), 'other placeholders'],
    ['lost white space', () => po(TEXTS.replace('"Ver carrito"', '"Ver carrito "')), 'white space'],
    ['an old template', () => write('languages/islas.pot', ''), 'islas.pot is old'],
    ['no Spanish', () => rmSync(join(root, 'languages/islas-es_ES.po')), 'is missing'],
    ['a wrong domain', () => write('src/a.ts', "__('View cart', 'woocommerce')"), "needs the domain 'islas'"],
    ['a computed text', () => write('src/a.ts', "__(name, 'islas')"), 'needs a text written out'],
    [
      'old Spanish of the browser’s texts',
      () => write('src/wordpress/english.ts', "export const SOURCES = { view_cart: 'View cart' } as const;"),
      'spanish-messages.ts is old',
    ],
  ])('the languages check finds %s', (_, spoil, words) => {
    spoil();
    expect(problems().join('\n')).toContain(words);
  });
});

describe('bringing a translation up to the sources', () => {
  it('a second update of a translation changes nothing', () => {
    const before = readFileSync(join(root, 'languages/islas-es_ES.po'), 'utf8');
    update();
    expect(readFileSync(join(root, 'languages/islas-es_ES.po'), 'utf8')).toBe(before);
  });

  it('an update keeps the translation of a text that is removed and added again', () => {
    write('widgets/mini-cart/view.tsx', '');
    update();
    expect(problems()).toEqual([]);
    write('widgets/mini-cart/view.tsx', "export const label = _n('%d product', '%d products', 2, 'islas');");
    update();
    expect(problems()).toEqual([]);
  });
});

describe('compiled languages', () => {
  it('the formats for PHP have all texts, each once, and a script’s file has those of its sources', () => {
    write('widgets/admin/screen/App.tsx', "export const title = __('View cart', 'islas');");
    update();
    const folder = join(root, 'php-plugin/languages');
    expect(compileLanguages(root)).toEqual(['islas-es_ES.mo', 'islas-es_ES.l10n.php', 'islas-es_ES-islas-screen.json']);
    const { translations } = mo.parse(readFileSync(join(folder, 'islas-es_ES.mo')));
    expect(translations['']?.['View cart']?.msgstr).toEqual(['Ver carrito']);
    expect(translations['']?.['%d product']?.msgstr).toEqual(['Un producto', '%d productos']);
    expect(readFileSync(join(folder, 'islas-es_ES.l10n.php'), 'utf8')).toContain(
      `'%d product' => 'Un producto' . "\\0" . '%d productos',`,
    );
    const script = JSON.parse(readFileSync(join(folder, 'islas-es_ES-islas-screen.json'), 'utf8'));
    expect(Object.keys(script.locale_data.islas)).toEqual(['', 'View cart']);
    expect(script.locale_data.islas['View cart']).toEqual(['Ver carrito']);
  });

  it('every file of ours that calls WordPress’ translations in the browser is a source of a script', () => {
    const files = [...readCode('src', 'widgets')].filter(([, code]) => /\b__\(\s*'.*'islas'\)/s.test(code));
    expect(files.length).toBeGreaterThan(10);
    const all = Object.values(SCRIPTS);
    expect(files.map(([file]) => file).filter((file) => !all.some((sources) => sources.test(file)))).toEqual([]);
  });

  it('compiled languages have the same bytes for the same texts', () => {
    const bytes = () =>
      compileLanguages(root).map((name) => readFileSync(join(root, 'php-plugin/languages', name), 'hex'));
    expect(bytes()).toEqual(bytes());
  });
});
