// @vitest-environment node
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { print, readShapes } from '../../../.tools/shapes/shapes.mjs';
import { typeOf, union } from '../../../.tools/shapes/types.mjs';
import { folders } from '../../contract/capture-files';
import { differences, samplesOf } from '../../contract/shape-files';

const SHAPES = 'tests/contract/shapes';

describe('the type of a value', () => {
  it.each([
    [null, 'null'],
    ['a', 'string'],
    [[], []],
    [[1, 2], ['number']],
    [[1, 'a', null], [{ anyOf: ['number', 'string', 'null'] }]],
    [[{ a: 1 }, { a: 'x', b: true }], [{ a: { anyOf: ['number', 'string'] }, b: { anyOf: ['missing', 'boolean'] } }]],
    [{ a: { b: [] } }, { a: { b: [] } }],
  ])('the type of %j is %j', (value, type) => {
    expect(typeOf(value)).toEqual(type);
  });

  it('the type of a value has own keys only, also for a key such as `valueOf`, which every object inherits', () => {
    expect(typeOf([{}, { valueOf: '' }])).toEqual([{ valueOf: { anyOf: ['missing', 'string'] } }]);
  });

  it('the type of a value matches samples made from it', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: true, maxDepth: 3 } as never), (value) => {
        const type = typeOf(value);
        for (const sample of samplesOf(type)) expect(differences(type, typeOf(sample))).toEqual([]);
        expect(union([type, type])).toEqual(type);
      }),
    );
  });

  it('the type of an object with many keys of one type counts the keys as data', () => {
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`llave${index}`, true]));
    expect(typeOf(many)).toEqual({ '*': 'boolean' });
  });
});

describe('differences', () => {
  it.each([
    [{ a: 1 }, { a: '1' }, ['$.a: string instead of number']],
    [{ a: 1 }, {}, ['$.a: missing']],
    [{}, { a: 1 }, ['$.a: too many']],
    [{}, { valueOf: 1 }, ['$.valueOf: too many']],
    [{ a: [1] }, { a: ['x'] }, ['$.a[]: string instead of number']],
    [{ a: null }, { a: { b: 1 } }, ['$.a: object instead of null']],
    [[{ a: 1 }], [], []],
  ])('the differences of %j and %j are %j', (expected, actual, found) => {
    expect(differences(typeOf(expected), typeOf(actual))).toEqual(found);
  });
});

describe('the shapes of a folder', () => {
  let folder = '';

  const exchange = (body: unknown) => ({
    request: {
      method: 'POST',
      url: '/?wc-ajax=add_to_cart&lang=SECRETO',
      form: { product_id: 'SECRETO' },
      headers: {},
    },
    response: {
      status: 200,
      headers: { 'content-type': 'application/json; x=SECRETO' },
      setCookie: ['name=SECRETO; path=/'],
      body,
    },
  });

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'islas-shapes-'));
    writeFileSync(join(folder, 'answer.exchange.json'), JSON.stringify(exchange({ error: 'SECRETO', list: [1] })));
    writeFileSync(join(folder, 'page.exchange.json'), JSON.stringify(exchange('see page.html')));
    writeFileSync(
      join(folder, 'page.html'),
      `<body class="woocommerce postid-77"><script id="x-js-extra">var x_params = {"text":"SECRETO"};</script>
       <form class="cart" data-product_variations='[{"sku":"SECRETO"}]'><!-- SECRETO -->
       <a class="button product_cat-secreto" href="/SECRETO/" title="SECRETO" data-product_id="77">SECRETO</a>
       <a class="button" href="/otro/" data-product_id="78">Otro</a></form></body>`,
    );
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  it('the shapes of a folder are names and types', () => {
    const { exchanges, pages } = readShapes(folder);
    expect(exchanges.answer).toEqual({
      request: { method: 'POST', path: '/', query: ['wc-ajax=add_to_cart', 'lang'], form: ['product_id'], headers: [] },
      response: {
        status: 200,
        type: 'application/json',
        headers: ['content-type'],
        cookies: ['name'],
        body: { error: 'string', list: ['number'] },
      },
    });
    expect(pages.page).toEqual({
      kinds: ['woocommerce'],
      globals: { x_params: { text: 'string' } },
      scripts: [],
      variations: [{ sku: 'string' }],
    });
  });

  it('the shapes of a folder are valid JSON with each kind of element once, without texts and values', () => {
    const text = print(readShapes(folder));
    expect(text.toLowerCase()).not.toContain('secreto');
    expect(JSON.parse(text).elements).toEqual([
      '0 body a',
      '1 form.cart[data-product_variations]',
      '2 a.button[data-product_id][href]',
    ]);
  });

  const kept = folders.map((path) => [join(SHAPES, `${basename(path)}.json`), path] as const);

  it.skipIf(folders.length === 0).each(kept.filter(([file]) => existsSync(file)))(
    '%s are those of the captures beside the project',
    (file, path) => expect(print(readShapes(path)) === readFileSync(file, 'utf8')).toBe(true),
    60_000,
  );
});
