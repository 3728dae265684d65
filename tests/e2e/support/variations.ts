import { type Locator, type Page, expect } from '@playwright/test';

/** Slugs of variable products in every shop, by their number of variations. */
export const SLUGS = { 25: 'sudadera-bancal', 30: 'vajilla-a-medida', 31: 'vela-a-medida', 300: 'tela-por-metros' };
export const SHIRT = 'camiseta-basica';

/** Page object of a variable product. */
export class VariationPage {
  constructor(readonly page: Page) {}

  get form(): Locator {
    return this.page.locator('form.variations_form').first();
  }

  get groups(): Locator {
    return this.form.getByRole('radiogroup');
  }

  /** The swatches of one attribute, by its label. */
  group(label: string): Locator {
    return this.form.getByRole('radiogroup', { name: label });
  }

  /** The radio of one swatch, which covers its visible part. */
  swatch(label: string, name: string): Locator {
    return this.group(label).getByRole('radio', { name, exact: true });
  }

  get button(): Locator {
    return this.form.locator('.single_add_to_cart_button');
  }

  get price(): Locator {
    return this.form.locator('.single_variation');
  }

  variationId(): Promise<string> {
    return this.form.locator('input.variation_id').first().inputValue();
  }

  /** Opens a product and waits until its variation form has started. */
  async open(slug: string, { query = '' } = {}): Promise<void> {
    await this.page.goto(`/producto/${slug}/${query}`);
    await expect(this.form).toHaveClass(/wvs-loaded/);
  }

  /** The button that chooses the nearest combination in stock. */
  get offer(): Locator {
    return this.form.getByRole('button', { name: /^Elegir lo más parecido/ });
  }

  /** Chooses the first available option of every attribute, and waits for the variation. */
  async chooseFirst(): Promise<void> {
    const attributes = await this.form.locator('.variations select').count();
    for (let at = 0; at < attributes; at += 1) {
      const row = this.form.locator('.variations tr').nth(at);
      const swatch = row.locator('.islas-swatch[data-state="available"] input').first();
      if (await row.getByRole('radiogroup').count()) await swatch.check();
      else await row.locator('select').selectOption({ index: 1 });
    }
    await expect(this.button).not.toHaveClass(/disabled/);
  }
}
