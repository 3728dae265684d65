import { Card, LISTING, SHIRT } from './support/cards';
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
