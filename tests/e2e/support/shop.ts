import { type APIRequestContext, type Locator, type Page, expect } from '@playwright/test';
import { COUNT, PLACES, ROW, type Places, type ShopName } from './shops';

/** Two products that every shop has in its listing, and that do not run out. */
export const ONE = 'Cuenco Alborada';
export const OTHER = 'Florero Nube';

export const ADDED = /(^| )added( |$)/;
export const LOADING = /(^| )loading( |$)/;

/** A shop as a shopper finds it: pages, cards, cart. */
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

  /** Opens a page and waits until Islas answers clicks on it (or until it is there, when Islas cannot run). */
  async open(place: keyof Places | (string & {}), { ready = true } = {}): Promise<void> {
    await this.page.goto(place in this.places ? this.places[place as keyof Places] : place);
    if (ready) await this.ready();
  }

  /** Opens a page and waits only until it has been read, not for the files that answer on it. */
  async openEarly(place: keyof Places | (string & {})): Promise<void> {
    await this.page.goto(place in this.places ? this.places[place as keyof Places] : place, { waitUntil: 'commit' });
    await this.page.waitForFunction(() => document.readyState !== 'loading');
  }

  async ready(): Promise<void> {
    // Of a page that a press has only just led to, nothing may have been read yet.
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

  /** How many things the server has in this visitor's cart. */
  itemsInCart(): Promise<number> {
    return itemsInCart(this.page.request);
  }
}

/** Asks the server itself, not the page, whose changes under way the answer must not undo. */
const itemsInCart = async (request: APIRequestContext): Promise<number> => {
  const answer = await request.post('/?wc-ajax=get_refreshed_fragments', { headers: { 'Islas-Only-Reads': '1' } });
  const { fragments } = (await answer.json()) as { fragments: Record<string, string> };
  const widget = fragments['div.widget_shopping_cart_content'] ?? '';
  return [...widget.matchAll(/class="quantity">\s*(\d+)/g)].reduce((sum, [, count]) => sum + Number(count), 0);
};
