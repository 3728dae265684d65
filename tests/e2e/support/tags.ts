import type { Page } from '@playwright/test';

/** What others print on a page of the shop (`.tools/store/php/tags.php`). */
export interface Printed {
  head?: string;
  footer?: string;
  /** Headers of the answer, each as a whole line. */
  headers?: readonly string[];
  /** Behind the scripts that WordPress prints last. */
  end?: string;
  /** In front of the page's or the product's text. */
  content?: string;
  /** What others answer for an address on a line of its own. */
  oembed?: string;
  scripts?: Readonly<Record<string, { src?: string; deps?: string[]; data?: object; before?: string; after?: string }>>;
  /** Script modules, as `wp_register_script_module` takes them; `enqueue: false` only registers one. */
  modules?: Readonly<Record<string, { src: string; deps?: (string | object)[]; enqueue?: false }>>;
  nonce?: string;
  /** The policy of such a shop, with `%1$s` for its nonce; without one, scripts alone need it. */
  policy?: string;
}

/** A page of the shop with tags of others, whose hosts answer with what a journey gives them. */
export class Tags {
  /** Addresses of other hosts that were asked for. */
  readonly asked: string[] = [];

  constructor(readonly page: Page) {}

  /** `answers` are scripts by a part of their address; others are empty. */
  async print(printed: Printed, answers: Readonly<Record<string, string>> = {}): Promise<void> {
    const shop = new URL(this.page.url()).hostname || '127.0.0.1';
    await this.page.route(
      (url) => url.hostname !== shop && url.hostname !== '127.0.0.1',
      (route) => {
        const url = route.request().url();
        this.asked.push(url);
        const [, body = ''] = Object.entries(answers).find(([part]) => url.includes(part)) ?? [];
        const isFrame = route.request().resourceType() === 'document';
        return route.fulfill({ contentType: isFrame ? 'text/html' : 'text/javascript', body });
      },
    );
    const tags = Buffer.from(JSON.stringify(printed)).toString('base64');
    await this.page.setExtraHTTPHeaders({ 'Islas-Tags': tags });
  }

  press(how: 'accept' | 'decline'): Promise<void> {
    return this.page.locator(`#islas-consent [data-islas-action="consent.${how}"]`).click();
  }

  /** What was asked of a host. */
  of(part: string): string[] {
    return this.asked.filter((url) => url.includes(part));
  }
}
