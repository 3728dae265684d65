import type { Page } from '@playwright/test';
import { Card, ANY_SIZE, SHIRT } from './support/cards';
import { OLDER, collection } from './support/blocks';
import { Owner } from './support/owner';
import type { Network } from './support/network';
import { expect, test } from './support/test';

const SWITCH = '?swatches=card_swatches';
const loads = (network: Network) => network.all.filter((request) => request.isNavigationRequest()).length;
const next = '.wp-block-query-pagination-next, a.next.page-numbers';

test.describe('cards in other listings', { tag: '@real' }, () => {
  test('card swatches work in related products', async ({ page, shop }) => {
    await page.goto(`/producto/camiseta-basica/${SWITCH}`);
    const all = page.locator('li.product', { has: page.locator('.islas-card') });
    const name = await all.first().locator('h2, h3').first().innerText();
    const card = new Card(page, name);
    for (const group of await card.all.getByRole('radiogroup').all())
      await group.locator('[data-state="available"] input').first().check();
    await card.add.click();
    await expect(card.cartLink).toBeVisible();
    expect(await shop.itemsInCart()).toBe(1);
  });

  test('card swatches work on the second page, and after Back', { tag: ['@block', '@nightly'] }, async ({
    page,
    shop,
    network,
  }) => {
    await page.goto(`/tienda/${SWITCH}`);
    await page.locator(next).first().click();
    const [one, other] = [new Card(page, SHIRT), new Card(page, ANY_SIZE)];
    const before = loads(network);
    await expect(one.all).toBeVisible({ timeout: 20_000 }); // The shop fetches the next page first.
    await one.choose('Azul', 'M');
    await one.add.click();
    await expect(one.cartLink).toBeVisible();
    await page.locator(next).first().click();
    await expect(one.all).toHaveCount(0);
    await page.goBack();
    await other.choose('Negro', 'M');
    await other.add.click();
    await expect(other.cartLink).toBeVisible();
    await one.choose('Rojo', 'M');
    await one.add.click();
    await expect(one.cartLink).toBeVisible();
    expect(await shop.itemsInCart()).toBe(3);
    expect(loads(network)).toBe(before);
  });

  for (const [place, content] of [
    ['a collection on a page', collection('camiseta', 1)],
    ['an older block', OLDER],
  ] as const) {
    test(`card swatches work in ${place}`, { tag: content === OLDER ? '@nightly' : [] }, async ({
      page,
      shop,
      browser,
      baseURL,
      network,
    }) => {
      const owner = await Owner.of(browser, baseURL ?? '');
      const { id, link } = await owner.publish(place, content);
      try {
        await page.goto(link + SWITCH);
        const card = new Card(page, SHIRT);
        const [picture, range] = [await card.picture.getAttribute('src'), await card.price.textContent()];
        await card.choose('Azul', 'M');
        await expect(card.picture).not.toHaveAttribute('src', picture ?? '');
        await expect(card.price).not.toHaveText(range ?? '');
        await expect(card.options).toBeHidden();
        await card.add.click();
        await expect(card.cartLink).toBeVisible();
        expect(await shop.itemsInCart()).toBe(1);
        expect(network.count('islas_add_form')).toBe(1);
      } finally {
        await owner.remove(id);
        await owner.close();
      }
    });
  }

  test('card swatches work in a collection whose pages change without a reload', { tag: '@nightly' }, async ({
    page,
    shop,
    browser,
    baseURL,
    network,
  }) => {
    const owner = await Owner.of(browser, baseURL ?? '');
    const { id, link } = await owner.publish('Páginas', collection('camiseta', 2));
    try {
      await page.goto(link + SWITCH);
      const before = loads(network);
      const [one, other] = [new Card(page, SHIRT), new Card(page, ANY_SIZE)];
      await one.choose('Azul', 'M');
      await page.locator(next).first().click();
      await other.choose('Negro', 'M');
      await other.add.click();
      await expect(other.cartLink).toBeVisible();
      await page.goBack();
      await expect(other.all).toHaveCount(0);
      await one.choose('Rojo', 'M');
      await one.add.click();
      await expect(one.cartLink).toBeVisible();
      await page.goForward();
      await other.choose('Negro', 'M');
      expect(await shop.itemsInCart()).toBe(2);
      expect(loads(network)).toBe(before);
    } finally {
      await owner.remove(id);
      await owner.close();
    }
  });
});

test.describe('a shop that leads to the cart after each add', { tag: ['@real', '@once'] }, () => {
  test.beforeEach(({ context, baseURL }) =>
    context.addCookies([{ name: 'after-add', value: 'cart', url: baseURL ?? '' }]),
  );
  const led = (page: Page) => expect(page).toHaveURL(/\/carrito\/$/);

  test('redirects to the cart from a listing’s button', async ({ page, shop }) => {
    await shop.open('loop');
    await shop.button().click();
    await led(page);
    expect(await shop.itemsInCart()).toBe(1);
  });

  test('redirects to the cart from a card with swatches', { tag: '@nightly' }, async ({ page, shop }) => {
    await page.goto(`/categoria-producto/camisetas/${SWITCH}`);
    const card = new Card(page, SHIRT);
    await card.choose('Azul', 'M');
    await card.add.click();
    await led(page);
    expect(await shop.itemsInCart()).toBe(1);
  });

  for (const slug of ['taza-azahar', 'camiseta-basica']) {
    test(`an add from the page of ${slug} redirects to the cart where the shop is set to that`, {
      tag: '@nightly',
    }, async ({ page, shop, network }) => {
      const query = slug === 'taza-azahar' ? '' : '?attribute_pa_color=azul&attribute_pa_talla=m';
      await page.goto(`/producto/${slug}/${query}`);
      await page.locator('form.cart .single_add_to_cart_button').click();
      await led(page);
      expect([network.count('islas_add_form'), await shop.itemsInCart()]).toEqual([0, 1]);
    });
  }
});
