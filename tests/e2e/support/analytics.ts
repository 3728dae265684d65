import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './test';

export interface Sent {
  readonly name: string;
  readonly params: Readonly<Record<string, unknown>> & { readonly items?: readonly Record<string, unknown>[] };
}

/** Analytics settings for one visitor; Islas does not load Google's script. */
export const ON = 'feature_analytics,analytics_measurement_id:G-TEST12345,analytics_load_tag:0';
export const ON_LAYER =
  'feature_analytics,analytics_target:datalayer,analytics_container_id:GTM-TEST1,analytics_load_tag:0';

/** Runs in the page before its scripts: a replacement of Google's tag that records events. */
const stub = () => {
  const tell = (name: unknown, params: unknown) =>
    void (window as unknown as { islasTold: (event: unknown) => void }).islasTold({ name, params });
  const gtag = (command: string, name: string, params: { event_callback?: () => void }) => {
    if (command !== 'event') return;
    const { event_callback: taken, ...told } = params;
    tell(name, told);
    taken?.();
  };
  const layer: unknown[] = [];
  layer.push = (...given) => {
    for (const { event, eventCallback, ecommerce, ...rest } of given as Record<string, unknown>[]) {
      if (typeof event !== 'string') continue;
      tell(event, ecommerce ?? rest);
      if (typeof eventCallback === 'function') eventCallback();
    }
    return 0;
  };
  Object.assign(window, { gtag, dataLayer: layer });
};

/** A consent tool that uses the WP Consent API: code reads it by a function and follows it by an event. */
const tool = () =>
  Object.assign(window, {
    wp_consent_type: 'optin',
    wp_has_consent: () => document.cookie.includes('wp_consent_statistics=allow'),
    decide: (value: string) => {
      document.cookie = `wp_consent_statistics=${value}; path=/`;
      document.dispatchEvent(new CustomEvent('wp_listen_for_consent_change', { detail: { statistics: value } }));
    },
  });

/** The events that a visitor's pages have sent to Google, from all pages and tabs. */
export class Counted {
  readonly sent: Sent[] = [];

  static async in(context: BrowserContext, url: string, { settings = ON, withTag = true, asks = false } = {}) {
    const counted = new Counted();
    await context.addCookies([{ name: 'tienda_swatches', value: settings, url }]);
    await context.exposeFunction('islasTold', (event: Sent) => void counted.sent.push(event));
    if (withTag) await context.addInitScript(stub);
    if (asks) await context.addInitScript(tool);
    return counted;
  }

  of(name: string): Sent[] {
    return this.sent.filter((event) => event.name === name);
  }

  /** Waits until exactly one event of this name has been sent; returns its parameters. */
  async one(name: string): Promise<Sent['params']> {
    await expect.poll(() => this.of(name).length, { message: name, timeout: 20_000 }).toBe(1);
    return this.of(name)[0]?.params ?? {};
  }

  /** Waits for an event of this name; returns the parameters of the first: a page may have several lists. */
  async first(name: string): Promise<Sent['params']> {
    await expect.poll(() => this.of(name).length, { message: name, timeout: 20_000 }).toBeGreaterThan(0);
    return this.of(name)[0]?.params ?? {};
  }

  /** Installs the replacement of Google's tag for this page's next loads. */
  static bring(page: Page): Promise<unknown> {
    return page.addInitScript(stub);
  }

  static decide(page: Page, value: 'allow' | 'deny'): Promise<void> {
    return page.evaluate((given) => (window as unknown as { decide: (value: string) => void }).decide(given), value);
  }
}
