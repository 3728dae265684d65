import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { SHIRT, SLUGS, VariationPage } from './support/variations';
import { FAILED_LOAD } from './support/watch';

/** The part of jQuery that a theme's script uses here. */
interface Query {
  on(events: string, listener: (event: Event) => void): Query;
  on(events: string, selector: string, listener: (event: Event) => void): Query;
  trigger(event: string, args?: unknown[]): Query;
  val(value: string): Query;
  wc_variation_form(): Query;
}
interface WithQuery {
  jQuery?: (target: unknown) => Query;
  /** Events that the page's own handlers received. */
  told?: unknown[];
}

const MUG = 'taza-azahar';
const ADDED = / added( |$)/;

const button = (page: Page) => page.locator('form.cart .single_add_to_cart_button').first();
const told = (page: Page) => page.evaluate(() => (window as unknown as WithQuery).told);

/** Serves product pages with their HTML changed by `change`. */
const edit = (page: Page, change: (html: string) => string) =>
  page.route(/\/producto\//, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: change(await answer.text()) });
  });

/** Opens the listing and inserts a product's form into it, as a theme's quick view does. */
const quickView = async (page: Page, slug: string, open: (form: string) => void) => {
  await page.goto('/tienda/');
  const form = await page.evaluate(async (address) => {
    const answer = await fetch(address);
    const there = new DOMParser().parseFromString(await answer.text(), 'text/html');
    return there.querySelector('form.cart')?.outerHTML ?? '';
  }, `/producto/${slug}/`);
  await page.evaluate(open, form);
  await page.waitForLoadState('networkidle'); // The product's script may load only when the first form is in the page.
};

test.describe('a handler of the theme comes first', () => {
  for (const [name, type, target] of [
    ['on the button', 'click', '.single_add_to_cart_button'],
    ['on the form', 'submit', 'form.cart'],
    ['on the document', 'submit', ''],
  ] as const)
    test(`a theme’s handler ${name} that calls preventDefault: nothing is added`, {
      tag: name !== 'on the button' ? '@nightly' : [],
    }, async ({ page, network, shop }) => {
      await page.goto(`/producto/${MUG}/`);
      await page.evaluate(
        ([type, target]) => {
          const place = target ? document.querySelector(target) : document;
          place?.addEventListener(type, (event) => {
            event.preventDefault();
            document.body.dataset.theirs = 'yes';
          });
        },
        [type, target] as const,
      );
      await button(page).click();
      await expect(page.locator('body')).toHaveAttribute('data-theirs', 'yes');
      await page.waitForTimeout(300);
      expect([network.count('islas_add_form'), await shop.itemsInCart()]).toEqual([0, 0]);
    });

  test('a theme’s handler that stops the submit event leaves it to the browser, which adds once', {
    tag: '@nightly',
  }, async ({ page, network, shop }) => {
    await page.goto(`/producto/${MUG}/`);
    await page
      .locator('form.cart')
      .first()
      .evaluate((form) => form.addEventListener('submit', (event) => event.stopPropagation()));
    await Promise.all([page.waitForNavigation(), button(page).click()]);
    expect([network.count('islas_add_form'), await shop.itemsInCart()]).toEqual([0, 1]);
  });
});

test('Enter in the quantity adds without a reload; the browser reports an invalid quantity', async ({
  page,
  network,
  shop,
}) => {
  await page.goto(`/producto/${MUG}/`);
  const quantity = page.locator('form.cart input.qty').first();
  await quantity.evaluate((field: HTMLInputElement) => {
    field.max = '3';
  });
  await quantity.fill('7');
  await quantity.press('Enter');
  await page.waitForTimeout(200);
  expect(network.count('islas_add_form')).toBe(0);
  await quantity.fill('2');
  await quantity.press('Enter');
  await expect(button(page)).toHaveClass(ADDED);
  expect([network.count('islas_add_form'), await shop.itemsInCart()]).toEqual([1, 2]);
});

test.describe('a quick view in a dialog', () => {
  const openDialog = (form: string) => {
    const dialog = document.createElement('dialog');
    dialog.innerHTML = `<div class="product"><h2>Vista rápida</h2>${form}</div>`;
    document.body.append(dialog);
    dialog.showModal();
  };

  test('a quick view in a dialog adds a variable product, and shows the message beside its form', async ({
    page,
    shop,
  }) => {
    await quickView(page, SHIRT, openDialog);
    const product = new VariationPage(page);
    await expect(product.form).toHaveClass(/wvs-loaded/);
    await product.chooseFirst();
    await product.button.click();
    await expect(product.button).toHaveClass(ADDED);
    await expect(page.locator('dialog .woocommerce-notices-wrapper')).toContainText(/añadid/);
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
    expect(await shop.itemsInCart()).toBe(1);
  });

  test('a quick view in a dialog shows a refusal there, and focuses it', { tag: '@nightly' }, async ({ page }) => {
    await quickView(page, 'manta-otono', openDialog);
    const add = page.locator('dialog .single_add_to_cart_button');
    await add.click();
    await expect(add).toHaveClass(ADDED);
    await add.click();
    const alert = page
      .locator('dialog')
      .getByRole('alert')
      .filter({ hasText: /No puedes añadir otr/ });
    await expect(alert).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('dialog .woocommerce-notices-wrapper') !== null))
      .toBe(true);
    await page.waitForTimeout(800); // Nothing moves the focus away later.
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  });
});

test.describe('jQuery', { tag: '@real' }, () => {
  test('a jQuery ready handler finds the form’s methods and receives its events from the first on', async ({
    page,
  }) => {
    const script = `<script>window.told=[];if(window.jQuery)jQuery(function($){
      told.push(typeof $.fn.wc_variation_form,typeof $.fn.wc_variations_image_update);
      $('.variations_form').on('check_variations woocommerce_update_variation_values wc_variation_form',
        function(event){told.push(event.type)})})</script></body>`;
    await edit(page, (html) => html.replace('</body>', script));
    await new VariationPage(page).open(SHIRT);
    await expect
      .poll(() => told(page))
      .toEqual([
        'function',
        'function',
        'woocommerce_update_variation_values',
        'check_variations',
        'wc_variation_form',
      ]);
  });

  test('a jQuery that loads after a choice finds the choice, gets its events, and controls the form', {
    tag: '@nightly',
  }, async ({ page, problems }) => {
    problems.expect(FAILED_LOAD, /jQuery|\$|is not (defined|a function)|Cannot read/);
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\?late/, async (route) => {
      await gate;
      await route.continue();
    });
    const late = `<script async src="/wp-includes/js/jquery/jquery.min.js?late" onload="jQuery(function($){window.told=[];
      $(document).on('found_variation wc_variation_form',function(event){told.push(event.type)})})"></script></body>`;
    await edit(page, (html) =>
      html
        .replace(/<script(?![^>]*type="(module|application|text|speculation))[^>]*src=[^>]*><\/script>/g, '')
        .replace('</body>', late),
    );
    const product = new VariationPage(page);
    await page.goto(`/producto/${SHIRT}/`, { waitUntil: 'commit' });
    await expect(product.form).toHaveClass(/wvs-loaded/);
    await product.form.evaluate((form) => {
      for (const select of form.querySelectorAll<HTMLSelectElement>('.variations select')) {
        select.selectedIndex = 1;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      }
    });
    const chosen = await product.variationId();
    expect(Number(chosen)).toBeGreaterThan(0);
    release();
    await expect.poll(() => told(page)).toEqual(['found_variation', 'wc_variation_form']);
    expect(await product.variationId()).toBe(chosen);
    await page.evaluate(() => {
      const { jQuery } = window as unknown as WithQuery;
      jQuery?.('.variations_form .variations select').val('').trigger('change');
    });
    await expect(product.form.locator('.reset_variations')).toBeHidden();
    expect(await product.variationId()).toBe('');
  });

  test('choices that a script hands to check_variations show the reset link', { tag: '@nightly' }, async ({ page }) => {
    const product = new VariationPage(page);
    await product.open(SHIRT);
    const reset = product.form.locator('.reset_variations');
    await expect(reset).toBeHidden();
    await product.form.evaluate((form) => {
      const { jQuery } = window as unknown as WithQuery;
      const data = { attribute_pa_color: 'rojo', attribute_pa_talla: '' };
      jQuery?.(form).trigger('check_variations', [{ count: 2, chosenCount: 1, data }]);
    });
    await expect(reset).toBeVisible();
  });
});

test('two variable products that share one form do not mix their variations', { tag: '@nightly' }, async ({ page }) => {
  await quickView(page, SHIRT, (html) => {
    const bundle = document.createElement('form');
    bundle.className = 'cart';
    bundle.method = 'post';
    for (const id of ['one', 'two']) {
      const template = document.createElement('template');
      template.innerHTML = html;
      const form = template.content.querySelector('form');
      const part = document.createElement('div');
      part.id = id;
      part.className = 'variations_form';
      Object.assign(part.dataset, form?.dataset);
      part.append(...(form?.childNodes ?? []));
      bundle.append(part);
    }
    document.querySelector('main, .wp-site-blocks')?.prepend(bundle);
  });
  await expect(page.locator('#two')).toHaveClass(/wvs-loaded/);
  const select = (id: string, name: string) => page.locator(`#${id} select[name="attribute_pa_${name}"]`);
  const choose = (id: string, name: string, value: string) =>
    select(id, name).evaluate((field: HTMLSelectElement, chosen) => {
      field.value = chosen;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }, value);
  await choose('one', 'color', 'rojo');
  await choose('one', 'talla', 'm');
  await choose('two', 'color', 'azul');
  await expect(page.locator('#one .single_add_to_cart_button')).not.toHaveClass(/disabled/);
  await expect(page.locator('#two .single_add_to_cart_button')).toHaveClass(/disabled/);
  expect(Number(await page.locator('#one input.variation_id').inputValue())).toBeGreaterThan(0);
  await expect(page.locator('#two input.variation_id')).toHaveValue('');
  await expect(select('one', 'color')).toHaveValue('rojo');
  await page.locator('#two .reset_variations').click();
  await expect(select('one', 'color')).toHaveValue('rojo');
  await expect(select('two', 'color')).toHaveValue('');
});

test('a form that is started again never shows the response to an earlier request', { tag: '@nightly' }, async ({
  page,
}) => {
  const product = new VariationPage(page);
  await product.open(SLUGS[300]);
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  let asked = 0;
  await page.route(/wc-ajax=get_variation/, async (route) => {
    asked += 1;
    if (asked === 1) await gate;
    await route.continue().catch(() => undefined); // The page may have aborted the request by now.
  });
  const choose = (place: number) =>
    product.form.evaluate((form, index) => {
      for (const select of form.querySelectorAll<HTMLSelectElement>('.variations select')) {
        const options = [...select.options].filter(({ value, disabled }) => value && !disabled);
        select.value = options[index % options.length]?.value ?? '';
        select.dispatchEvent(new Event('change', { bubbles: true }));
      }
    }, place);
  await choose(0);
  await expect.poll(() => asked).toBe(1);
  await product.form.evaluate((form) => {
    (window as unknown as WithQuery).jQuery?.(form).wc_variation_form();
  });
  await choose(1);
  await expect(product.button).not.toHaveClass(/disabled/);
  const shown = await product.variationId();
  release();
  await page.waitForTimeout(1000);
  expect(await product.variationId()).toBe(shown);
});
