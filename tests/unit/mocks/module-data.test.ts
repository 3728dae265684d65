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
  it('gives a guest no nonce and a customer one', () => {
    expect(data().rest.nonce).toBe('');
    shop.session.userId = 2;
    expect(data().rest.nonce).toBe(shop.nonces.issue('wp_rest', 2));
  });

  it('decodes to itself, so nothing in it is foreign to the browser', () => {
    const { rest, texts, shop: addresses } = data();
    expect(decodeSettings(data())).toMatchObject({ rest, texts, shop: addresses });
  });

  it('gives settings of the owner in place of the printed ones', () => {
    shop.settings = { rest: { root: '/otra/' } };
    expect(decodeSettings(data()).rest.root).toBe('/otra/');
  });
});

describe('Spanish texts', () => {
  it('are read from the catalogue as gettext reads them', () => {
    const file = readFileSync('languages/islas-es_ES.po', 'utf8');
    const entries = Object.values(po.parse(file).translations).flatMap((context) => Object.values(context));
    expect([...parseCatalogue(file)].sort()).toEqual(entries.map(({ msgid, msgstr }) => [msgid, msgstr[0]]).sort());
  });

  it('stay English where nobody translated them', () => {
    expect(inSpanish({ a: 'View cart', b: 'Nobody translated this' })).toEqual({
      a: 'Ver carrito',
      b: 'Nobody translated this',
    });
  });
});
