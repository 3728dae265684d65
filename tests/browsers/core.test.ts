import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ROW } from '../e2e/support/shops';
import { Shopper, places, shop } from './shopper';

const LIVE = '[data-island-state="live"]';
/** Buttons that add without a reload, in a classic loop. */
const BUTTON = '.ajax_add_to_cart:not(.wc-interactive)';
const QUANTITY = 'form.cart input.qty';
const ADD = 'form.cart .single_add_to_cart_button';
const FORM = 'form.variations_form.wvs-loaded';
const NOTICE = '.woocommerce-store-notice[data-notice-id]';

const swatch = (attribute: string, value: string) =>
  `${FORM} .islas-swatch[data-value="${value}"] input[name*="${attribute}"]`;

let shopper: Shopper;
beforeAll(async () => {
  shopper = await Shopper.arrive();
});
beforeEach(() => shopper.browser.renew());
afterAll(() => shopper?.browser.close());

/** Opens the listing; returns a selector of the first button that adds without a reload. */
const openListing = async (): Promise<string> => {
  await shopper.open(places.loop, `${BUTTON}${LIVE}`);
  const id = await shopper.browser.run((all) => document.querySelector<HTMLElement>(all)?.dataset.product_id, BUTTON);
  return `${BUTTON}[data-product_id="${id}"]`;
};
const cardOf = (button: string) => `li.product:has(${button})`;

describe('a listing', () => {
  test('adds to the cart without a reload', async () => {
    const button = await openListing();
    await shopper.browser.click(button);
    await shopper.sees(`${button}.added`);
    await shopper.sees(`${cardOf(button)} a.added_to_cart`, 1);
    expect(await shopper.itemsInCart()).toBe(1);
    await shopper.isOnSamePage();
  });

  test('adds one item for each key press', async () => {
    const button = await openListing();
    await shopper.browser.run((first) => document.querySelector<HTMLElement>(first)?.focus(), button);
    await shopper.browser.press('Enter');
    await shopper.sees(`${button}.added`);
    expect(await shopper.itemsInCart()).toBe(1);
    await shopper.isOnSamePage();
  });

  test('shows a failed add on the card, and the next try works', async () => {
    const button = await openListing();
    await shopper.loseNetwork();
    await shopper.browser.click(button);
    await shopper.reads(`${cardOf(button)} [role="alert"]`, 'Parece que no tienes conexión.');
    await shopper.sees(`${button}:is(.loading, .added)`, 0);
    await shopper.findNetwork();
    await shopper.browser.click(`${cardOf(button)} .islas-add-failure button`);
    await shopper.sees(`${button}.added`);
    await shopper.sees(`${cardOf(button)} [role="alert"]`, 0);
    expect(await shopper.itemsInCart()).toBe(1);
  });

  test.runIf(shop !== 'twentytwentyfive')('sorts as soon as an order is chosen', async () => {
    await shopper.open(places.listing, `.woocommerce-ordering select.orderby${LIVE}`);
    await shopper.browser.choose('.woocommerce-ordering select.orderby', 'price');
    await expect.poll(() => shopper.browser.address()).toMatch(/orderby=price(&|$)/);
  });
});

test.runIf(shop !== 'twentytwentyfive')('the mini-cart removes a row', async () => {
  const button = await openListing();
  await shopper.browser.click(button);
  await shopper.sees(ROW, 1);
  await shopper.browser.click(`${ROW} .remove_from_cart_button`);
  await shopper.sees(ROW, 0);
  await shopper.sees(`${button}.added`, 0);
  expect(await shopper.itemsInCart()).toBe(0);
  await shopper.isOnSamePage();
});

describe("a product's form", () => {
  test('adds the typed quantity and shows a message', async () => {
    await shopper.open(places.product, `${QUANTITY}`);
    await shopper.browser.fill(QUANTITY, '3');
    await shopper.browser.click(ADD);
    await shopper.sees(`${ADD}.added`);
    await shopper.reads('.woocommerce-notices-wrapper', /añadidos? a tu carrito/);
    expect(await shopper.itemsInCart()).toBe(3);
    await shopper.isOnSamePage();
  });

  test('raises a quantity below the minimum', async () => {
    await shopper.open(places.product, QUANTITY);
    await shopper.browser.fill(QUANTITY, '-2');
    await shopper.browser.press('Tab');
    await expect.poll(() => shopper.value(QUANTITY)).toBe('1');
  });
});

describe("a variable product's form", () => {
  test('finds a variation by swatches, adds it, and clears the choice', async () => {
    await shopper.open(places.variable, FORM);
    await shopper.sees(`${ADD}.wc-variation-selection-needed`);
    await shopper.browser.click(swatch('pa_color', 'rojo'));
    await shopper.browser.click(swatch('pa_talla', 'm'));
    await expect.poll(() => shopper.value('input.variation_id')).toMatch(/^[1-9]/);
    await shopper.sees(`${ADD}.disabled`, 0);
    await shopper.reads('.single_variation', /\d/);
    await shopper.browser.click(ADD);
    await shopper.sees(`${ADD}.added`);
    expect(await shopper.itemsInCart()).toBe(1);
    await shopper.browser.click(`${FORM} .reset_variations`);
    await expect.poll(() => shopper.value('input.variation_id')).toMatch(/^0?$/);
    await shopper.sees(`${ADD}.disabled`);
    await shopper.sees(`${FORM} .islas-swatch input:checked`, 0);
    await shopper.isOnSamePage();
  });

  test('finds a variation by radios and a select', async () => {
    await shopper.open('/producto/vela-a-medida/', FORM);
    for (const row of [1, 2].map((place) => `${FORM} .variations tr:nth-child(${place})`)) {
      const select = `${row} select:not(.islas-raw-select)`;
      if (await shopper.count(select))
        await shopper.browser.choose(select, await shopper.value(`${select} option:not([value=""])`));
      else await shopper.browser.click(`${row} .islas-swatch[data-state="available"] input`);
    }
    await expect.poll(() => shopper.value('input.variation_id')).toMatch(/^[1-9]/);
    await shopper.sees(`${ADD}.disabled`, 0);
  });
});

test('the store notice is dismissed, here and on the next page', async () => {
  await shopper.open(places.account, `${NOTICE} [data-islas-action="notice.dismiss"]`);
  await shopper.browser.click(`${NOTICE} [data-islas-action="notice.dismiss"]`);
  const isSeen = () => shopper.browser.run((first) => !!document.querySelector(first)?.getClientRects().length, NOTICE);
  await expect.poll(isSeen).toBe(false);
  await shopper.isOnSamePage();
  await shopper.open(places.cart, 'body');
  expect(await isSeen()).toBe(false);
});

test('a password is shown and hidden', async () => {
  const field = 'form.login input[name="password"]';
  await shopper.open(places.account, 'form.login .show-password-input');
  for (const type of ['text', 'password']) {
    await shopper.browser.click('form.login .show-password-input');
    await shopper.sees(`${field}[type="${type}"]`);
  }
});
