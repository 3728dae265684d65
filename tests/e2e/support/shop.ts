import { type APIRequestContext, type Locator, type Page, expect } from '@playwright/test';
import { COUNT, PLACES, ROW, type Places, type ShopName } from './shops';

/** Two products that are in every shop's listing and do not sell out. */
export const ONE = 'Cuenco Alborada';
export const OTHER = 'Florero Nube';

export const ADDED = /(^| )added( |$)/;
export const LOADING = /(^| )loading( |$)/;

/** Page object of a shop: pages, cards, cart. */
export class Shop {
  readonly places: Places;

  constructor(
    readonly name: ShopName,
    readonly page: Page,
  ) {
    this.places = PLACES[name];
  }

  get isPretend(): boolean {
    return this.name === 'pretend';
  }

  /** Opens a page and, unless `ready` is false, waits until Islas handles clicks on it. */
  async open(place: keyof Places | (string & {}), { ready = true } = {}): Promise<void> {
    await this.page.goto(place in this.places ? this.places[place as keyof Places] : place);
    if (ready) await this.ready();
  }

  /** Opens a page and waits until it is parsed, but not for Islas' files. */
  async openEarly(place: keyof Places | (string & {})): Promise<void> {
    await this.page.goto(place in this.places ? this.places[place as keyof Places] : place, { waitUntil: 'commit' });
    await this.page.waitForFunction(() => document.readyState !== 'loading');
  }

  async ready(): Promise<void> {
    // After a click that navigates, the new page may not be parsed yet.
    await this.page.waitForLoadState('domcontentloaded');
    const button = this.buttons.first();
    if (await button.count()) await expect(button).toHaveAttribute('data-island-state', 'live');
  }

  /** Buttons that add without a reload, in the classic loop. */
  get buttons(): Locator {
    return this.page.locator('a.ajax_add_to_cart:not(.wc-interactive), button.ajax_add_to_cart:not(.wc-interactive)');
  }

  /** The first card of a product, by its name. */
  card(name: string = ONE): Locator {
    return this.page.locator('li.product', { has: this.buttons, hasText: name }).first();
  }

  button(name: string = ONE): Locator {
    return this.card(name).locator('.ajax_add_to_cart');
  }

  /** 'Ver carrito' beside the button. */
  cartLink(name: string = ONE): Locator {
    return this.card(name).locator('a.added_to_cart');
  }

  get count(): Locator {
    return this.page.locator(COUNT).first();
  }

  get rows(): Locator {
    return this.page.locator(ROW);
  }

  async add(name: string = ONE): Promise<void> {
    await this.button(name).click();
    await expect(this.button(name)).toHaveClass(ADDED);
  }

  /** Number of items in this visitor's cart, as the server counts them. */
  itemsInCart(): Promise<number> {
    return itemsInCart(this.page.request);
  }
}

/** Reads the cart from the server, with a header that keeps the read from saving the session over pending changes. */
const itemsInCart = async (request: APIRequestContext): Promise<number> => {
  const answer = await request.post('/?wc-ajax=get_refreshed_fragments', { headers: { 'Islas-Only-Reads': '1' } });
  const { fragments } = (await answer.json()) as { fragments: Record<string, string> };
  const widget = fragments['div.widget_shopping_cart_content'] ?? '';
  return [...widget.matchAll(/class="quantity">\s*(\d+)/g)].reduce((sum, [, count]) => sum + Number(count), 0);
};
