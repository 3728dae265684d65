import type { Page } from '@playwright/test';

/** Chromium's message for a request that failed, for journeys that make it fail. */
export const FAILED_LOAD = /Failed to load resource|net::ERR_/;

/** Whether the error is a failed load from another host, which says nothing about the shop: the host may be offline. */
const isForeignLoad = (text: string, url: string, page: string): boolean =>
  FAILED_LOAD.test(text) && URL.canParse(url) && URL.canParse(page) && new URL(url).host !== new URL(page).host;

/** Console errors and unhandled rejections; an unexpected one makes the journey fail. */
export class Problems {
  private readonly found: string[] = [];
  private readonly expected: RegExp[] = [];

  constructor(page: Page) {
    page.on('pageerror', (error) => this.found.push(`${error.name}: ${error.message}`));
    page.on('console', (message) => {
      const { url } = message.location();
      if (message.type() === 'error' && !isForeignLoad(message.text(), url, page.url())) {
        this.found.push(`${message.text()} (${url})`);
      }
    });
  }

  /** Accepts problems whose text matches. */
  expect(...patterns: RegExp[]): void {
    this.expected.push(...patterns);
  }

  /** Problems so far whose text matches, expected or not. */
  like(pattern: RegExp): string[] {
    return this.found.filter((text) => pattern.test(text));
  }

  unexpected(): string[] {
    return this.found.filter((text) => !this.expected.some((pattern) => pattern.test(text)));
  }
}

interface Heard {
  text: string;
  at: number;
}

declare global {
  interface Window {
    heard: Heard[];
  }
}

/** Runs in the page before its scripts: records each new text of a live region, with its time. */
const listen = () => {
  const LIVE = ':is([role=alert],[role=status],[aria-live=polite],[aria-live=assertive]):not([aria-live=off])';
  const last = new WeakMap<Element, string>();
  window.heard = [];
  const hear = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement;
    const regions = new Set([element?.closest(LIVE), ...(element?.querySelectorAll(LIVE) ?? [])]);
    for (const region of regions) {
      if (!region) continue;
      const text = (region.textContent ?? '').trim().replace(/\s+/g, ' ');
      if (text && last.get(region) !== text) window.heard.push({ text, at: performance.now() });
      last.set(region, text);
    }
  };
  new MutationObserver((changes) => {
    for (const { target } of changes) hear(target);
  }).observe(document, { childList: true, subtree: true, characterData: true });
};

/** Texts of the page's live regions, which assistive technology announces, in order. */
export class Announcements {
  constructor(private readonly page: Page) {}

  static async on(page: Page): Promise<Announcements> {
    await page.addInitScript(listen);
    return new Announcements(page);
  }

  heard(): Promise<Heard[]> {
    return this.page.evaluate(() => window.heard);
  }

  async texts(): Promise<string[]> {
    return (await this.heard()).map(({ text }) => text);
  }

  /** Clears the recorded texts. */
  clear(): Promise<void> {
    return this.page.evaluate(() => void (window.heard.length = 0));
  }
}
