import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { nightlyFrom } from './support/nightly';
import { TabsPage } from './support/product-tabs';
import { MUG } from './support/shops';
import { shiftsOf, watchShifts } from './support/shifts';
import { expect, test } from './support/test';

test.describe('the tabs of a product', () => {
  test('the first tab is open, and a press opens another one', async ({ page }) => {
    const product = new TabsPage(page);
    await product.open();
    await product.expectOpen('description');
    await product.reviews.click();
    await product.expectOpen('reviews');
    expect(new URL(page.url()).hash).toBe('');
  });

  test('arrows, Home and End lead from tab to tab, and Enter and Space open one', { tag: '@once' }, async ({
    page,
  }) => {
    const product = new TabsPage(page);
    await product.open();
    const boxes = await Promise.all([product.description.boundingBox(), product.reviews.boundingBox()]);
    const isColumn = (boxes[1]?.y ?? 0) > (boxes[0]?.y ?? 0) + 10;
    const [back, on] = isColumn ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
    await product.description.focus();
    await page.keyboard.press(on ?? '');
    await expect(product.reviews).toBeFocused();
    await product.expectOpen('description');
    await page.keyboard.press('Enter');
    await product.expectOpen('reviews');
    await page.keyboard.press(on ?? '');
    await expect(product.description).toBeFocused();
    await page.keyboard.press('Space');
    await product.expectOpen('description');
    await page.keyboard.press('End');
    await expect(product.reviews).toBeFocused();
    await page.keyboard.press('Home');
    await expect(product.description).toBeFocused();
    await page.keyboard.press(back ?? '');
    await expect(product.reviews).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(product.description, 'the open tab alone is in the order of the Tab key').toBeFocused();
  });

  test('in a right-to-left page the left arrow leads on', { tag: ['@once', '@nightly'] }, async ({ page }) => {
    const product = new TabsPage(page);
    const row = '<style>.wc-tabs { display: flex !important; }</style>';
    await product.open('', (html) => html.replace('<html', '<html dir="rtl"').replace('</head>', `${row}</head>`));
    await product.description.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(product.reviews).toBeFocused();
  });

  for (const [hash, key] of [
    ['#tab-reviews', 'reviews'],
    ['#reviews', 'reviews'],
    ['#comment-1', 'reviews'],
    ['#comment-99999', 'reviews'],
    ['?cpage=1', 'reviews'],
    ['#tab-description', 'description'],
    ['#nada', 'description'],
  ])
    test(`an address with ${hash} opens the tab ${key}`, {
      tag: hash !== '#reviews' ? ['@once', '@nightly'] : '@once',
    }, async ({ page }) => {
      const product = new TabsPage(page);
      await product.open(hash);
      await product.expectOpen(key ?? '');
      if (hash === '#reviews') await expect(page.locator('#reviews')).toBeInViewport();
    });

  test('the address of a tab with letters beyond ASCII opens it', { tag: ['@once', '@nightly'] }, async ({ page }) => {
    const product = new TabsPage(page);
    await product.open('#tab-guía', (html) => html.replaceAll('tab-reviews', 'tab-guía'));
    await expect(product.panel('guía')).toBeVisible();
    await expect(product.panel('description')).toBeHidden();
  });

  test('the average rating leads to the reviews', { tag: '@once' }, async ({ page }) => {
    const product = new TabsPage(page);
    await product.open();
    await page.locator('a.woocommerce-review-link').first().click();
    await product.expectOpen('reviews');
    await expect(page.locator('#reviews')).toBeInViewport();
  });

  test('a change of the hash opens its tab and scrolls there', { tag: ['@once', '@nightly'] }, async ({ page }) => {
    const product = new TabsPage(page);
    await product.open();
    await page.evaluate(() => {
      location.hash = '#respond';
    });
    await product.expectOpen('reviews');
    await expect(page.locator('#respond')).toBeInViewport();
    await page.evaluate(() => {
      location.hash = '#nada';
    });
    await page.waitForTimeout(200);
    await product.expectOpen('reviews');
  });

  test('axe finds nothing in the tabs and in the form of a review', async ({ page }) => {
    const product = new TabsPage(page);
    await product.open('#reviews');
    await expect(product.stars).toBeVisible();
    await product.submit.click();
    await expect(page.locator('.islas-rating-alert')).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include('.wc-tabs-wrapper').exclude('.commentlist').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
});

test.describe('the first paint', () => {
  test('nothing moves when the tabs start', { tag: '@real' }, async ({ page, problems }) => {
    problems.expect(/ERR_FAILED/);
    await watchShifts(page, '.wc-tabs-wrapper,.related,footer');
    // A font that arrives late makes the words of tabs wider.
    await page.route('**/*.woff2', (route) => route.abort());
    for (const width of [360, 1280]) {
      // High enough to have the tabs in sight.
      await page.setViewportSize({ width, height: 2400 });
      await new TabsPage(page).open();
      await page.waitForLoadState('load');
      expect(await shiftsOf(page)).toEqual([]);
    }
  });

  test('where the script cannot be had, the address chooses the panel', {
    tag: ['@real', '@once', '@nightly'],
  }, async ({ page, problems }) => {
    problems.expect(/ERR_FAILED/);
    await page.route(/\/build\/product-tabs[\w-]*\.js/, (route) => route.abort());
    await page.goto(`/producto/${MUG}/`);
    const product = new TabsPage(page);
    await expect(product.panel('description')).toBeVisible();
    await expect(product.panel('reviews')).toBeHidden();
    await product.reviews.click();
    await expect(product.panel('reviews')).toBeVisible();
    await expect(product.panel('description')).toBeHidden();
    await page.locator('a.woocommerce-review-link').first().click();
    await expect(page.locator('#reviews')).toBeInViewport();
    await expect(product.rating).toBeVisible();
  });

  test('without JavaScript all panels are in sight, and the rating is a list', { tag: '@once' }, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto(`/producto/${MUG}/`);
    const product = new TabsPage(page);
    await expect(product.panel('description')).toBeVisible();
    await expect(product.panel('reviews')).toBeVisible();
    await expect(product.rating).toBeVisible();
    await product.reviews.click();
    await expect(page.locator('#tab-reviews')).toBeInViewport();
    await context.close();
  });
});

test.describe('the rating of a review', { tag: '@once' }, () => {
  test('the keyboard chooses stars, and the form sends the rating', async ({ page }) => {
    const product = new TabsPage(page);
    const sent = await product.catchReviews();
    await product.open('#reviews');
    await product.star(1).focus();
    await page.keyboard.press('Space');
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowRight');
    await expect(product.star(4)).toBeFocused();
    await expect(product.star(4)).toBeChecked();
    await expect(page.locator('p.stars.selected a.star-4')).toHaveClass(/active/);
    await expect(product.rating).toHaveValue('4');
    await product.fillReview();
    await product.submit.click();
    await expect(page.getByText('Gracias')).toBeVisible();
    expect(sent.map((review) => [review.get('rating'), [...review.keys()].join().includes('islas')])).toEqual([
      ['4', false],
    ]);
  });

  test('a press on a star chooses it', { tag: '@nightly' }, async ({ page }) => {
    const product = new TabsPage(page);
    await product.open('#reviews');
    await product.star(3).click();
    await expect(product.rating).toHaveValue('3');
    await expect(page.locator('p.stars.selected a.active')).toHaveClass(/star-3/);
    const sizes = await page.locator('p.stars a').evaluateAll((stars) => stars.map((star) => star.clientWidth));
    expect(Math.min(...sizes), 'the stars are in sight').toBeGreaterThan(12);
  });

  test('a review without a rating is not sent: the form says so once, and the stars have the focus', async ({
    page,
  }) => {
    const product = new TabsPage(page);
    const sent = await product.catchReviews();
    page.on('dialog', () => expect.soft('a dialog').toBe('none'));
    await product.open('#reviews');
    await expect(product.stars).toBeVisible();
    await product.fillReview();
    await product.submit.click();
    await product.submit.click();
    await expect(page.locator('#respond').getByRole('alert')).toHaveText('Por favor elige una puntuación');
    await expect(product.star(1)).toBeFocused();
    expect(sent).toEqual([]);
    await product.star(5).click();
    await expect(page.locator('#respond').getByRole('alert')).toHaveCount(0);
    await product.submit.click();
    await expect(page.getByText('Gracias')).toBeVisible();
    expect(sent.map((review) => review.get('rating'))).toEqual(['5']);
  });

  test('a review without a rating is sent where the shop does not require one', { tag: '@nightly' }, async ({
    page,
  }) => {
    const product = new TabsPage(page);
    const sent = await product.catchReviews();
    await product.open('#reviews', (html) =>
      html.replace('"review_rating_required":"yes"', '"review_rating_required":"no"'),
    );
    await expect(product.stars).toBeVisible();
    await product.fillReview();
    await product.submit.click();
    await expect(page.getByText('Gracias')).toBeVisible();
    expect(sent.map((review) => review.get('rating'))).toEqual(['']);
  });
});

test.describe('the scripts of a product’s page', { tag: '@real' }, () => {
  const wants = (page: Page, baseURL: string | undefined, value: string) =>
    page.context().addCookies([{ name: 'gallery', value, url: baseURL ?? '' }]);

  test('a simple product asks for neither jQuery nor WooCommerce’s own', { tag: '@nightly' }, async ({
    page,
    network,
  }) => {
    const product = new TabsPage(page);
    await product.open('#reviews');
    await product.star(2).click();
    await page.waitForLoadState('networkidle');
    const scripts = network.all.map((request) => request.url()).filter((url) => /\.js(\?|$)/.test(url));
    expect(scripts.filter((url) => /\/jquery|flexslider|zoom|single-product|photoswipe/.test(url))).toEqual([]);
    expect(scripts.filter((url) => /\/build\/product-tabs\.js/.test(url))).toHaveLength(1);
  });

  for (const [index, file] of ['wc-single-product', 'flexslider'].entries())
    test(
      `WooCommerce’s tabs and stars stay where a script depends on ${file}`,
      nightlyFrom(1, index),
      async ({ page, baseURL }) => {
        await wants(page, baseURL, `needs-${file}`);
        await page.goto(`/producto/${MUG}/#reviews`);
        const product = new TabsPage(page);
        await expect(page.locator('p.stars a[role=radio]')).toHaveCount(5);
        await expect(product.wrapper).not.toHaveAttribute('data-island-state', /./);
        await expect(page.locator('script[src*="/build/product-tabs"]')).toHaveCount(0);
        await product.description.click();
        await product.expectOpen('description');
      },
    );

  test('other code hears init and opens tabs and stars through jQuery', { tag: '@once' }, async ({ page, baseURL }) => {
    await wants(page, baseURL, 'attached.tabs');
    const product = new TabsPage(page);
    await product.open();
    // The rating is in a panel, so that its event passes the tabs, as the stock script's does.
    await expect
      .poll(() => page.evaluate(() => Reflect.get(globalThis, 'inits') as unknown))
      .toEqual(['woocommerce-tabs wc-tabs-wrapper', '#rating', 'woocommerce-tabs wc-tabs-wrapper']);
    const trigger = (selector: string, event: string) =>
      page.evaluate(
        ([selector, event]) => {
          const $ = Reflect.get(globalThis, 'jQuery') as (selector: string) => { trigger: (event: string) => void };
          $(selector ?? '').trigger(event ?? '');
        },
        [selector, event],
      );
    await trigger('.reviews_tab a', 'click');
    await product.expectOpen('reviews');
    await expect(product.stars).toBeVisible();
    await trigger('p.stars a.star-4', 'click');
    await expect(product.rating).toHaveValue('4');
    await trigger('.wc-tabs-wrapper', 'init');
    await product.expectOpen('description');
  });
});
