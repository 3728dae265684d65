import AxeBuilder from '@axe-core/playwright';
import { BlockForm, withBlock } from './support/block-form';
import { LISTS, collection } from './support/blocks';
import { Owner } from './support/owner';
import { expect, test } from './support/test';
import { SHIRT, SLUGS } from './support/variations';
import { FAILED_LOAD } from './support/watch';

test.describe('swatches in the block that adds with options', { tag: ['@real', '@block'] }, () => {
  // The journeys share the template of a product.
  test.describe.configure({ mode: 'default', timeout: 120_000 });

  test('a press chooses in the block: price, availability and button follow, and it adds once without a reload', async ({
    page,
    browser,
    baseURL,
    shop,
  }) => {
    await withBlock({ browser, baseURL }, 'camiseta-naranjo', async () => {
      const product = new BlockForm(page);
      await product.open('camiseta-naranjo');
      await expect(product.own.first()).toBeHidden();
      await product.swatch('Color', 'Negro').check();
      await expect.poll(() => product.chosen()).toEqual(['negro']);
      await expect(product.form).toHaveClass(/is-invalid/);
      await product.swatch('Talla', 'M').check();
      await expect.poll(() => product.chosen()).toEqual(['negro', 'm']);
      await expect(product.form).not.toHaveClass(/is-invalid/);
      await expect(product.form.locator('.wc-block-components-product-stock-indicator')).toContainText('2 disponibles');
      await expect(product.form.getByText('Color: Negro', { exact: true })).toBeVisible();
      await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
      await product.button.click();
      await expect(page.locator('.wc-block-mini-cart__badge').first()).toHaveText('1');
      await expect(page.locator('body')).toHaveAttribute('data-same-page', '');
      await expect.poll(() => shop.itemsInCart()).toBe(1);
    });
  });

  test('a second press clears, as in the block, and an option of the address is chosen in both', {
    tag: '@nightly',
  }, async ({ page, browser, baseURL }) => {
    await withBlock({ browser, baseURL }, 'camiseta-naranjo', async () => {
      const product = new BlockForm(page);
      await product.open('camiseta-naranjo', '?attribute_pa_color=blanco');
      await expect(product.swatch('Color', 'Blanco')).toBeChecked();
      await expect.poll(() => product.chosen()).toEqual(['blanco']);
      await product.swatch('Color', 'Blanco').click();
      await expect(product.swatch('Color', 'Blanco')).not.toBeChecked();
      await expect.poll(() => product.chosen()).toEqual([]);
    });
  });

  test('the keyboard chooses, hears why an option is refused, and takes the nearest in stock in one press', async ({
    page,
    browser,
    baseURL,
    announcements,
  }) => {
    await withBlock({ browser, baseURL }, SHIRT, async () => {
      const product = new BlockForm(page);
      await product.open(SHIRT, '?attribute_pa_color=azul');
      await product.swatch('Color', 'Azul').focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowRight');
      await expect(product.swatch('Talla', 'M')).toBeChecked();
      await expect.poll(() => product.chosen()).toEqual(['azul', 'm']);
      await page.keyboard.press('ArrowRight');
      await expect(product.swatch('Talla', 'L')).toBeFocused();
      await expect(product.swatch('Talla', 'L')).toHaveAttribute('aria-disabled', 'true');
      await expect(product.swatch('Talla', 'L')).toHaveAccessibleDescription('Agotado');
      expect(await product.chosen()).toEqual(['azul', 'm']);
      await expect.poll(() => announcements.texts()).toContain('Talla: L. Agotado');
      await expect(product.offer).toHaveText('Elegir lo más parecido en existencias: Rojo, L');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect.poll(() => product.chosen()).toEqual(['rojo', 'l']);
      await expect(product.swatch('Color', 'Rojo')).toBeChecked();
      await expect(product.form).not.toHaveClass(/is-invalid/);
    });
  });

  test('axe finds nothing at rest, partly chosen, and refused', async ({ page, browser, baseURL }) => {
    await withBlock({ browser, baseURL }, SHIRT, async () => {
      const product = new BlockForm(page);
      await product.open(SHIRT);
      const audit = async (state: string) => {
        const { violations } = await new AxeBuilder({ page }).include('.islas-block-option').analyze();
        expect(
          violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
          state,
        ).toEqual([]);
      };
      await audit('at rest');
      await product.swatch('Color', 'Azul').check();
      await audit('partly chosen');
      await product.swatch('Talla', 'L').click({ force: true });
      await expect(product.offer).toBeVisible();
      await audit('refused');
    });
  });

  test('an option pressed before the block’s script has run is chosen when it has', async ({
    page,
    browser,
    baseURL,
  }) => {
    await withBlock({ browser, baseURL }, 'camiseta-naranjo', async () => {
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(/interactivity\/(index|debug)[.\w]*js/, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto('/producto/camiseta-naranjo/', { waitUntil: 'commit' });
      const product = new BlockForm(page);
      await product.swatch('Color', 'Negro').check();
      release();
      await expect.poll(() => product.chosen()).toEqual(['negro']);
      await expect(product.swatch('Color', 'Negro')).toBeChecked();
    });
  });

  test('in lists, an attribute with colours has swatches, and the other’s list is read and painted beside them', {
    tag: '@nightly',
  }, async ({ page, browser, baseURL }) => {
    await withBlock({ browser, baseURL }, SHIRT, async (owner) => {
      const remove = await owner.part('variable-product-add-to-cart-with-options', LISTS);
      try {
        const product = new BlockForm(page);
        await product.open(SHIRT);
        const list = product.form.getByRole('combobox', { name: 'Talla' });
        await list.selectOption({ label: 'L' });
        await expect(product.swatch('Color', 'Azul')).toHaveAttribute('aria-disabled', 'true');
        await product.swatch('Color', 'Rojo').check();
        await expect.poll(() => product.chosen()).toEqual(['rojo', 'l']);
        await expect(product.form).not.toHaveClass(/is-invalid/);
      } finally {
        await remove();
      }
    });
  });

  test('in a Product Collection each card chooses for itself', { tag: '@nightly' }, async ({
    page,
    browser,
    baseURL,
  }) => {
    const owner = await Owner.of(browser, baseURL ?? '');
    const content = collection('Camiseta', 1).replace(
      /<!-- wp:woocommerce\/product-button .*?\/-->/,
      '<!-- wp:woocommerce/add-to-cart-with-options /-->',
    );
    const { id, link } = await owner.publish('Muestras en una lista', content);
    try {
      await page.goto(link);
      const forms = page.locator('form.wc-block-add-to-cart-with-options:has([data-islas-options][data-islas-count])');
      await expect.poll(() => forms.count()).toBeGreaterThan(1);
      const [first, second] = [new BlockForm(page, forms.nth(0)), new BlockForm(page, forms.nth(1))];
      const swatch = first.form.locator('.islas-swatch[data-state="available"] input').first();
      await swatch.check();
      await expect.poll(async () => (await first.chosen()).length).toBe(1);
      expect(await second.chosen()).toEqual([]);
    } finally {
      await owner.remove(id);
      await owner.close();
    }
  });

  test('names of others are texts, and are chosen', { tag: '@nightly' }, async ({ page, browser, baseURL }) => {
    const [name, value] = ['Medida & "más"', `5" & 'algo' más`];
    const owner = await Owner.of(browser, baseURL ?? '');
    const attributes = [{ name, options: [value, 'M'], variation: true, visible: true }];
    const product = await owner.product({ name: 'Prueba ajena', type: 'variable', slug: 'prueba-ajena', attributes });
    try {
      await owner.variations(
        product.id,
        [value, 'M'].map((option) => ({ regular_price: '9', attributes: [{ name, option }] })),
      );
      await withBlock({ browser, baseURL }, 'prueba-ajena', async () => {
        const block = new BlockForm(page);
        await block.open('prueba-ajena');
        const radio = block.form.locator('.islas-swatch__radio').first();
        await radio.check();
        const kept = await radio.inputValue();
        expect(kept).toMatch(/["'&]/);
        await expect.poll(() => block.chosen()).toEqual([kept]);
      });
    } finally {
      await product.remove();
      await owner.close();
    }
  });

  test('300 variations: the states come from one request, and a choice is the block’s', { tag: '@nightly' }, async ({
    page,
    browser,
    baseURL,
    network,
  }) => {
    await withBlock({ browser, baseURL }, SLUGS[300], async () => {
      const product = new BlockForm(page);
      await product.open(SLUGS[300]);
      for (const group of await product.form.getByRole('radiogroup').all()) {
        await group.locator('.islas-swatch[data-state="available"] input').first().check();
      }
      await expect
        .poll(async () => (await product.chosen()).length)
        .toBe(await product.form.getByRole('radiogroup').count());
      await expect(product.form).not.toHaveClass(/is-invalid/);
      const states = network.all.filter((request) => request.url().includes('/swatches/availability/'));
      expect(states).toHaveLength(1);
    });
  });

  for (const file of ['block-swatches', 'product-shared', 'main'] as const) {
    test(`without "${file}" the swatches choose in the block by themselves, and it adds`, {
      tag: file !== 'main' ? '@nightly' : [],
    }, async ({ page, browser, baseURL, shop, network, problems }) => {
      problems.expect(FAILED_LOAD, /Islas: [\w-]+ \((chunk|script)_failed\)/);
      await withBlock({ browser, baseURL }, 'camiseta-naranjo', async () => {
        await network.block(new RegExp(`/${file}\\.js`));
        await page.goto('/producto/camiseta-naranjo/?attribute_pa_color=blanco', { waitUntil: 'networkidle' });
        const product = new BlockForm(page);
        await expect(product.swatch('Color', 'Blanco')).toBeChecked();
        await product.swatch('Color', 'Negro').check();
        await expect.poll(() => product.chosen()).toEqual(['negro']);
        await product.swatch('Talla', 'M').focus();
        await page.keyboard.press('Space');
        await expect.poll(() => product.chosen()).toEqual(['negro', 'm']);
        await product.button.click();
        await expect.poll(() => shop.itemsInCart()).toBe(1);
      });
    });
  }

  test('what was chosen in the block before Islas’ file came stays chosen when it comes', { tag: '@nightly' }, async ({
    page,
    browser,
    baseURL,
    network,
    problems,
  }) => {
    problems.expect(FAILED_LOAD);
    await withBlock({ browser, baseURL }, 'camiseta-naranjo', async () => {
      // The modules of a page run in their order: a file that is only late would hold the block's too.
      const release = await network.holdFile('block-swatches');
      await network.block(/\/block-swatches\.js(?!.*[?&]r=)/);
      await page.goto('/producto/camiseta-naranjo/', { waitUntil: 'commit' });
      const product = new BlockForm(page);
      await product.form.locator('[data-islas-count]').waitFor();
      await product.swatch('Color', 'Negro').check();
      await release();
      await expect(product.form.locator('[data-island-state=live]').first()).toBeAttached();
      await product.swatch('Talla', 'M').check();
      await expect.poll(() => product.chosen()).toEqual(['negro', 'm']);
      await expect(product.form.getByText('Color: Negro', { exact: true })).toBeVisible();
    });
  });

  test('where the block does not answer, its own controls come back', { tag: '@nightly' }, async ({
    page,
    browser,
    baseURL,
    problems,
  }) => {
    problems.expect(/block_unknown/);
    await withBlock({ browser, baseURL }, 'camiseta-naranjo', async () => {
      await page.route('**/producto/camiseta-naranjo/', async (route) => {
        const answer = await route.fetch();
        await route.fulfill({
          response: answer,
          body: (await answer.text()).replaceAll(/wp-on--(islas-toggle|input)/g, 'gone'),
        });
      });
      const product = new BlockForm(page);
      await product.open('camiseta-naranjo');
      await product.swatch('Color', 'Negro').check();
      await expect(product.own.first()).toBeVisible();
      await product.own.first().click();
      await expect.poll(() => product.chosen()).toEqual(['negro']);
    });
  });
});
