import type { Page, Request, Route } from '@playwright/test';

export type Endpoint =
  | 'add_to_cart'
  | 'islas_add_form'
  | 'remove_from_cart'
  | 'get_refreshed_fragments'
  | 'get_variation';
export type Trouble = 'offline' | '500' | 'html' | 'empty' | 'no-fragments' | 'hangs';

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
  async hold(endpoint: Endpoint): Promise<() => Promise<void>> {
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    const handler = async (route: Route) => {
      await gate;
      await route.continue().catch(() => undefined); // The page may have been left meanwhile.
    };
    await this.page.route(address(endpoint), handler);
    return async () => {
      release();
      await this.page.unroute(address(endpoint), handler);
    };
  }

  /** Scripts whose address matches never arrive. */
  async block(scripts: RegExp): Promise<void> {
    await this.page.route(scripts, (route) =>
      route.request().resourceType() === 'script' ? route.abort('blockedbyclient') : route.fallback(),
    );
  }
}
