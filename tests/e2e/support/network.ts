import type { Page, Request, Route } from '@playwright/test';

export type Endpoint =
  | 'add_to_cart'
  | 'islas_add_form'
  | 'islas_drawer'
  | 'remove_from_cart'
  | 'get_refreshed_fragments'
  | 'get_variation';
export type Trouble = 'offline' | '500' | 'html' | 'empty' | 'no-fragments' | 'hangs';

/** Patterns for Islas' files: the built names, and the sources that the pretend shop serves. */
export const FILES = {
  main: /\/((main|core)\.js|src\/main\.ts)(\?|$)/,
  product: /\/(product(-add|-shared)?\.js|(src\/entries\/product|widgets\/product-add\/entry)\.ts)(\?|$)/,
  cards: /\/(cards\.js|src\/entries\/cards\.ts)(\?|$)/,
  react: /\/(react\.js|deps\/react[\w-]*\.js)(\?|$)/,
  recentSearches: /\/(search-search-field\.js|widgets\/search\/search-field\.ts)(\?|$)/,
  views: /\/([\w-]+-view\.js|widgets\/[\w/-]+\/view\.tsx)(\?|$)/,
  client: /\/(wordpress-rest-client\.js|src\/wordpress\/rest\/client\.ts)(\?|$)/,
} as const;

const address = (endpoint: Endpoint) => new RegExp(`[?&]wc-ajax=${endpoint}(&|$)`);

const HTML = '<!DOCTYPE html><title>Error</title><p>Ha habido un error crítico en esta web.</p>';

const answer = (route: Route, trouble: Trouble): Promise<void> | undefined => {
  switch (trouble) {
    case 'offline':
      return route.abort('internetdisconnected');
    case '500':
      return route.fulfill({ status: 500, contentType: 'text/html', body: HTML });
    case 'html':
      return route.fulfill({ contentType: 'text/html', body: HTML });
    case 'empty':
      return route.fulfill({ contentType: 'application/json', body: '' });
    case 'no-fragments':
      return route.fulfill({ contentType: 'application/json', body: '{"cart_hash":"x"}' });
    case 'hangs':
      return undefined; // Never answered: the page must time out by itself.
  }
};

/** Records the page's requests, and makes some of them fail or wait. */
export class Network {
  readonly cart: { endpoint: Endpoint; form: Record<string, string> }[] = [];
  readonly all: Request[] = [];

  constructor(private readonly page: Page) {
    page.on('request', (request) => {
      this.all.push(request);
      const endpoint = new URL(request.url()).searchParams.get('wc-ajax') as Endpoint | null;
      if (endpoint)
        this.cart.push({ endpoint, form: Object.fromEntries(new URLSearchParams(request.postData() ?? '')) });
    });
  }

  /** Number of top-level navigations so far, the first one included. */
  get visits(): number {
    return this.all.filter((request) => request.isNavigationRequest() && !request.frame().parentFrame()).length;
  }

  count(endpoint: Endpoint): number {
    return this.cart.filter((request) => request.endpoint === endpoint).length;
  }

  /** Makes all requests of this endpoint fail in this way, until the returned function is called. */
  async fail(endpoint: Endpoint, trouble: Trouble): Promise<() => Promise<void>> {
    const handler = (route: Route) => answer(route, trouble);
    await this.page.route(address(endpoint), handler);
    return () => this.page.unroute(address(endpoint), handler);
  }

  /** Holds requests of this endpoint until the returned function is called. */
  hold(endpoint: Endpoint): Promise<() => Promise<void>> {
    return this.holdAll(address(endpoint));
  }

  /** Holds Islas' main file until the returned function is called, to test actions before it has loaded. */
  holdFiles(): Promise<() => Promise<void>> {
    return this.holdAll(FILES.main);
  }

  /** Holds Islas' main file; the returned function makes its requests fail. */
  async loseFilesLater(): Promise<() => void> {
    let lose = () => {};
    const gate = new Promise<void>((resolve) => (lose = resolve));
    await this.page.route(FILES.main, async (route) => {
      await gate;
      await route.abort('blockedbyclient').catch(() => undefined);
    });
    return lose;
  }

  /** Holds the file that renders swatches on cards until the function is called; presses are handled meanwhile. */
  holdCards(): Promise<() => Promise<void>> {
    return this.holdAll(FILES.cards);
  }

  /** Holds the pages of search results until the returned function is called. */
  holdResults(): Promise<() => Promise<void>> {
    return this.holdAll(/[?&]s=/);
  }

  /** Requested files of React and of its views so far. */
  get reactFiles(): readonly string[] {
    const urls = this.all.map((request) => request.url());
    return urls.filter((url) => FILES.react.test(url) || FILES.views.test(url));
  }

  /** Holds React's views until the returned function is called. */
  holdViews(): Promise<() => Promise<void>> {
    return this.holdAll(FILES.views);
  }

  /** Holds what remembers searches until the returned function is called. */
  holdRecentSearches(): Promise<() => Promise<void>> {
    return this.holdAll(FILES.recentSearches);
  }

  private async holdAll(pattern: RegExp): Promise<() => Promise<void>> {
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    const handler = async (route: Route) => {
      await gate;
      await route.continue().catch(() => undefined); // The page may have been closed meanwhile.
    };
    await this.page.route(pattern, handler);
    return async () => {
      release();
      await this.page.unroute(pattern, handler);
    };
  }

  /** Holds a built file by its name without the ending, until the returned function is called. */
  holdFile(name: string): Promise<() => Promise<void>> {
    return this.holdAll(new RegExp(`/${name}\\.js`));
  }

  /** Makes scripts whose address matches fail to load. */
  async block(scripts: RegExp): Promise<void> {
    await this.page.route(scripts, (route) =>
      route.request().resourceType() === 'script' ? route.abort('blockedbyclient') : route.fallback(),
    );
  }
}
