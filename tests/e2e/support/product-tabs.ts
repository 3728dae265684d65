import { type Locator, type Page, expect } from '@playwright/test';
import { MUG } from './shops';

/** Page object of a product's tabs and of the form for a review. */
export class TabsPage {
  constructor(readonly page: Page) {}

  get wrapper(): Locator {
    return this.page.locator('.wc-tabs-wrapper').first();
  }

  tab(name: RegExp): Locator {
    return this.wrapper.getByRole('tab', { name });
  }

  get description(): Locator {
    return this.tab(/^Descripción/);
  }

  get reviews(): Locator {
    return this.tab(/^Valoraciones/);
  }

  panel(key: string): Locator {
    return this.page.locator(`#tab-${key}`);
  }

  get stars(): Locator {
    return this.page.getByRole('radiogroup', { name: 'Tu puntuación' });
  }

  star(count: number): Locator {
    return this.stars.getByRole('radio', { name: `${count} de 5 estrellas`, exact: true });
  }

  get rating(): Locator {
    return this.page.locator('#rating');
  }

  get submit(): Locator {
    return this.page.locator('#respond #submit');
  }

  /** Opens a product, with changes to its document, and waits until its tabs have started. */
  async open(after = '', change?: (html: string) => string): Promise<void> {
    if (change)
      await this.page.route(`**/producto/${MUG}/`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: change(await response.text()) });
      });
    await this.page.goto(`/producto/${MUG}/${after}`);
    await expect(this.wrapper).toHaveAttribute('data-island-state', 'live');
  }

  /** Waits until the tab with this key is open, alone. */
  async expectOpen(key: string): Promise<void> {
    await expect(this.wrapper.locator('.wc-tabs > li.active')).toHaveCount(1);
    await expect(this.wrapper.locator(`.wc-tabs > li.${key}_tab`)).toHaveClass(/active/);
    await expect(this.wrapper.locator('[role=tab][aria-selected=true]')).toHaveAttribute('aria-controls', `tab-${key}`);
    await expect(this.wrapper.locator('[role=tab][tabindex="0"]')).toHaveCount(1);
    await expect(this.wrapper.locator('.wc-tab:visible')).toHaveCount(1);
    await expect(this.panel(key)).toBeVisible();
  }

  /** Bodies of the reviews that the page sends; none reaches the shop. */
  async catchReviews(): Promise<URLSearchParams[]> {
    const sent: URLSearchParams[] = [];
    await this.page.route('**/wp-comments-post.php', (route) => {
      sent.push(new URLSearchParams(route.request().postData() ?? ''));
      return route.fulfill({ contentType: 'text/html', body: '<h1>Gracias</h1>' });
    });
    return sent;
  }

  async fillReview(): Promise<void> {
    await this.page.locator('#comment').fill('Muy bonita.');
    await this.page.locator('#author').fill('Ana');
    await this.page.locator('#email').fill('ana@example.com');
  }
}
