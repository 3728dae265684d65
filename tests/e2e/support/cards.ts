import { type Locator, type Page, expect } from '@playwright/test';

/** A listing whose cards have swatches; the setting applies to this visitor only. */
export const LISTING = '/categoria-producto/camisetas/?swatches=card_swatches';
export const SHIRT = 'Camiseta Básica';
/** Its variations accept any size. */
export const ANY_SIZE = 'Camiseta Naranjo';

/** A variable product's card in a listing, of a classic loop or of a block. */
export class Card {
  readonly all: Locator;

  constructor(page: Page, name: string) {
    this.all = page.locator('li:is(.product, .wc-block-grid__product)', { hasText: name }).first();
  }

  swatch(name: string): Locator {
    return this.all.getByRole('radio', { name, exact: true });
  }

  /** Islas' add button on the card. WooCommerce's own button is `options`. */
  get add(): Locator {
    return this.all.getByRole('button', { name: /^Añadir al carrito/ });
  }

  get options(): Locator {
    return this.all.getByRole('link', { name: /opciones/ });
  }

  get cartLink(): Locator {
    return this.all.getByRole('link', { name: /Ver carrito/ });
  }

  get picture(): Locator {
    return this.all.locator('img').first();
  }

  get price(): Locator {
    return this.all.locator('.price, .wc-block-components-product-price').first();
  }

  /** The buttons that choose the nearest combination in stock. */
  get offer(): Locator {
    return this.all.getByRole('button', { name: /^Elegir lo más parecido/ });
  }

  get words(): Locator {
    return this.all.locator('.islas-card__message');
  }

  /** The first link to the product: around the picture, in classic loops and in blocks. */
  get link(): Locator {
    return this.all.locator('a[href*="/producto/"]').first();
  }

  async choose(...names: readonly string[]): Promise<void> {
    for (const name of names) await this.swatch(name).check();
    await expect(this.add).toBeVisible();
  }
}
