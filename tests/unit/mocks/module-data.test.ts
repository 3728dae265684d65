import { readFileSync } from 'node:fs';
import { po } from 'gettext-parser';
import { describe, expect, it } from 'vitest';
import { shop } from '../../../mocks/node';
import { moduleData } from '../../../mocks/pages/layout/data';
import { TEXTS } from '../../../mocks/pages/layout/texts';
import { Visit } from '../../../mocks/pages/visit';
import { decodeSettings } from '../../../src/contracts/settings';

const golden = JSON.parse(readFileSync('tests/contract/golden/settings.json', 'utf8'));
const page = { title: '', classes: '', body: '' as never };
const data = () =>
  moduleData(new Visit(shop, shop.session, new URL('http://127.0.0.1:5173/tienda/'), {}, 'none'), page);

/** Names and types of everything in an object; texts have their own test. */
const typed = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, typed(entry)]))
    : typeof value;

describe('module data of the pretend shop', () => {
  it('has the names and types that PHP prints', () => {
    expect(typed(data())).toEqual(typed(golden));
  });

  it('gives a guest no nonce and a customer one', () => {
    expect(data().rest.nonce).toBe('');
    shop.session.userId = 2;
    expect(data().rest.nonce).toBe(shop.nonces.issue('wp_rest', 2));
  });

  it('decodes to itself, so nothing in it is foreign to the browser', () => {
    const { rest, texts } = data();
    expect(decodeSettings(data())).toMatchObject({ rest, texts });
  });

  it('says every text as the Spanish catalogue does', () => {
    const catalogue = po.parse(readFileSync('languages/islas-es_ES.po')).translations[''] ?? {};
    const spanish = Object.entries<string>(golden.texts).map(([key, source]) => [key, catalogue[source]?.msgstr[0]]);
    expect(TEXTS).toEqual(Object.fromEntries(spanish));
  });
});
