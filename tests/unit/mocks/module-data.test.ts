import { readFileSync } from 'node:fs';
import { po } from 'gettext-parser';
import { describe, expect, it } from 'vitest';
import { shop } from '../../../mocks/node';
import { moduleData } from '../../../mocks/pages/layout/data';
import { inSpanish, parseCatalogue } from '../../../mocks/pages/layout/texts';
import { Visit } from '../../../mocks/pages/visit';
import { decodeSettings } from '../../../src/wordpress/settings';

const page = { title: '', classes: '', body: '' as never };
const data = () =>
  moduleData(new Visit(shop, shop.session, new URL('http://127.0.0.1:5173/tienda/'), {}, 'none'), page);

describe('module data of the pretend shop', () => {
  it('module data has a nonce for a customer and none for a guest', () => {
    expect(data().rest.nonce).toBe('');
    shop.session.userId = 2;
    expect(data().rest.nonce).toBe(shop.nonces.issue('wp_rest', 2));
  });

  it('decoding does not change module data, so the browser knows all of it', () => {
    const { rest, texts, shop: addresses } = data();
    expect(decodeSettings(data())).toMatchObject({ rest, texts, shop: addresses });
  });

  it('settings of the owner replace the printed module data', () => {
    shop.settings = { rest: { root: '/otra/' } };
    expect(decodeSettings(data()).rest.root).toBe('/otra/');
  });
});

describe('Spanish texts', () => {
  it('Spanish texts are read from the catalogue as gettext reads them', () => {
    const file = readFileSync('languages/islas-es_ES.po', 'utf8');
    const entries = Object.values(po.parse(file).translations).flatMap((context) => Object.values(context));
    expect([...parseCatalogue(file)].sort()).toEqual(entries.map(({ msgid, msgstr }) => [msgid, msgstr[0]]).sort());
  });

  it('texts without a translation stay English', () => {
    expect(inSpanish({ a: 'View cart', b: 'Nobody translated this' })).toEqual({
      a: 'Ver carrito',
      b: 'Nobody translated this',
    });
  });
});
