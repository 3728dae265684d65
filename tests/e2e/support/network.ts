import type { Page, Request, Route } from '@playwright/test';

export type Endpoint =
  | 'add_to_cart'
  | 'islas_add_form'
  | 'islas_drawer'
  | 'remove_from_cart'
  | 'get_refreshed_fragments'
  | 'get_variation';
export type Trouble = 'offline' | '500' | 'html' | 'empty' | 'no-fragments' | 'hangs';

/** The files of Islas by what they hold, as the build names them and as the pretend shop serves the sources. */
export const FILES = {
  main: /\/(main-[\w-]{6,}\.js|src\/main\.ts)(\?|$)/,
  product: /\/(product-[\w-]{6,}\.js|(src\/entries\/product|widgets\/product-add\/entry)\.ts)(\?|$)/,
  cards: /\/(cards-[\w-]{6,}\.js|src\/entries\/cards\.ts)(\?|$)/,
  react: /\/(react-[\w-]{6,}\.js|deps\/react[\w-]*\.js)(\?|$)/,
  overlayActs: /\/(overlays-[\w-]{6}\.js|src\/entries\/overlays\.ts)(\?|$)/,
  views: /\/(view-[\w-]{6}\.js|widgets\/[\w/-]+\/view\.tsx)(\?|$)/,
  client: /\/(client-[\w-]{6}\.js|src\/wordpress\/rest\/client\.ts)(\?|$)/,
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
      return undefined; // Never answered: what waits for it must give up by itself.
  }
};

/** What the page sends to the shop's cart, and troubles on the way. */
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

  /** Pages asked for so far: the first one, and every one that a link, a form or a script led to. */
  get visits(): number {
    return this.all.filter((request) => request.isNavigationRequest() && !request.frame().parentFrame()).length;
  }

  count(endpoint: Endpoint): number {
    return this.cart.filter((request) => request.endpoint === endpoint).length;
  }

  /** Every request of this endpoint meets the trouble, until the answer is called. */
  async fail(endpoint: Endpoint, trouble: Trouble): Promise<() => Promise<void>> {
    const handler = (route: Route) => answer(route, trouble);
    await this.page.route(address(endpoint), handler);
    return () => this.page.unroute(address(endpoint), handler);
  }

  /** Requests of this endpoint wait on the way until the answer is called. */
  hold(endpoint: Endpoint): Promise<() => Promise<void>> {
    return this.holdAll(address(endpoint));
  }

  /** Islas' own files wait on the way until the answer is called: what is done meanwhile is done early. */
  holdFiles(): Promise<() => Promise<void>> {
    return this.holdAll(FILES.main);
  }

  /** Islas' own files wait on the way until the answer is called, and are lost then. */
  async loseFilesLater(): Promise<() => void> {
    let lose = () => {};
    const gate = new Promise<void>((resolve) => (lose = resolve));
    await this.page.route(FILES.main, async (route) => {
      await gate;
      await route.abort('blockedbyclient').catch(() => undefined);
    });
    return lose;
  }

  /** What paints swatches on cards waits on the way until the answer is called: what answers a press on one does not. */
  holdCards(): Promise<() => Promise<void>> {
    return this.holdAll(FILES.cards);
  }

  /** Pages that a search leads to wait on the way until the answer is called. */
  holdResults(): Promise<() => Promise<void>> {
    return this.holdAll(/[?&]s=/);
  }

  /** Files of React, and of what React draws, that were asked for so far. */
  get reactFiles(): readonly string[] {
    const urls = this.all.map((request) => request.url());
    return urls.filter((url) => FILES.react.test(url) || FILES.views.test(url));
  }

  /** React's views wait on the way until the answer is called. */
  holdViews(): Promise<() => Promise<void>> {
    return this.holdAll(FILES.views);
  }

  /** What makes a dialog one of several overlays waits on the way until the answer is called. */
  holdOverlayActs(): Promise<() => Promise<void>> {
    return this.holdAll(FILES.overlayActs);
  }

  private async holdAll(pattern: RegExp): Promise<() => Promise<void>> {
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    const handler = async (route: Route) => {
      await gate;
      await route.continue().catch(() => undefined); // The page may have been left meanwhile.
    };
    await this.page.route(pattern, handler);
    return async () => {
      release();
      await this.page.unroute(pattern, handler);
    };
  }

  /** Scripts whose address matches never arrive. */
  async block(scripts: RegExp): Promise<void> {
    await this.page.route(scripts, (route) =>
      route.request().resourceType() === 'script' ? route.abort('blockedbyclient') : route.fallback(),
    );
  }
}
