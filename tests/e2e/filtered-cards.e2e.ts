import { ANY_SIZE, Card, LISTING, SHIRT } from './support/cards';
import { expect, test } from './support/test';

test('in a listing filtered by colour a card begins with that colour, and asks the shop for nothing', {
  tag: '@real',
}, async ({ page, network }) => {
  await page.goto(LISTING);
  const before = await new Card(page, SHIRT).picture.getAttribute('src');
  await page.goto(`${LISTING}&filter_color=azul`);
  const card = new Card(page, SHIRT);
  await expect(card.swatch('Azul')).toBeChecked();
  await expect(card.all.locator('a[href*="attribute_pa_color=azul"]').first()).toBeVisible();
  await expect(card.picture).not.toHaveAttribute('src', before ?? '');
  expect(network.all.map((request) => request.url()).filter((url) => url.includes('availability'))).toEqual([]);
});

const PLAIN = '/categoria-producto/camisetas/';

const look = async ({ picture, price, link }: Card) => ({
  picture: await picture.getAttribute('src'),
  price: (await price.innerText()).replace(/\s+/g, ' '),
  chosen: new URL((await link.getAttribute('href')) ?? '', 'http://shop').searchParams.get('attribute_pa_color'),
});

test.describe('in a listing filtered by colour a card without swatches', { tag: '@real' }, () => {
  test('shows the picture and the price of that colour, and leads to it, without scripts too', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto(PLAIN);
    const card = new Card(page, SHIRT);
    const before = await look(card);
    expect(before).toMatchObject({ price: expect.stringMatching(/18,00.*22,00/), chosen: null });

    await page.goto(`${PLAIN}?filter_color=verde`);
    const green = await look(card);
    expect(green).toMatchObject({ price: expect.stringMatching(/19,00.*21,00/), chosen: 'verde' });
    expect(green.picture).not.toBe(before.picture);
    await card.link.click();
    await expect(page.locator('[name=attribute_pa_color]').first()).toHaveValue('verde');
    await context.close();
  });

  test('follows the classic filter in the sidebar, and is as before once the filter is taken back', {
    tag: '@classic',
  }, async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: 'adds', value: 'filter', url: baseURL ?? '' }]);
    await page.goto(PLAIN);
    const card = new Card(page, ANY_SIZE);
    const before = await look(card);
    const filter = page.locator('.woocommerce-widget-layered-nav').first();
    await filter.getByRole('link', { name: 'Negro' }).click();
    await expect(page).toHaveURL(/filter_color=negro/);
    const black = await look(card);
    expect(black.chosen).toBe('negro');
    expect(black.picture).not.toBe(before.picture);
    await expect(new Card(page, SHIRT).all).toHaveCount(0);
    await filter.getByRole('link', { name: 'Negro' }).click();
    await expect(page).not.toHaveURL(/filter_color/);
    expect(await look(card)).toEqual(before);
  });
});
