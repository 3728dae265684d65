import { type Locator, type Page, expect } from '@playwright/test';
import type { ShopName } from './shops';

/** The search toggle of each shop: with the theme's own panel, the theme's toggle alone, or Islas' own toggle. */
const TOGGLES: Readonly<Record<ShopName, string>> = {
  pretend: '.search-toggle',
  storefront: '.storefront-handheld-footer-bar .search > a',
  twentytwentyfive: 'header .islas-toggle--search',
};

export class SearchPage {
  constructor(
    private readonly name: ShopName,
    readonly page: Page,
  ) {}

  /** Opens a page at a size that shows the toggle: Storefront has it only on telephones. */
  async open(path = '/mi-cuenta/', { ready = true } = {}): Promise<void> {
    if (this.name === 'storefront') await this.page.setViewportSize({ width: 360, height: 740 });
    await this.page.goto(path);
    if (ready) await this.ready();
  }

  async ready(): Promise<void> {
    await expect(this.toggle).toHaveAttribute('aria-expanded', 'false');
  }

  get toggle(): Locator {
    return this.page.locator(TOGGLES[this.name]).first();
  }

  get panel(): Locator {
    return this.page.locator(this.name === 'pretend' ? '#search-overlay' : '#islas-search');
  }

  get field(): Locator {
    return this.panel.locator('input[name=s]');
  }

  get options(): Locator {
    return this.panel.getByRole('option');
  }

  get status(): Locator {
    return this.panel.getByRole('status');
  }

  get cross(): Locator {
    return this.panel.locator('.overlay-close, .islas-overlay__close');
  }

  /** Opens the overlay and types a query. */
  async find(text: string): Promise<void> {
    await this.toggle.click();
    await expect(this.field).toBeFocused();
    await this.page.keyboard.type(text);
  }
}
