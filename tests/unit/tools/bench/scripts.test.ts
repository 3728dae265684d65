// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  ORIGINS,
  bytesByOrigin,
  gzipBytes,
  inlineScripts,
  isReact,
  originOf,
} from '../../../../.tools/bench/pages/scripts.mjs';

const SHOP = 'http://127.0.0.1:8180';
const BUILD = `${SHOP}/wp-content/plugins/islas/build`;

describe('the origin of a script', () => {
  it.each([
    [`${BUILD}/main-a1b2c3d4.js`, 'islas'],
    [`${SHOP}/wp-content/plugins/woocommerce/assets/js/frontend/add-to-cart.min.js?ver=11.0.1`, 'woocommerce'],
    [`${SHOP}/wp-content/plugins/woocommerce/assets/js/jquery-blockui/jquery.blockUI.min.js`, 'woocommerce'],
    [`${SHOP}/wp-includes/js/jquery/jquery.min.js?ver=3.7.1`, 'jquery'],
    [`${SHOP}/wp-includes/js/jquery/jquery-migrate.min.js`, 'jquery'],
    [`${SHOP}/wp-includes/js/dist/hooks.min.js`, 'wordpress'],
    [`${SHOP}/wp-admin/js/password-strength-meter.min.js`, 'wordpress'],
    [`${SHOP}/wp-content/themes/storefront/assets/js/navigation.min.js`, 'theme'],
    [`${SHOP}/blog/wp-includes/js/jquery/jquery.min.js`, 'jquery'],
    [`${SHOP}/wp-content/plugins/other/js/a.js?from=/plugins/islas/`, 'other'],
    ['https://pay.example/v3/', 'other'],
    ['', 'other'],
  ])('%s: %s', (url, origin) => expect(originOf(url)).toBe(origin));

  it('sums bytes by origin, and every origin has a sum', () => {
    const sums = bytesByOrigin([
      { url: `${BUILD}/main-1.js`, bytes: 3 },
      { url: `${BUILD}/product-1.js`, bytes: 4 },
      { url: 'https://pay.example/v3/', bytes: 5 },
    ]);
    expect(sums).toEqual({ islas: 7, woocommerce: 0, jquery: 0, wordpress: 0, theme: 0, other: 5 });
    expect(Object.keys(sums)).toEqual(ORIGINS);
  });

  it.each([
    [`${BUILD}/react.js`, true],
    [`${BUILD}/reaction.js`, false],
    [`${SHOP}/wp-includes/js/dist/vendor/react-dom.min.js`, false],
  ])('%s is the React of Islas: %s', (url, is) => expect(isReact(url)).toBe(is));
});

it('gzipBytes is the compressed size of text or bytes', () => {
  const text = 'añadir al carrito '.repeat(500);
  expect(gzipBytes(text)).toBeLessThan(150);
  expect(gzipBytes(Buffer.from(text))).toBe(gzipBytes(text));
});

describe('scripts written into a page', () => {
  const page = `<script>one()</script><SCRIPT type='text/javascript' id="x-js-extra">two()</SCRIPT>
    <script type="module">three()</script><script id="islas-head" data-mode="a">four()</script>
    <script src="/a.js">five()</script><script type="application/json">{"six":6}</script>
    <script type="importmap">{"seven":7}</script><script type="text/template">eight()</script>
    <script defer data-src="x">nine()</script>`;

  it('inline scripts are those that run and have no src', () => {
    expect(inlineScripts(page).all.split('\n')).toEqual(['one()', 'two()', 'three()', 'four()', 'nine()']);
  });
  it('the head script of Islas is recognised among inline scripts', () =>
    expect(inlineScripts(page).islas).toBe('four()'));
  it('a page can have no inline scripts', () => expect(inlineScripts('<p>Hola</p>')).toEqual({ all: '', islas: '' }));
});
