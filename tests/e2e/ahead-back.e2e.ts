import { expect, test } from './support/ahead';

const DECIDED = String(Math.round(Date.now() / 1000) + 86_400);

/** Pages of every kind, those of one visitor too. */
const PLACES = [
  ['category', '@nightly'],
  ['product', '@nightly'],
  ['variable', '@nightly'],
  ['/?s=taza&post_type=product', '@nightly'],
  ['/nosotros/', '@nightly'],
  ['account', '@nightly'],
  ['cart', '@real'],
  ['checkout', '@nightly'],
] as const;

test.describe('back and forward @ahead @real @once', () => {
  test.beforeEach(async ({ whole }) => whole.setCookie('eu_cookies_bar', DECIDED));

  for (const [place, tag] of PLACES)
    test(
      `the page from before is shown, and its cart is right in its first frame: ${place}`,
      { tag },
      async ({ whole }, info) => {
        await whole.open('loop');
        await whole.add();
        await whole.open(place);
        await whole.follow('loop');
        await whole.add();
        await whole.back(place);
        expect(await whole.notRestored()).toEqual([]);
        const [back] = (await whole.told()).returns;
        expect(back?.count).toMatch(/^2\b/);
        info.annotations.push({ type: 'figures', description: `${place}: right after ${back?.ms.toFixed(1)} ms` });
      },
    );
});
