import { expect } from '@playwright/test';
import { BrowserPipe } from '../../../.tools/chromium/pipe.mjs';
import { Between } from './between';
import type { Places } from './shops';

/** What a page tells, from before its own scripts; `print` puts it there. */
interface Told {
  /** Times at which the page was shown again from the browser's memory, and what its cart was at the next frame. */
  returns: { count: string | null; ms: number }[];
  /** The cart's number and the decision at the first frame after a page that was rendered ahead is shown. */
  firstFrame?: { count: string | null; consent: string | undefined };
  errors: string[];
}

declare global {
  interface Window {
    told: Told;
  }
}

/** The number in a header's cart: of a classic theme, or the badge of the Mini-Cart block. */
const COUNT = 'a.cart-contents .count, .wc-block-mini-cart__badge';
/** Where a page that is rendered ahead says that it has loaded. */
const LOADED = '/journey-loaded';

/** Runs in every page first. It is sent as text, so that its names are its own. */
const tell = () => {
  const count = () =>
    document.querySelector('a.cart-contents .count, .wc-block-mini-cart__badge')?.textContent?.trim() ?? null;
  const told: Told = { returns: [], errors: [] };
  window.told = told;
  addEventListener('error', ({ message }) => told.errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => told.errors.push(String(reason)));
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const began = performance.now();
    const before = count();
    let ms = 0;
    const seen = new MutationObserver(() => {
      if (count() !== before) ms = performance.now() - began;
    });
    seen.observe(document, { subtree: true, childList: true, characterData: true });
    requestAnimationFrame(() => told.returns.push({ count: count(), ms }));
  });
  if (!Reflect.get(document, 'prerendering')) return;
  document.addEventListener('prerenderingchange', () =>
    requestAnimationFrame(() => {
      told.firstFrame = { count: count(), consent: document.documentElement.dataset['consent'] };
    }),
  );
  // Deferred scripts have run, and what they start at once too.
  addEventListener('load', () => setTimeout(() => fetch(`/journey-loaded?${location.pathname}`), 300));
};

/** The name of one of the shop's pages, or a path. */
type Place = keyof Places | (string & {});

/** A whole Chromium with one tab, which renders pages ahead and keeps them for *Back*. */
export class WholeBrowser {
  private constructor(
    private readonly chromium: BrowserPipe,
    readonly between: Between,
    private readonly shop: string,
    private readonly places: Places,
  ) {}

  static async open(
    executablePath: string,
    shop: string,
    places: Places,
    more: readonly string[],
  ): Promise<WholeBrowser> {
    const between = await Between.open();
    between.print(tell);
    between.answer(new RegExp(`^${LOADED}`), 'text/plain', '');
    const proxy = [`--proxy-server=${between.address}`, '--proxy-bypass-list=<-loopback>'];
    const args = ['--no-sandbox', '--disable-gpu', '--lang=es-ES', '--window-size=1280,900', ...proxy, ...more];
    return new WholeBrowser(await BrowserPipe.open(executablePath, args), between, shop, places);
  }

  addressOf(place: Place): string {
    return new URL(place in this.places ? this.places[place as keyof Places] : place, this.shop).href;
  }

  /** Opens a page by its address, as from the browser's own field. */
  async open(place: Place): Promise<void> {
    await this.chromium.ofPage('Page.navigate', { url: this.addressOf(place) });
    await this.shows(place);
  }

  /** Runs a function in the page that is shown. The function is sent as text, so it can use only its arguments. */
  run<A extends readonly unknown[], T>(script: (...given: A) => T, ...given: A): Promise<Awaited<T>> {
    return this.chromium.run(script, ...given);
  }

  /** Waits until a page with this path is shown and has loaded. */
  shows(place: Place): Promise<void> {
    // A call may be lost with the page that it was sent to.
    const shown = () => this.run(() => document.readyState === 'complete' && location.href).catch(String);
    return expect.poll(shown, { timeout: 20_000, message: `shows ${place}` }).toBe(this.addressOf(place));
  }

  /** Moves the pointer onto an element. Returns where that is. */
  async hover(selector: string): Promise<{ x: number | undefined; y: number | undefined }> {
    const place = (target: string) => {
      const found = [...document.querySelectorAll(target)].find((element) => element.getClientRects().length);
      found?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = found?.getBoundingClientRect();
      return box ? [box.left + box.width / 2, box.top + box.height / 2] : [];
    };
    await expect.poll(async () => (await this.run(place, selector)).length, { message: selector }).toBe(2);
    const [x, y] = await this.run(place, selector);
    await this.chromium.ofPage('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
    return { x, y };
  }

  /** Presses an element with the mouse. */
  async press(selector: string): Promise<void> {
    const event = { ...(await this.hover(selector)), button: 'left', clickCount: 1 };
    await this.chromium.ofPage('Input.dispatchMouseEvent', { ...event, type: 'mousePressed' });
    // The page may be another one by now.
    await this.chromium.ofPage('Input.dispatchMouseEvent', { ...event, type: 'mouseReleased' }).catch(() => undefined);
  }

  /** Whether an element is there to be seen. */
  sees(selector: string): Promise<boolean> {
    const isSeen = (all: string) =>
      [...document.querySelectorAll(all)].some((one) => one.checkVisibility({ visibilityProperty: true }));
    return this.run(isSeen, selector);
  }

  /** Adds the product of this listing's first button. */
  async add(): Promise<void> {
    const button = '.ajax_add_to_cart[data-island-state="live"]:not(.wc-interactive)';
    await this.press(button);
    await expect.poll(() => this.sees('.ajax_add_to_cart.added'), { message: 'added' }).toBe(true);
  }

  /** Lets the browser render a page ahead, and waits until it has. */
  async renderAhead(place: Place): Promise<void> {
    const url = this.addressOf(place);
    const path = `${LOADED}?${new URL(url).pathname}`;
    const countLoads = () => this.between.asked.filter((asked) => asked.path === path).length;
    const before = countLoads();
    await this.run((address) => {
      const rules = document.createElement('script');
      rules.type = 'speculationrules';
      rules.textContent = JSON.stringify({ prerender: [{ source: 'list', urls: [address], eagerness: 'immediate' }] });
      document.head.append(rules);
    }, url);
    await expect.poll(countLoads, { timeout: 20_000, message: `${place} is rendered ahead` }).toBe(before + 1);
  }

  /** Follows a link to this page. */
  async follow(place: Place): Promise<void> {
    await this.run((address) => void setTimeout(() => location.assign(address)), this.addressOf(place));
    await this.shows(place);
  }

  /** Goes back to this page. */
  async back(place: Place): Promise<void> {
    await this.run(() => void setTimeout(() => history.back()));
    await this.shows(place);
  }

  /** Whether this page was rendered before it was shown. */
  wasRenderedAhead(): Promise<boolean> {
    return this.run(() => {
      const [visit] = performance.getEntriesByType('navigation');
      return Number(Reflect.get(visit ?? {}, 'activationStart')) > 0;
    });
  }

  /** Why the page that is shown after *Back* is not the one from before; empty if it is. */
  notRestored(): Promise<readonly string[]> {
    return this.run(async () => {
      // A page from before tells so in its first frame.
      for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
      if (window.told.returns.length) return [];
      const [visit] = performance.getEntriesByType('navigation');
      const why = Reflect.get(visit ?? {}, 'notRestoredReasons') as { reasons?: { reason: string }[] } | null;
      return why?.reasons?.map(({ reason }) => reason) ?? ['no reason given'];
    });
  }

  told(): Promise<Told> {
    return this.run(() => window.told);
  }

  count(): Promise<string | null> {
    return this.run((selector) => document.querySelector(selector)?.textContent?.trim() ?? null, COUNT);
  }

  /** The visitor's cookies, by name. */
  async cookies(): Promise<Readonly<Record<string, string>>> {
    const { cookies } = await this.chromium.ofPage('Network.getCookies', { urls: [this.shop] });
    return Object.fromEntries((cookies as { name: string; value: string }[]).map(({ name, value }) => [name, value]));
  }

  async setCookie(name: string, value: string): Promise<void> {
    await this.chromium.ofPage('Network.setCookie', { name, value, url: this.shop });
  }

  /** Ends the visitor's session in the shop, as time does. */
  async endSession(): Promise<void> {
    for (const name of Object.keys(await this.cookies()))
      if (name.includes('woocommerce')) await this.chromium.ofPage('Network.deleteCookies', { name, url: this.shop });
  }

  async close(): Promise<void> {
    await this.chromium.close();
    await this.between.close();
  }
}
