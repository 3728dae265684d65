import type { Browser, Locator, Page } from '@playwright/test';
import { WITH_OPTIONS } from './blocks';
import { Owner } from './owner';

/** Page object of a product whose form is WooCommerce's block *Add to Cart + Options*. */
export class BlockForm {
  constructor(
    readonly page: Page,
    readonly form: Locator = page.locator('form.wc-block-add-to-cart-with-options').first(),
  ) {}

  group(label: string): Locator {
    return this.form.getByRole('radiogroup', { name: label, exact: true });
  }

  swatch(label: string, name: string): Locator {
    return this.group(label).getByRole('radio', { name, exact: true });
  }

  get button(): Locator {
    return this.form.locator('.single_add_to_cart_button');
  }

  get offer(): Locator {
    return this.form.getByRole('button', { name: /^Elegir lo más parecido/ });
  }

  /** WooCommerce's own controls. */
  get own(): Locator {
    return this.form.locator('.wc-block-product-filter-chips__item, .wc-block-dropdown__select');
  }

  /** What the block has chosen, as its own controls show it. */
  chosen(): Promise<readonly string[]> {
    return this.own.evaluateAll((controls) =>
      controls.flatMap((control) => {
        const { value } = control as HTMLButtonElement | HTMLSelectElement;
        return (control.localName === 'select' ? value : control.getAttribute('aria-checked') === 'true') ? value : [];
      }),
    );
  }

  async open(slug: string, query = ''): Promise<void> {
    await this.page.goto(`/producto/${slug}/${query}`);
    await this.form.locator('[data-islas-options][data-islas-count]').waitFor();
  }
}

/** Gives a product the template with the block, while `run` runs. */
export const withBlock = async (
  { browser, baseURL = '' }: { browser: Browser; baseURL: string | undefined },
  slug: string,
  run: (owner: Owner) => Promise<void>,
  template = WITH_OPTIONS,
): Promise<void> => {
  const owner = await Owner.of(browser, baseURL);
  const remove = await owner.template(slug, template);
  try {
    await run(owner);
  } finally {
    await remove();
    await owner.close();
  }
};
