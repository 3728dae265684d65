import { firstVisible } from './buying.mjs';

/** @typedef {import('./shopper.mjs').Shopper} Shopper */
/** @typedef {import('./shopper.mjs').Run} Run */

const CARD = 'ul.products > li.product';
const SHIRT = 'camiseta-basica';
/** So long after an add a second one would have followed. */
const SECOND_ADD_MS = 1_500;

/** Names of the products that are listed. @param {import('@playwright/test').Page} page @returns {Promise<string[]>} */
const listed = (page) =>
  page.locator(CARD).evaluateAll((cards) => cards.map((card) => card.querySelector('h2')?.textContent?.trim() ?? ''));

/**
 * Presses an option of the filter, and waits for the list that follows.
 * @param {Shopper} shopper @param {string} option selector @param {(names: string[]) => boolean} isDone
 */
const filterBy = async ({ page }, option, isDone) => {
  // The theme's skin covers the box: its label is pressed, as a shopper does.
  await page.locator(`.wpfFilterWrapper ${option} .wpfValue`).first().click();
  /** @type {string[]} */
  let names = [];
  for (const end = Date.now() + 30_000; Date.now() < end; await page.waitForTimeout(200)) {
    names = await listed(page).catch(() => []);
    if (isDone(names)) return names;
  }
  throw new Error(`the list has ${names.join(', ') || 'no products'}`);
};

/** Marks the document, so that a new one is noticed. @param {import('@playwright/test').Page} page */
const markDocument = (page) => page.evaluate(() => document.documentElement.setAttribute('data-walk', ''));

/** @param {import('@playwright/test').Page} page @returns {Promise<boolean>} */
const isSameDocument = async (page) => (await page.locator('html[data-walk]').count()) > 0;

/** Whether the cart has this number of items still after a while, and the page says so. @param {Shopper} shopper @param {number} count */
const addedOnce = async (shopper, count) => {
  const { page } = shopper;
  await shopper.hasInCart(count);
  await page.waitForTimeout(SECOND_ADD_MS);
  await shopper.quiet();
  await shopper.hasInCart(count);
  const badges = await page
    .locator('header .count, .wcmenucart-details')
    .evaluateAll((all) => [...new Set(all.map((one) => one.textContent?.trim() ?? ''))]);
  if (badges.some((badge) => badge !== `${count}`))
    throw new Error(`${count} in the cart, the page says ${badges.join()}`);
};

/** @param {Shopper} shopper @param {string} slug */
const addButton = ({ page, store }, slug) =>
  page.locator(`.add_to_cart_button[data-product_id="${store.facts.products[slug]}"]`).first();

/**
 * Chooses on the card of a listed product and adds it, where the card has swatches; else the card leads to the product.
 * @param {Shopper} shopper @param {string} slug @param {Readonly<Record<string, string>>} choices
 */
const addFromCard = async (shopper, slug, choices) => {
  const { page } = shopper;
  const card = page.locator(CARD, { has: page.locator(`a[href*="/${slug}/"]`) }).first();
  const form = card.locator('.islas-card');
  if (!(await form.count())) {
    // With Islas every variable card of this shop has swatches.
    if (await page.locator('script[src*="plugins/islas/"]').count()) throw new Error('a card without swatches');
    await shopper.press(card.locator('.add_to_cart_button').first());
    await page.waitForURL(new RegExp(`/${slug}/`));
    return 'to the product';
  }
  const picture = card.locator('img').filter({ visible: true }).first();
  const before = await picture.getAttribute('src');
  if (await form.locator('.islas-card__add').isVisible()) throw new Error('a button before a choice');
  for (const [attribute, value] of Object.entries(choices)) {
    const swatch = form.locator(`[data-attribute_name="attribute_${attribute}"] [data-value="${value}"]`);
    await swatch.hover();
    await swatch.click();
  }
  const add = form.locator('.islas-card__add');
  await add.and(page.locator('[data-ready]')).waitFor({ state: 'visible' });
  if (await card.locator('a.product_type_variable').isVisible()) throw new Error('two buttons on the card');
  if ((await picture.getAttribute('src')) === before)
    throw new Error('the card shows the picture of before the choice');
  await shopper.press(add);
  await addedOnce(shopper, 1);
  const [line] = await shopper.cart();
  return `${line?.name} by swatches`;
};

/** @type {Readonly<Record<string, Run>>} */
export const FILTER_STEPS = {
  async 'filtered by colour without a new page'(shopper) {
    const { page } = shopper;
    await shopper.empty();
    await shopper.open('/tienda/');
    await markDocument(page);
    const names = await filterBy(shopper, 'li[data-term-slug="azul"]', (all) =>
      all.some((one) => /Camiseta/.test(one)),
    );
    if (!(await isSameDocument(page))) throw new Error('a new page');
    if (names.some((name) => /Taza/.test(name))) throw new Error(`the list has ${names.join(', ')}`);
    await shopper.quiet();
    return `${names.length} products`;
  },

  async 'added from a card that came by the filter'(shopper) {
    return addFromCard(shopper, SHIRT, { pa_color: 'azul', pa_talla: 'm' });
  },

  async 'filtered by price without a new page'(shopper) {
    const { page } = shopper;
    await shopper.empty();
    await shopper.open('/tienda/');
    await markDocument(page);
    const all = (await listed(page)).join();
    await filterBy(shopper, 'li[data-range="0,15"]', (names) => names.length > 0 && names.join() !== all);
    await shopper.quiet();
    await shopper.press(addButton(shopper, 'taza-azahar'));
    await addedOnce(shopper, 1);
    const [line] = await shopper.cart();
    // Without the filter the list is the whole one again, and its cards add as before.
    await filterBy(shopper, 'li[data-range="0,15"]', (names) => names.join() === all);
    await shopper.quiet();
    await shopper.press(addButton(shopper, 'cuenco-alborada'));
    await addedOnce(shopper, 2);
    const added = await firstVisible(page.locator(`${CARD} .added_to_cart`));
    return `${line?.name}, ${(await isSameDocument(page)) ? 'same page' : 'new page'}, ${added ? 'a' : 'no'} “view cart”`;
  },

  async 'filtered by colour with a new page'(shopper) {
    const { page } = shopper;
    await shopper.empty();
    await shopper.open('/categoria-producto/camisetas/');
    await markDocument(page);
    const names = await filterBy(
      shopper,
      'li[data-term-slug="azul"]',
      (all) => all.length > 0 && !all.some((one) => /Naranjo/.test(one)),
    );
    await page.waitForLoadState('load');
    await shopper.quiet();
    if (await isSameDocument(page)) throw new Error('the same page');
    return `${names.length} products, ${await addFromCard(shopper, SHIRT, { pa_color: 'verde', pa_talla: 's' })}`;
  },
};
