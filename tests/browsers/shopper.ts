import { expect } from 'vitest';
import { PLACES, type ShopName } from '../e2e/support/shops';
import type { Browser } from './browser';
import { openFirefox } from './firefox';
import { openWebKit } from './webkit';

const { ISLAS_URL = 'http://127.0.0.1:5173/', ISLAS_SHOP = 'pretend', FIREFOX_PATH, WEBKIT_DRIVER_PATH } = process.env;

export const shop = ISLAS_SHOP as ShopName;
export const places = PLACES[shop];

/** The browser that the environment names. */
const openBrowser = async (): Promise<Browser> => {
  if (FIREFOX_PATH) return openFirefox(FIREFOX_PATH);
  if (WEBKIT_DRIVER_PATH) return openWebKit(WEBKIT_DRIVER_PATH);
  throw new Error('Name a browser: FIREFOX_PATH, or WEBKIT_DRIVER_PATH.');
};

const addressOf = (place: string): string => new URL(place, ISLAS_URL).href;

/** Somebody who looks at the shop in one browser, and can wait for what they expect to see. */
export class Shopper {
  private constructor(readonly browser: Browser) {}

  static async arrive(): Promise<Shopper> {
    return new Shopper(await openBrowser());
  }

  /** Opens a page and waits until Islas answers on it, which it says by this. */
  async open(place: string, ready: string): Promise<void> {
    await this.browser.open(addressOf(place));
    await this.sees(ready);
    await this.browser.run(() => document.body.setAttribute('data-same-page', ''));
  }

  count(selector: string): Promise<number> {
    return this.browser.run((all) => document.querySelectorAll(all).length, selector);
  }

  /** What the first such element says, in one line; empty without one. */
  text(selector: string): Promise<string> {
    return this.browser.run(
      (first) => (document.querySelector(first)?.textContent ?? '').trim().replace(/\s+/g, ' '),
      selector,
    );
  }

  value(selector: string): Promise<string> {
    return this.browser.run((first) => document.querySelector<HTMLInputElement>(first)?.value ?? '', selector);
  }

  sees(selector: string, times?: number): Promise<void> {
    const seen = expect.poll(() => this.count(selector), { message: selector });
    return times === undefined ? seen.toBeGreaterThan(0) : seen.toBe(times);
  }

  reads(selector: string, text: string | RegExp): Promise<void> {
    return expect.poll(() => this.text(selector), { message: selector }).toMatch(text);
  }

  /** No page has been loaded since the last that was opened. */
  async isOnSamePage(): Promise<void> {
    expect(await this.count('[data-same-page]'), 'the same page').toBe(1);
  }

  /** How many things the server has in this visitor's cart. */
  itemsInCart(): Promise<number> {
    return this.browser.run(async () => {
      const answer = await fetch('/?wc-ajax=get_refreshed_fragments', {
        method: 'POST',
        headers: { 'Islas-Only-Reads': '1' },
      });
      const { fragments } = (await answer.json()) as { fragments: Record<string, string> };
      const widget = fragments['div.widget_shopping_cart_content'] ?? '';
      return [...widget.matchAll(/class="quantity">\s*(\d+)/g)].reduce((sum, [, count]) => sum + Number(count), 0);
    });
  }

  /** The page's requests end as they do without a network, until it is there again. */
  async loseNetwork(): Promise<void> {
    await this.browser.run(() => {
      const { fetch } = window;
      const { open } = XMLHttpRequest.prototype;
      window.fetch = () => Promise.reject(new TypeError('NetworkError'));
      XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, method: string) {
        open.call(this, method, 'http://127.0.0.1:1/', true);
      } as typeof open;
      Object.assign(window, {
        mend: () => {
          window.fetch = fetch;
          XMLHttpRequest.prototype.open = open;
        },
      });
    });
  }

  async findNetwork(): Promise<void> {
    await this.browser.run(() => (window as unknown as { mend: () => void }).mend());
  }
}
