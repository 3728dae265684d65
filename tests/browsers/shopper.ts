import { expect } from 'vitest';
import { PLACES, type ShopName } from '../e2e/support/shops';
import type { Browser } from './browser';
import { openFirefox } from './firefox';
import { openWebKit } from './webkit';

const { ISLAS_URL = 'http://127.0.0.1:5173/', ISLAS_SHOP = 'pretend', FIREFOX_PATH, WEBKIT_DRIVER_PATH } = process.env;

export const shop = ISLAS_SHOP as ShopName;
export const places = PLACES[shop];

/** Opens the browser that the environment variables name. */
const openBrowser = async (): Promise<Browser> => {
  if (FIREFOX_PATH) return openFirefox(FIREFOX_PATH);
  if (WEBKIT_DRIVER_PATH) return openWebKit(WEBKIT_DRIVER_PATH);
  throw new Error('Name a browser: FIREFOX_PATH, or WEBKIT_DRIVER_PATH.');
};

const addressOf = (place: string): string => new URL(place, ISLAS_URL).href;

/** A visitor in one browser, with assertions that wait. */
export class Shopper {
  private constructor(readonly browser: Browser) {}

  static async arrive(): Promise<Shopper> {
    return new Shopper(await openBrowser());
  }

  /** Opens a page and waits for the element `ready`, which shows that Islas has started there. */
  async open(place: string, ready: string): Promise<void> {
    await this.browser.open(addressOf(place));
    await this.sees(ready);
    await this.browser.run(() => document.body.setAttribute('data-same-page', ''));
  }

  count(selector: string): Promise<number> {
    return this.browser.run((all) => document.querySelectorAll(all).length, selector);
  }

  /** Text of the first matching element in one line; empty if there is none. */
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

  /** Asserts that no page has loaded since the last `open`. */
  async isOnSamePage(): Promise<void> {
    expect(await this.count('[data-same-page]'), 'the same page').toBe(1);
  }

  /** Number of items in this visitor's cart, as the server counts them. */
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

  /** Makes the page's requests fail as without a network, until `findNetwork`. */
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
