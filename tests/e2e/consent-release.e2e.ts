import { nightlyFrom } from './support/nightly';
import { Tags } from './support/tags';
import { expect, test } from './support/test';

test.use({ storageState: { cookies: [], origins: [] } });

declare global {
  interface Window {
    log: string[];
  }
}

const log = (what: string) => `(window.log = window.log || []).push(${what});`;
const NONCE = 'deUnaVez';
/** A vendor's library at an address that consent blocks; later scripts of the page use it. */
const FILE = 'https://static.hotjar.com/c/library.js';
const LIBRARY = `window.library = function (x) { ${log("x + ' ' + document.readyState")} };`;

test.describe('held scripts find the page they expect @real', () => {
  for (const nonce of ['', NONCE])
    test(`after earlier acceptance, held scripts run in place while the page is parsed${nonce && ', with their nonce'}`, {
      tag: nonce !== '' ? '@nightly' : [],
    }, async ({ page, shop, problems }) => {
      // This policy also blocks inline handlers of the theme and of WooCommerce, which logs errors.
      if (nonce) problems.expect(/Content Security Policy/);
      const tags = new Tags(page);
      const own = nonce && ` nonce="${nonce}"`;
      await tags.print(
        {
          nonce,
          head: [
            `<script${own} src="${FILE}"></script>`,
            `<script${own}>library('inline, not held');</script>`,
            `<script${own}>gtag=function(){};gtag('config', 'G-1'); library('inline, held');</script>`,
            `<script${own} defer src="${FILE}?deferred"></script>`,
            `<script${own}>document.addEventListener('DOMContentLoaded', function () { library('ready'); });</script>`,
            `<script${own}>fbq('init', '1'); document.write('<meta name="written" content="1">');</script>`,
          ].join(''),
          footer: `<div id="place"><script${own}>function fbq(){}; fbq('init', '2'); document.write('<b>written</b>'); library(document.currentScript.parentNode.id);</script></div>`,
        },
        { '?deferred': `library('deferred');`, 'library.js': `${LIBRARY} window.fbq = function () {};` },
      );
      await shop.open('listing', { ready: false });
      expect(await page.evaluate(() => window.log ?? [])).toEqual([]);
      expect(tags.asked).toEqual([]);
      // The shop's own code fails here without the blocked library. After acceptance it must not fail.
      problems.expect(/library is not defined/);
      await tags.press('accept');
      await expect.poll(() => page.evaluate(() => window.log?.length ?? 0)).toBeGreaterThan(2);
      await page.reload();
      expect(await page.evaluate(() => window.log)).toEqual([
        'inline, not held loading',
        'inline, held loading',
        'place loading',
        'deferred interactive',
        'ready interactive',
      ]);
      expect(await page.locator('meta[name=written]').count()).toBe(1);
      expect(await page.locator('#place b').innerText()).toBe('written');
      expect(await page.locator('script[data-islas-consent]').count()).toBe(0);
    });

  test('held scripts accepted later: document.write inserts after the script, and missed load events fire once', async ({
    page,
    shop,
  }) => {
    const tags = new Tags(page);
    const listen = (target: string, name: string) =>
      `${target}.addEventListener('${name}', function (event) { ${log(`'${target} ' + event.type + ' ' + (event.currentTarget === ${target})`)} });`;
    await tags.print(
      {
        head: `<script>function hj(){} ${''}</script><script src="${FILE}"></script>`,
        footer: `<div id="place"><script>new UET({}); ${log("'inline'")}
          document.write('<p id="w1">one</p>'); document.getElementById('w1').title = 'found';
          document.write('<scr' + 'ipt>' + ${JSON.stringify(log("'nested'"))} + '<\\/scr' + 'ipt>');
          document.writeln('<p id="w2">two</p>'); document.close();
          ${listen('window', 'load')} ${listen('window', 'pageshow')} ${listen('document', 'DOMContentLoaded')}
          ${listen('document', 'readystatechange')} window.onload = function (event) { ${log("'onload ' + event.type")} };
          setTimeout(function () { document.write('<p id="w3">three</p>'); }, 50);
        </script></div><script>window.UET = function () {};</script>`,
      },
      { 'library.js': `${log("'file'")} window.addEventListener('load', function () { ${log("'load of file'")} });` },
    );
    await shop.open('listing', { ready: false });
    await page.waitForLoadState('load');
    await tags.press('accept');
    await expect.poll(() => page.evaluate(() => window.log?.length)).toBe(9);
    await expect(page.locator('#w3')).toHaveText('three');
    const [first, ...rest] = await page.evaluate(() => window.log ?? []);
    expect([first, ...rest.slice(0, 2)]).toEqual(['file', 'inline', 'nested']);
    expect(rest.slice(2, 4)).toEqual(['document DOMContentLoaded true', 'document readystatechange true']);
    expect(rest.slice(4).sort()).toEqual(['load of file', 'onload load', 'window load true', 'window pageshow true']);
    expect(await page.locator('#place > *').evaluateAll((all) => all.map(({ id, tagName }) => id || tagName))).toEqual([
      'SCRIPT',
      'w1',
      'SCRIPT',
      'w2',
      'w3',
      // The script after the held one, which writes nothing.
      'SCRIPT',
    ]);
    await expect(page.locator('#w1')).toHaveAttribute('title', 'found');
    await expect(page.locator('#islas-consent')).toBeHidden();
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => window.log?.length), 'once').toBe(9);
  });

  test('dependants of a blocked file wait with it, in order; the shop’s own scripts do not', async ({ page, shop }) => {
    const tags = new Tags(page);
    await tags.print(
      {
        scripts: {
          remote: { src: FILE, before: log("'before'"), after: "library('after');", data: { kept: 1 } },
          dependant: { deps: ['remote'], after: "library('dependant');" },
          further: { src: '/wp-includes/js/hoverIntent.min.js', deps: ['dependant'], after: log("'of the shop'") },
          other: { deps: ['dependant'], after: `library('other ' + further.kept); ${log("'end'")}`, data: {} },
        },
        footer: '<script>window.further = { kept: 1 };</script>',
      },
      { 'library.js': LIBRARY },
    );
    await shop.open('listing', { ready: false });
    expect(await page.evaluate(() => [window.log, typeof Reflect.get(window, 'remote')])).toEqual([
      ['of the shop'],
      'object',
    ]);
    await tags.press('accept');
    await expect
      .poll(() => page.evaluate(() => window.log))
      .toEqual(['of the shop', 'before', 'after complete', 'dependant complete', 'other 1 complete', 'end']);
    await page.reload();
    await expect
      .poll(() => page.evaluate(() => window.log))
      .toEqual(['before', 'after loading', 'dependant loading', 'of the shop', 'other 1 loading', 'end']);
  });
});

const WAYS: Readonly<Record<string, string>> = {
  'a pixel that is in no page': "new Image().src = 'https://www.facebook.com/tr?id=1&ev=PageView';",
  'a script by appendChild':
    "var s = document.createElement('script'); s.src = 'https://static.hotjar.com/c/x.js'; document.head.appendChild(s);",
  'by setAttribute':
    "var s = document.createElement('script'); s.setAttribute('src', '//snap.licdn.com/li.js'); document.head.prepend(s);",
  'an address written later':
    "var s = document.createElement('script'); document.head.appendChild(s); s.src = 'https://bat.bing.com/bat.js';",
  'a frame as text':
    'document.getElementById(\'room\').innerHTML = \'<iframe title="x" src="https://www.youtube.com/embed/x"></iframe>\';',
  'a frame as an element':
    "var f = document.createElement('iframe'); f.src = 'https://player.vimeo.com/video/1'; document.getElementById('room').append(f);",
  'an image as text':
    "document.getElementById('room').insertAdjacentHTML('beforeend', '<img alt=\"\" src=\"https://ct.pinterest.com/v3/?a=1&amp;b=2\">');",
  'markup read by a range':
    "document.head.append(document.createRange().createContextualFragment('<script src=\"https://www.clarity.ms/tag/x\"></scr' + 'ipt>'));",
  'a copy of a template':
    "var t = document.createElement('template'); t.innerHTML = '<iframe title=\"x\" src=\"https://open.spotify.com/embed/x\"></iframe>'; document.getElementById('room').append(t.content.cloneNode(true));",
  'by jQuery': 'jQuery(\'#room\').html(\'<iframe title="x" src="https://www.youtube.com/embed/y"></iframe>\');',
};

test.describe('elements that scripts insert are blocked too @real', () => {
  for (const [index, [name, code]] of Object.entries(WAYS).entries())
    test(
      `an element that a script inserts (${name}) is blocked until it is accepted`,
      nightlyFrom(1, index),
      async ({ page, shop, context }) => {
        const tags = new Tags(page);
        const isEarly = !code.includes('room');
        // The script's text does not reveal the address, so only the request itself can be blocked.
        const script = `<script>/* ${FILE} */ ${code.replace(/(\/\/\w{3})/, "$1' + '")}</script>`;
        await tags.print(
          isEarly
            ? { head: script }
            : {
                scripts: { room: { deps: ['jquery'] } },
                footer: `<div id="room"></div>${script}<script src="https://cdn.example/x.js"></script>`,
              },
        );
        await shop.open('listing', { ready: false });
        await page.waitForLoadState('load');
        const known = () => tags.asked.filter((url) => !url.includes('cdn.example'));
        expect(known()).toEqual([]);
        await tags.press('accept');
        await expect.poll(known).toHaveLength(1);
        await page.reload();
        await expect.poll(known).toHaveLength(2);
        await context.clearCookies();
        await page.reload();
        await tags.press('decline');
        await page.reload();
        expect(known()).toHaveLength(2);
      },
    );
});
