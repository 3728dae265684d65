import { Tags } from './support/tags';
import { expect, test } from './support/test';

test.use({ storageState: { cookies: [], origins: [] } });

const insert = (address: string) =>
  `var s=d.createElement('script');s.async=1;s.src='${address}';var f=d.getElementsByTagName('script')[0];f.parentNode.insertBefore(s,f)`;
const wrapped = (code: string) => `<script>(function(w,d){${code}})(window,document);</script>`;
const queued = (name: string, list: string, address: string) =>
  wrapped(
    `if(w.${name})return;var n=w.${name}=function(){n.${list}.push([].slice.call(arguments))};n.${list}=[];${insert(address)}`,
  );

interface Vendor {
  /** The snippet from the vendor's own instructions. */
  base: string;
  call: string;
  name: string;
  file: string;
  /** Expression for the queue that the vendor's file finds when it loads, as one string. */
  queue: string;
  expected: RegExp;
}
const VENDORS: Readonly<Record<string, Vendor>> = {
  'Google Ads': {
    base: `<script async src="https://www.googletagmanager.com/gtag/js?l=dataLayer&id=AW-1"></script><script>window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag("js",new Date);gtag("config","AW-1")</script>`,
    call: "gtag('event', 'conversion', {send_to: 'AW-1/abc'})",
    name: 'gtag',
    file: 'googletagmanager.com/gtag/js',
    queue: 'window.dataLayer.map(function (a) { return [].slice.call(a) })',
    expected: /"config","AW-1".*"event","conversion"/,
  },
  'Google Analytics, two quotes and Stripe': {
    base: `<script>window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments);}gtag('js',new Date());gtag( 'config' , "G-1" );window.stripe=function(){};stripe('pk');</script><script async src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>`,
    call: 'gtag("event", "purchase", {"transaction_id": "7"})',
    name: 'gtag',
    file: 'googletagmanager.com/gtag/js',
    queue: 'window.dataLayer.map(function (a) { return [].slice.call(a) })',
    expected: /"config","G-1".*"event","purchase"/,
  },
  'Tag Manager': {
    base: wrapped(
      `w.dataLayer=w.dataLayer||[];w.dataLayer.push({'gtm.start':1,event:'gtm.js'});${insert('https://www.googletagmanager.com/gtm.js?id=GTM-1')}`,
    ),
    call: "dataLayer.push({event: 'purchase'})",
    name: 'dataLayer',
    file: 'googletagmanager.com/gtm.js',
    queue: 'window.dataLayer',
    expected: /(?=.*gtm\.js).*purchase/,
  },
  Meta: {
    base: `${queued('fbq', 'queue', 'https://connect.facebook.net/en_US/fbevents.js').replace('</script>', '')}fbq('init','1');fbq('track','PageView');</script>`,
    call: "fbq('track', 'Purchase', {value: 1})",
    name: 'fbq',
    file: 'connect.facebook.net',
    queue: 'window.fbq.queue',
    expected: /"init","1".*"PageView".*"Purchase"/,
  },
  'Meta in three elements': {
    base: `${queued('fbq', 'queue', '//connect.facebook.net/en_US/fbevents.js')}<script>fbq('init','1')</script><script>fbq('track','PageView')</script>`,
    call: "fbq('track', 'Purchase', {value: 1})",
    name: 'fbq',
    file: 'connect.facebook.net',
    queue: 'window.fbq.queue',
    expected: /"init","1".*"PageView".*"Purchase"/,
  },
  'Meta, delayed by its plugin': {
    base: `<script>window.addEventListener('load',function(){setTimeout(function(){/* connect.facebook.net/ */(function(w,d){if(w.fbq)return;var n=w.fbq=function(){n.queue.push([].slice.call(arguments))};n.queue=[];${insert('https://connect.facebook.net/en_US/fbevents.js')};fbq('init','1');fbq('track','PageView')})(window,document)},200)});</script>`,
    call: "window.fbq && fbq('track', 'Purchase', {value: 1})",
    name: 'fbq',
    file: 'connect.facebook.net',
    queue: 'window.fbq.queue',
    expected: /"init","1".*"PageView"/,
  },
  TikTok: {
    base: wrapped(
      `w.TiktokAnalyticsObject='ttq';var q=w.ttq=w.ttq||[];q.methods=['page','track','identify'];q.methods.forEach(function(m){q[m]=function(){q.push([m].concat([].slice.call(arguments)))}});q.load=function(i){${insert('https://analytics.tiktok.com/i18n/pixel/events.js')}};q.load('C1');q.page()`,
    ),
    call: "ttq.track('CompletePayment', {value: 1})",
    name: 'ttq',
    file: 'analytics.tiktok.com',
    queue: 'window.ttq',
    expected: /"page".*"track","CompletePayment"/,
  },
  Pinterest: {
    base: `${queued('pintrk', 'queue', 'https://s.pinimg.com/ct/core.js').replace('</script>', '')}pintrk('load','1');pintrk('page');</script>`,
    call: "pintrk('track', 'checkout')",
    name: 'pintrk',
    file: 's.pinimg.com',
    queue: 'window.pintrk.queue',
    expected: /"load","1".*"page".*"track","checkout"/,
  },
  'Microsoft Advertising': {
    base: wrapped(
      `w.uetq=w.uetq||[];var n=d.createElement('script');n.src='//bat.bing.com/bat.js';n.async=1;n.onload=function(){w.uetReady=1};var i=d.getElementsByTagName('script')[0];i.parentNode.insertBefore(n,i)`,
    ),
    call: "window.uetq = window.uetq || []; window.uetq.push('event', 'purchase', {})",
    name: 'uetq',
    file: 'bat.bing.com',
    queue: 'window.uetq',
    expected: /"event","purchase"/,
  },
  Clarity: {
    base: `<script>(function(c,l,a,r,i,t,y){c[a]=c[a]||function(){(c[a].q=c[a].q||[]).push(arguments)};t=l.createElement(r);t.async=1;t.src="https://www.clarity.ms/tag/"+i;y=l.getElementsByTagName(r)[0];y.parentNode.insertBefore(t,y)})(window,document,"clarity","script","abc");</script>`,
    call: "clarity('set', 'stage', 'paid')",
    name: 'clarity',
    file: 'clarity.ms',
    queue: 'window.clarity.q.map(function (a) { return [].slice.call(a) })',
    expected: /"set","stage","paid"/,
  },
  Matomo: {
    base: `<script>var _paq=window._paq=window._paq||[];_paq.push(['trackPageView']);(function(){var u="//matomo.example/";_paq.push(['setSiteId','1']);var d=document,g=d.createElement('script'),s=d.getElementsByTagName('script')[0];g.async=true;g.src=u+'matomo.js';s.parentNode.insertBefore(g,s)})();</script>`,
    call: "_paq.push(['trackEcommerceOrder', '7', 1])",
    name: '_paq',
    file: 'matomo.example',
    queue: 'window._paq',
    expected: /"setSiteId","1".*"trackEcommerceOrder"/,
  },
  Hotjar: {
    base: `<script>(function(h,o,t,j,a,r){h.hj=h.hj||function(){(h.hj.q=h.hj.q||[]).push(arguments)};h._hjSettings={hjid:1,hjsv:6};a=o.getElementsByTagName('head')[0];r=o.createElement('script');r.async=1;r.src=t+h._hjSettings.hjid+j;a.appendChild(r)})(window,document,'https://static.hotjar.com/c/hotjar-','.js?sv=');</script>`,
    call: "hj('event', 'paid')",
    name: 'hj',
    file: 'static.hotjar.com',
    queue: '(window.hj.q || []).map(function (a) { return [].slice.call(a) })',
    expected: /"event","paid"/,
  },
};

/** Tags of two kinds, whose calls wait in a list and in a function. */
const BY_DAY = ['Google Analytics, two quotes and Stripe', 'Meta'];

/** The event that each page sends, by the vendor's own name. */
const EVENT = /"(conversion|[Pp]urchase|CompletePayment|checkout|paid|trackEcommerceOrder)"/g;

/** Prints a page with the vendor's snippet, one call, and a button that calls again. */
const print = (tags: Tags, { base, call, file, queue }: Vendor) =>
  tags.print(
    {
      head: base,
      footer: `<script>${call};window.after = 1;</script><button type="button" id="call" onclick="${call.replaceAll('"', "'")}">x</button>`,
    },
    { [file]: `window.found = JSON.stringify(${queue});` },
  );

declare global {
  interface Window {
    found?: string;
    after?: number;
    order?: string[];
  }
}

test.describe('tags of vendors wait, and no caller meets undefined @real', () => {
  for (const [name, vendor] of Object.entries(VENDORS)) {
    test(`the tag of ${name} gets its queued calls when it is accepted later, and runs on the next page`, {
      tag: !BY_DAY.includes(name) ? '@nightly' : [],
    }, async ({ page, shop }) => {
      const tags = new Tags(page);
      await print(tags, vendor);
      await shop.open('listing', { ready: false });
      expect(await page.evaluate((api) => typeof Reflect.get(window, api), vendor.name)).not.toBe('undefined');
      expect([tags.asked.length, await page.evaluate(() => window.after)]).toEqual([0, 1]);
      await tags.press('accept');
      await expect.poll(() => page.evaluate(() => window.found)).toMatch(vendor.expected);
      expect((await page.evaluate(() => window.found))?.match(EVENT), 'once').toHaveLength(1);

      await page.reload();
      await expect.poll(() => page.evaluate(() => window.found ?? '')).not.toBe('');
      await page.locator('#call').dispatchEvent('click');
      expect(await page.evaluate(() => window.after)).toBe(1);
      await expect
        .poll(() => page.evaluate((queue) => JSON.stringify(eval(queue)), vendor.queue))
        .toMatch(vendor.expected);
      expect(tags.of(vendor.file)).toHaveLength(2);
    });

    test(`the tag of ${name} never loads after a refusal, and its calls do not fail`, {
      tag: BY_DAY.includes(name) ? [] : '@nightly',
    }, async ({ page, shop }) => {
      const tags = new Tags(page);
      await print(tags, vendor);
      await shop.open('listing', { ready: false });
      await tags.press('decline');
      for (const isAgain of [false, true]) {
        if (isAgain) await page.reload();
        await page.locator('#call').dispatchEvent('click');
        expect(await page.evaluate(() => window.after)).toBe(1);
      }
      expect(tags.asked).toEqual([]);
    });
  }
});
