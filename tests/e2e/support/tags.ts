import type { Page } from '@playwright/test';

/** Markup and scripts that other plugins print on a page of the shop (`.tools/store/php/tags.php`). */
export interface Printed {
  head?: string;
  footer?: string;
  /** Response headers, each as a whole line. */
  headers?: readonly string[];
  /** Printed after WordPress' last scripts. */
  end?: string;
  /** Printed before the page's or the product's text. */
  content?: string;
  /** The oEmbed HTML for an address that stands alone on a line. */
  oembed?: string;
  scripts?: Readonly<Record<string, { src?: string; deps?: string[]; data?: object; before?: string; after?: string }>>;
  /** Script modules, as `wp_register_script_module` takes them; `enqueue: false` only registers one. */
  modules?: Readonly<Record<string, { src: string; deps?: (string | object)[]; enqueue?: false }>>;
  nonce?: string;
  /** The content policy, with `%1$s` for the nonce. Default: only scripts need the nonce. */
  policy?: string;
}

/** Prints tags of other hosts on the shop's pages, and answers requests to those hosts. */
export class Tags {
  /** Requested addresses of other hosts. */
  readonly asked: string[] = [];

  constructor(readonly page: Page) {}

  /** `answers` are response bodies, keyed by a part of their address; other responses are empty. */
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

  /** Decides, and waits for the shop's answer, which sets the decision's cookies once more. */
  async press(how: 'accept' | 'decline'): Promise<void> {
    const answered = this.page.waitForResponse(/wc-ajax=islas_consent/, { timeout: 3000 }).catch(() => undefined);
    await this.page.locator(`#islas-consent [data-islas-action="consent.${how}"]`).click();
    await answered;
  }

  /** Requested addresses that contain `part`. */
  of(part: string): string[] {
    return this.asked.filter((url) => url.includes(part));
  }
}
