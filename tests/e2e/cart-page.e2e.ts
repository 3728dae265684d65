import AxeBuilder from '@axe-core/playwright';
import { BOWL, CartPage, MUG } from './support/cart-page';
import { expect, test } from './support/test';

test.describe('the lines of the classic cart', () => {
  test('a changed quantity is sent with the button, without a reload, and the notice gets the focus', async ({
    page,
    network,
  }) => {
    const cart = new CartPage(page);
    await cart.fill(MUG);
    await cart.open();
    const before = await cart.total.textContent();
    await cart.quantity.fill('3');
    await expect(cart.updateButton).toBeEnabled();
    await cart.updateButton.click();
    await expect(cart.notice).toHaveCount(1);
    await expect(cart.quantity).toHaveValue('3');
    await expect(cart.total).not.toHaveText(before ?? '');
    await expect(cart.updateButton).toBeDisabled();
    await expect(cart.notice).toBeFocused();
    await cart.expectSamePage();
    expect(network.visits).toBe(1);
  });

  test('Enter in a quantity updates the cart and does not apply a coupon', { tag: ['@once', '@nightly'] }, async ({
    page,
  }) => {
    const cart = new CartPage(page);
    await cart.fill(MUG);
    await cart.open();
    await cart.quantity.fill('2');
    await cart.quantity.press('Enter');
    await expect(cart.notice).toHaveCount(1);
    await expect(cart.quantity).toHaveValue('2');
    await expect(cart.couponError).toHaveCount(0);
    await cart.expectSamePage();
  });

  for (const key of ['click', 'Space'])
    test(`an item is removed by ${key}, and brought back`, {
      tag: key !== 'click' ? ['@once', '@nightly'] : '@once',
    }, async ({ page }) => {
      const cart = new CartPage(page);
      await cart.fill(MUG, BOWL);
      await cart.open();
      const remove = cart.row('Taza Azahar').locator('.product-remove > a');
      if (key === 'click') await remove.click();
      else await remove.press(key);
      await expect(cart.row('Taza Azahar')).toHaveCount(0);
      await expect(cart.rows).toHaveCount(1);
      await expect(cart.notice).toBeFocused();
      await page.locator('.restore-item').click();
      await expect(cart.row('Taza Azahar')).toHaveCount(1);
      await cart.expectSamePage();
    });

  test('the last item is removed, the cart is empty, and the item can be brought back', { tag: '@nightly' }, async ({
    page,
  }) => {
    const cart = new CartPage(page);
    await cart.fill(MUG);
    await cart.open();
    await cart.rows.locator('.product-remove > a').click();
    await expect(cart.emptyMessage).toBeVisible();
    await expect(cart.form).toHaveCount(0);
    await expect(cart.totals).toHaveCount(0);
    await page.locator('.restore-item').click();
    await expect(cart.rows).toHaveCount(1);
    await expect(cart.updateButton).toBeDisabled();
    await cart.expectSamePage();
  });

  test('the quantity 0 removes an item', { tag: ['@once', '@nightly'] }, async ({ page }) => {
    const cart = new CartPage(page);
    await cart.fill(MUG);
    await cart.open();
    await cart.quantity.fill('0');
    await cart.updateButton.click();
    await expect(cart.emptyMessage).toBeVisible();
    await cart.expectSamePage();
  });

  for (const value of ['-1', '0.5'])
    test(`the quantity ${value} is not sent, and the browser says why`, { tag: ['@once', '@nightly'] }, async ({
      page,
      network,
    }) => {
      const cart = new CartPage(page);
      await cart.fill(MUG);
      await cart.open();
      await cart.quantity.fill(value);
      const asked = network.all.length;
      await cart.updateButton.click();
      expect(await cart.quantity.evaluate((field: HTMLInputElement) => field.validity.valid)).toBe(false);
      await cart.quantity.press('Enter');
      await page.waitForTimeout(300);
      expect(network.all.slice(asked).filter((request) => request.method() === 'POST')).toEqual([]);
    });

  test('the quantity 1e9 reaches the shop as a billion, and not as 19', { tag: ['@once', '@nightly'] }, async ({
    page,
  }) => {
    const cart = new CartPage(page);
    await cart.fill(MUG);
    await cart.open();
    await cart.quantity.evaluate((field) => field.removeAttribute('max'));
    await cart.quantity.pressSequentially('');
    await cart.quantity.fill('1e9');
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await cart.updateButton.click();
    const body = new URLSearchParams((await sent).postData() ?? '');
    expect([...body].find(([name]) => name.endsWith('[qty]'))?.[1]).toBe('1000000000');
  });

  test('a quantity with a step of 0.5 is sent as it is', { tag: ['@once', '@nightly'] }, async ({ page }) => {
    const cart = new CartPage(page);
    await cart.fill(MUG);
    await cart.open();
    await cart.quantity.evaluate((field) => field.setAttribute('step', '0.5'));
    await cart.quantity.fill('1.5');
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await cart.updateButton.click();
    const body = new URLSearchParams((await sent).postData() ?? '');
    expect([...body].find(([name]) => name.endsWith('[qty]'))?.[1]).toBe('1.5');
  });

  test('a double press sends one request, and the cart is busy meanwhile', { tag: ['@once', '@nightly'] }, async ({
    page,
    network,
  }) => {
    const cart = new CartPage(page);
    await cart.fill(MUG, BOWL);
    await cart.open();
    let go = () => {};
    const gate = new Promise<void>((resolve) => (go = resolve));
    await page.route(/remove_item=/, async (route) => {
      await gate;
      await route.continue();
    });
    const link = cart.row('Taza Azahar').locator('.product-remove > a');
    await link.evaluate((element: HTMLElement) => {
      element.click();
      element.click();
    });
    await expect(cart.form).toHaveAttribute('aria-busy', 'true');
    await expect(cart.form).toHaveClass(/processing/);
    await expect(cart.totals).toHaveAttribute('aria-busy', 'true');
    await expect(cart.form).toHaveJSProperty('inert', true);
    go();
    await expect(cart.rows).toHaveCount(1);
    await cart.settled();
    expect(network.all.filter((request) => request.url().includes('remove_item=')).length).toBe(1);
  });

  test('what was typed in another line stays when an item is removed', { tag: ['@once', '@nightly'] }, async ({
    page,
  }) => {
    const cart = new CartPage(page);
    await cart.fill(MUG, BOWL);
    await cart.open();
    await cart.row('Cuenco Alborada').locator('input.qty').fill('4');
    await cart.row('Taza Azahar').locator('.product-remove > a').click();
    await expect(cart.rows).toHaveCount(1);
    await expect(cart.quantity).toHaveValue('4');
    await expect(cart.updateButton).toBeEnabled();
  });
});

test.describe('coupons in the classic cart', { tag: '@once' }, () => {
  test('a coupon is applied and removed without a reload', async ({ page }) => {
    const cart = new CartPage(page);
    await cart.fill(MUG, BOWL);
    await cart.open();
    await cart.coupon.fill('azahar10');
    await cart.applyButton.click();
    await expect(cart.totals.locator('.cart-discount')).toHaveCount(1);
    await expect(cart.notice).toHaveCount(1);
    await expect(cart.notice).toBeFocused();
    await expect(cart.coupon).toHaveValue('');
    await cart.totals.locator('.woocommerce-remove-coupon').press('Space');
    await expect(cart.totals.locator('.cart-discount')).toHaveCount(0);
    await expect(cart.notice).toHaveCount(1);
    await cart.expectSamePage();
  });

  for (const code of ['no-existe', 'caducado', '', '<img src=x onerror="window.ran = 1">'])
    test(`the coupon "${code}" is refused at its field, which has the focus`, { tag: '@nightly' }, async ({ page }) => {
      const cart = new CartPage(page);
      await cart.fill(MUG);
      await cart.open();
      await cart.coupon.fill(code);
      await cart.coupon.press('Enter');
      await cart.settled();
      await expect(cart.couponError).toHaveCount(1);
      await expect(cart.couponError).toHaveAttribute('role', 'alert');
      await expect(cart.couponError).not.toHaveText('');
      await expect(cart.coupon).toBeFocused();
      await expect(cart.coupon).toHaveValue(code);
      await expect(cart.coupon).toHaveAttribute('aria-invalid', 'true');
      await expect(cart.coupon).toHaveAttribute('aria-describedby', 'coupon-error-notice');
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
      await cart.coupon.pressSequentially('x');
      await expect(cart.couponError).toHaveCount(0);
      await expect(cart.coupon).not.toHaveAttribute('aria-invalid');
      await cart.expectSamePage();
    });
});

test.describe('shipping in the classic cart', { tag: ['@real', '@once'] }, () => {
  test('another way of shipping changes the total and keeps the focus', async ({ page }) => {
    const cart = new CartPage(page);
    await cart.fill(MUG);
    await cart.open();
    // From 60 € on there is a second way.
    await cart.quantity.fill('6');
    await cart.quantity.press('Enter');
    const methods = cart.totals.locator('input[type=radio].shipping_method');
    await expect(methods).toHaveCount(2);
    await cart.settled();
    const other = cart.totals.locator('input[type=radio].shipping_method:not(:checked)');
    const id = await other.getAttribute('id');
    const before = await cart.total.textContent();
    await page.locator(`[id="${id}"]`).focus();
    await page.locator(`[id="${id}"]`).click();
    await expect(cart.total).not.toHaveText(before ?? '');
    await cart.settled();
    const chosen = page.locator(`[id="${id}"]`);
    await expect(chosen).toBeChecked();
    await expect(chosen).toBeFocused();
    await cart.expectSamePage();
    await page.reload();
    await expect(chosen).toBeChecked();
  });

  test('the calculator opens by mouse and keyboard, and finds the costs for another address', async ({ page }) => {
    const cart = new CartPage(page);
    await cart.fill(MUG);
    await cart.open();
    const toggle = cart.calculatorToggle;
    const postcode = page.locator('#calc_shipping_postcode');
    await expect(postcode).toBeHidden();
    await toggle.click();
    await expect(postcode).toBeVisible();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await toggle.press('Space');
    await expect(postcode).toBeHidden();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.press('Enter');
    await page.locator('#calc_shipping_country').selectOption('ES');
    await page.locator('select#calc_shipping_state').selectOption('M');
    await postcode.fill('28001');
    await cart.calculator.locator('[name=calc_shipping]').click();
    await cart.settled();
    await expect(cart.totals.locator('.woocommerce-shipping-destination')).toContainText('28001');
    await expect(toggle).toBeFocused();
    await cart.expectSamePage();
  });

  test('the state becomes what the country needs', { tag: '@nightly' }, async ({ page }) => {
    const cart = new CartPage(page);
    await cart.fill(MUG);
    await cart.open();
    await cart.calculatorToggle.click();
    const country = page.locator('#calc_shipping_country');
    const state = page.locator('#calc_shipping_state');
    await country.selectOption('ES');
    await expect(page.locator('select#calc_shipping_state')).toBeVisible();
    await expect(state.locator('option')).toHaveCount(53);
    await expect(page.getByLabel('Provincia')).toHaveAttribute('id', 'calc_shipping_state');
    await expect(page.getByLabel('Población')).toHaveAttribute('id', 'calc_shipping_city');
    await state.selectOption('SE');
    await country.selectOption('PT');
    await expect(page.locator('input#calc_shipping_state')).toBeHidden();
    await country.selectOption('ES');
    await expect(page.locator('select#calc_shipping_state')).toBeVisible();
  });
});

test.describe('the classic cart in trouble', { tag: '@once' }, () => {
  test('without a connection a notice explains the failure, and the next press works', async ({ page, problems }) => {
    problems.expect(/ERR_|Failed to load/);
    const cart = new CartPage(page);
    await cart.fill(MUG);
    await cart.open();
    await cart.quantity.fill('2');
    await page.route('**/carrito/**', (route) => route.abort('internetdisconnected'));
    await cart.updateButton.click();
    await expect(cart.notice).toHaveAttribute('role', 'alert');
    await expect(cart.notice).toBeFocused();
    await expect(cart.quantity).toHaveValue('2');
    await expect(cart.updateButton).toBeEnabled();
    await page.unroute('**/carrito/**');
    await cart.updateButton.click();
    await expect(cart.updateButton).toBeDisabled();
    await expect(cart.quantity).toHaveValue('2');
    await cart.expectSamePage();
  });

  test('an answer that is no cart lets the browser send the form', { tag: '@nightly' }, async ({
    page,
    network,
    problems,
  }) => {
    problems.expect(/500|Failed to load/);
    const cart = new CartPage(page);
    await cart.fill(MUG);
    await cart.open();
    await page.route('**/carrito/**', (route) =>
      route.request().isNavigationRequest()
        ? route.fallback()
        : route.fulfill({ status: 500, contentType: 'text/html', body: '<p>Error crítico.</p>' }),
    );
    await cart.quantity.fill('2');
    await cart.updateButton.click();
    await expect.poll(() => network.visits).toBeGreaterThan(1);
    await expect(cart.notice).toHaveCount(1);
    await expect(cart.quantity).toHaveValue('2');
  });

  test('an expired nonce of the form is renewed, and the change is made', async ({ page }) => {
    const cart = new CartPage(page);
    await cart.fill(MUG, BOWL);
    await cart.open();
    await page
      .locator('[name=woocommerce-cart-nonce]')
      .evaluate((field: HTMLInputElement) => (field.value = 'caducado00'));
    await cart.quantity.fill('5');
    await cart.updateButton.click();
    await expect(cart.notice).toHaveCount(1);
    await expect(cart.quantity).toHaveValue('5');
    const link = cart.row('Taza Azahar').locator('.product-remove > a');
    await link.evaluate((element: HTMLAnchorElement) => {
      element.href = element.href.replace(/_wpnonce=\w+/, '_wpnonce=caducado00');
    });
    await link.click();
    await expect(cart.row('Taza Azahar')).toHaveCount(0);
    await cart.expectSamePage();
  });

  test('expired nonces of the endpoints are renewed', { tag: ['@real', '@nightly'] }, async ({ page, problems }) => {
    problems.expect(/403/);
    const cart = new CartPage(page);
    await cart.fill(MUG);
    await cart.open();
    await page.evaluate(() => {
      const params = (window as unknown as { wc_cart_params: Record<string, string> }).wc_cart_params;
      for (const name of Object.keys(params)) if (name.endsWith('_nonce')) params[name] = 'caducado00';
    });
    await cart.coupon.fill('azahar10');
    await cart.applyButton.click();
    await expect(cart.totals.locator('.cart-discount')).toHaveCount(1);
    await cart.expectSamePage();
  });

  test('a cart that was emptied in another tab is shown empty', { tag: '@nightly' }, async ({ page, context }) => {
    const cart = new CartPage(page);
    await cart.fill(MUG);
    await cart.open();
    const other = new CartPage(await context.newPage());
    await other.open();
    await other.rows.locator('.product-remove > a').click();
    await expect(other.emptyMessage).toBeVisible();
    await other.page.close();
    if (await cart.form.count()) {
      await cart.quantity.fill('2', { timeout: 2000 }).catch(() => undefined);
      await cart.updateButton.click({ timeout: 2000 }).catch(() => undefined);
    }
    await expect(cart.emptyMessage).toBeVisible();
    await cart.expectSamePage();
  });

  test('without JavaScript every action works', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    const cart = new CartPage(page);
    await cart.fill(MUG, BOWL);
    await page.goto('/carrito/');
    await cart.quantity.fill('2');
    await cart.updateButton.click();
    await expect(cart.quantity).toHaveValue('2');
    await cart.coupon.fill('azahar10');
    await cart.applyButton.click();
    await expect(cart.totals.locator('.cart-discount')).toHaveCount(1);
    await cart.totals.locator('.woocommerce-remove-coupon').click();
    await expect(cart.totals.locator('.cart-discount')).toHaveCount(0);
    await cart.row('Taza Azahar').locator('.product-remove > a').click();
    await expect(cart.rows).toHaveCount(1);
    await page.locator('.restore-item').click();
    await expect(cart.rows).toHaveCount(2);
    await context.close();
  });
});

test.describe('the classic cart for other code', { tag: ['@real', '@once'] }, () => {
  test("fires the stock script's events in its order", { tag: '@nightly' }, async ({ page }) => {
    const cart = new CartPage(page);
    await cart.fill(MUG);
    await cart.open();
    const events = await cart.recordEvents();
    await cart.quantity.fill('2');
    await cart.updateButton.click();
    await expect(cart.updateButton).toBeDisabled();
    expect(await events()).toEqual(['updated_cart_totals', 'updated_wc_div']);
    await cart.coupon.fill('azahar10');
    await cart.applyButton.click();
    await expect(cart.totals.locator('.cart-discount')).toHaveCount(1);
    await cart.settled();
    await cart.totals.locator('.woocommerce-remove-coupon').click();
    await expect(cart.totals.locator('.cart-discount')).toHaveCount(0);
    await cart.settled();
    await cart.rows.locator('.product-remove > a').click();
    await expect(cart.emptyMessage).toBeVisible();
    await expect
      .poll(events)
      .toEqual([
        'updated_cart_totals',
        'updated_wc_div',
        'applied_coupon azahar10',
        'updated_cart_totals',
        'updated_wc_div',
        'removed_coupon azahar10',
        'updated_cart_totals',
        'updated_wc_div',
        'wc_cart_emptied',
        'updated_wc_div',
        'item_removed_from_classic_cart',
      ]);
  });

  test('opening the calculator fires the events of its country first, as the stock script does', {
    tag: '@nightly',
  }, async ({ page }) => {
    const cart = new CartPage(page);
    await cart.fill(MUG);
    await cart.open();
    const events = await cart.recordEvents();
    await cart.calculatorToggle.click();
    await expect.poll(events).toEqual(['country_to_state_changed ES', 'country_to_state_changed']);
  });

  test('wc_update_cart shows the cart as the shop has it, and leaves the focus in its quantity', {
    tag: '@nightly',
  }, async ({ page }) => {
    const cart = new CartPage(page);
    await cart.fill(MUG);
    await cart.open();
    await cart.fill(BOWL);
    // Its id is another one in each answer.
    const name = await page.locator('.cart_item input.qty').getAttribute('name');
    await page.locator(`input[name="${name}"]`).focus();
    await page.evaluate(() => void jQuery(document).trigger('wc_update_cart'));
    await expect(cart.rows).toHaveCount(2);
    await expect(page.locator(`input[name="${name}"]`)).toBeFocused();
    await cart.expectSamePage();
  });

  test('code that presses the button after each change updates the cart', { tag: '@nightly' }, async ({ page }) => {
    const cart = new CartPage(page);
    await cart.fill(MUG);
    await cart.open();
    await page.evaluate(() => {
      jQuery(document.body).on('change', 'input.qty', () => void jQuery('[name=update_cart]').trigger('click'));
    });
    await cart.quantity.fill('3');
    await cart.quantity.blur();
    await expect(cart.notice).toHaveCount(1);
    await expect(cart.quantity).toHaveValue('3');
    await cart.expectSamePage();
  });
});

test('a cross-sell is added, and the cart beside it shows it', { tag: ['@real', '@nightly'] }, async ({ page }) => {
  const cart = new CartPage(page);
  await cart.fill('pimenton-dulce');
  await cart.open();
  const button = page.locator('.cross-sells a.ajax_add_to_cart').first();
  await expect(button).toBeVisible();
  await button.click();
  await expect(cart.rows).toHaveCount(2);
  await cart.expectSamePage();
});

test('the classic cart loads no jQuery', { tag: ['@real', '@once', '@nightly'] }, async ({ page, network }) => {
  const cart = new CartPage(page);
  await cart.fill(MUG);
  await cart.open();
  await cart.quantity.fill('2');
  await cart.updateButton.click();
  await expect(cart.updateButton).toBeDisabled();
  await page.waitForLoadState('networkidle');
  expect(
    network.all.map((request) => request.url()).filter((url) => /jquery|selectWoo|country-select/i.test(url)),
  ).toEqual([]);
});

test('axe finds nothing in any state of the classic cart', async ({ page, shop }) => {
  const cart = new CartPage(page);
  const check = async (state: string) => {
    // The colours and the hidden label of the coupon are the theme's and WooCommerce's.
    const axe = new AxeBuilder({ page }).include('.woocommerce').disableRules(['color-contrast', 'label-title-only']);
    const { violations } = await axe.analyze();
    expect(violations.map(({ id, nodes }) => `${state}: ${id} ${nodes[0]?.html}`)).toEqual([]);
  };
  await cart.fill(MUG, BOWL);
  await cart.open();
  await check('filled');
  await cart.coupon.fill('no-existe');
  await cart.applyButton.click();
  await expect(cart.couponError).toBeVisible();
  await cart.settled();
  await check('refused coupon');
  if (!shop.isPretend) {
    await cart.calculatorToggle.click();
    await expect(page.locator('#calc_shipping_postcode')).toBeVisible();
    await check('open calculator');
  }
  for (const left of [1, 0]) {
    await cart.rows.first().locator('.product-remove > a').click();
    await expect(cart.rows).toHaveCount(left);
    await cart.settled();
  }
  await check('empty');
});
