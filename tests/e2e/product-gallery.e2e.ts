import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { GalleryPage } from './support/gallery';
import { nightlyFrom } from './support/nightly';
import { ISLAS_OFF, JUG } from './support/shops';
import { Owner } from './support/owner';
import { shiftsOf, watchShifts } from './support/shifts';
import { expect, test } from './support/test';

test.describe('the gallery of a product', () => {
  test('thumbnails lead to their slides, and the gallery has the height of the picture in view', {
    tag: '@real',
  }, async ({ page }) => {
    const product = new GalleryPage(page);
    await product.open();
    await expect(product.thumbnails).toHaveCount(5);
    await product.expectSlide(0);
    const square = await product.wrapper.boundingBox();
    await product.thumbnails.nth(2).click();
    await product.expectSlide(2);
    await expect
      .poll(async () => (await product.wrapper.boundingBox())?.height)
      .toBeLessThan((square?.height ?? 0) - 20);
    await product.thumbnails.nth(4).click();
    await product.expectSlide(4);
    await product.thumbnails.nth(0).click();
    await product.expectSlide(0);
  });

  test('the arrow keys lead from slide to slide', async ({ page }) => {
    const product = new GalleryPage(page);
    await product.open();
    await product.thumbnails.nth(0).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await product.expectSlide(2);
    await expect(product.thumbnails.nth(2)).toBeFocused();
    await product.slides.nth(2).getByRole('link').focus();
    await page.keyboard.press('ArrowLeft');
    await product.expectSlide(1);
    await expect(product.slides.nth(1).getByRole('link')).toBeFocused();
  });

  test('the first picture is in sight without any script of Islas, and nothing moves when it starts', {
    tag: '@real',
  }, async ({ page, problems }) => {
    problems.expect(/ERR_FAILED/);
    await watchShifts(page, '.woocommerce-product-gallery,.summary');
    for (const slug of [JUG, 'taza-azahar'])
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const product = new GalleryPage(page);
        await product.open(slug);
        await page.waitForLoadState('load');
        await expect(product.gallery).toHaveCSS('opacity', '1');
        expect(await shiftsOf(page), `${slug} at ${width} px`).toEqual([]);
      }
    await page.route(/\/build\/gallery(-core)?\.js/, (route) => route.abort());
    await page.goto(`/producto/${JUG}/`);
    await expect(page.locator('.woocommerce-product-gallery__image img').first()).toBeVisible();
    await expect(page.locator('.woocommerce-product-gallery')).toHaveCSS('opacity', '1');
  });

  test('the link to the full screen takes no room before the styles of the theme have come', {
    tag: ['@real', '@once', '@nightly'],
  }, async ({ page, problems }) => {
    problems.expect(/ERR_FAILED/);
    await page.route('**/themes/**/*.css*', (route) => route.abort());
    const product = new GalleryPage(page);
    await product.open();
    const [outer, inner] = [await product.gallery.boundingBox(), await product.wrapper.boundingBox()];
    expect(inner?.y).toBe(outer?.y);
    await expect(product.trigger).toBeVisible();
  });

  test('only the picture in view gives the gallery its height, whatever height a theme gives to slides', {
    tag: '@nightly',
  }, async ({ page }) => {
    const others = '.images .flex-viewport .woocommerce-product-gallery__wrapper > .woocommerce-product-gallery__image';
    const style = `<style>html body ${others}:nth-child(n+2) { height: auto; }</style>`;
    const product = new GalleryPage(page);
    await product.open(JUG, (html) => html.replace('</head>', `${style}</head>`));
    const [gallery, first] = [await product.wrapper.boundingBox(), await product.slides.nth(0).boundingBox()];
    expect(gallery?.height).toBeCloseTo(first?.height ?? 0, 0);
  });

  test('the lightbox opens at the picture in view, shows its caption, and gives the focus back', async ({ page }) => {
    const product = new GalleryPage(page);
    await product.open();
    await product.thumbnails.nth(1).click();
    await product.expectSlide(1);
    await product.trigger.click();
    await product.expectShown(1);
    await expect(product.lightbox.getByText('De lado, con el asa & el pico.')).toBeVisible();
    await expect(product.lightbox.locator('.pswp__counter')).toHaveText('2 / 5');
    await page.keyboard.press('ArrowRight');
    await product.expectShown(2);
    await expect(product.lightbox.getByText('De lado')).toHaveCount(0);
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab');
      expect(await product.lightbox.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(product.lightbox).toHaveCount(0);
    await expect(product.trigger).toBeFocused();
    await product.expectSlide(2);
  });

  test('Enter on a picture opens the lightbox, and its buttons have Spanish names', {
    tag: ['@once', '@nightly'],
  }, async ({ page }) => {
    const product = new GalleryPage(page);
    await product.open();
    await product.slides.nth(0).getByRole('link').focus();
    await page.keyboard.press('Enter');
    for (const name of ['Cerrar', 'Imagen anterior', 'Imagen siguiente'])
      await expect(product.lightbox.getByRole('button', { name })).toBeAttached();
    await product.lightbox.getByRole('button', { name: 'Cerrar' }).click();
    await expect(product.slides.nth(0).getByRole('link')).toBeFocused();
  });

  test('the wheel zooms the lightbox', { tag: ['@once', '@nightly'] }, async ({ page }) => {
    const product = new GalleryPage(page);
    await page.setViewportSize({ width: 700, height: 500 });
    await product.open();
    await product.trigger.click();
    await expect(product.shown).toBeVisible();
    const before = await product.shown.boundingBox();
    await product.shown.hover();
    await page.mouse.wheel(0, -400);
    await expect
      .poll(async () => (await product.shown.boundingBox())?.width)
      .toBeGreaterThan((before?.width ?? 0) + 20);
  });

  test('a lightbox that cannot be loaded leaves the link to the image', { tag: ['@real', '@once'] }, async ({
    page,
    problems,
  }) => {
    problems.expect(/lightbox|chunk_failed|ERR_FAILED/);
    const product = new GalleryPage(page);
    await product.open();
    await page.route(/\/build\/gallery-lightbox\.js/, (route) => route.abort());
    await product.slides.nth(0).getByRole('link').click();
    await expect(page).toHaveURL(/jarra-levante\.jpg$/);
  });

  test('a press while the lightbox is on its way opens it when it is there', {
    tag: ['@real', '@once', '@nightly'],
  }, async ({ page }) => {
    const product = new GalleryPage(page);
    await product.open();
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(/\/build\/gallery-lightbox\.css/, async (route) => {
      await held;
      await route.continue();
    });
    await product.trigger.click();
    await expect(product.gallery).toHaveAttribute('aria-busy', 'true');
    await product.trigger.click();
    letGo();
    await expect(product.lightbox).toHaveCount(1);
  });

  test('the magnifier follows a mouse over the picture', { tag: ['@real', '@once', '@nightly'] }, async ({ page }) => {
    const product = new GalleryPage(page);
    await product.open();
    const lens = product.gallery.locator('.zoomImg');
    await expect(lens).toHaveCount(0);
    await product.slides.nth(0).hover({ position: { x: 20, y: 120 } });
    await expect(lens).toHaveCSS('opacity', '1');
    await expect(lens).toHaveAttribute('src', /jarra-levante\.jpg$/);
    const left = await lens.boundingBox();
    await product.slides.nth(0).hover({ position: { x: 220, y: 120 } });
    await expect.poll(async () => (await lens.boundingBox())?.x).toBeLessThan((left?.x ?? 0) - 20);
    await page.mouse.move(2, 2);
    await expect(lens).toHaveCSS('opacity', '0');
    await expect(lens).toHaveAttribute('aria-hidden', 'true');
  });

  test('axe finds nothing in the gallery and in the lightbox', async ({ page }) => {
    const product = new GalleryPage(page);
    await product.open();
    expect((await new AxeBuilder({ page }).include('.woocommerce-product-gallery').analyze()).violations).toEqual([]);
    await product.trigger.click();
    await expect(product.shown).toBeVisible();
    expect((await new AxeBuilder({ page }).include('.pswp').analyze()).violations).toEqual([]);
  });

  test('without JavaScript the pictures can be swiped, and each leads to its file', {
    tag: ['@real', '@once'],
  }, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto(`/producto/${JUG}/`);
    const product = new GalleryPage(page);
    await expect(product.gallery).toHaveCSS('opacity', '1');
    await expect(product.slides.nth(0).getByRole('img')).toBeVisible();
    expect(await product.wrapper.evaluate(({ scrollWidth, clientWidth }) => scrollWidth / clientWidth)).toBeCloseTo(
      5,
      1,
    );
    await product.slides.nth(0).getByRole('link').click();
    await expect(page).toHaveURL(/jarra-levante\.jpg$/);
    await context.close();
  });
});

/** Selector of the gallery that no theme surpasses. */
const IMAGES = 'html body div.product div.images';
const SIDE = `${IMAGES} .flex-control-thumbs li { float: none; width: 100% !important; margin: 0 0 5px; }`;

/** Ways in which themes lay out the pictures of a product. */
const LAYOUTS = {
  none: '',
  'thumbnails beside the picture, in a grid': `${SIDE}
    ${IMAGES} { display: grid; grid-template-columns: 80px 1fr; align-content: start; }
    ${IMAGES} .flex-viewport { grid-area: 1 / 2; }
    ${IMAGES} .flex-control-thumbs { grid-area: 1 / 1; }`,
  'thumbnails beside the picture, in a row': `${SIDE}
    ${IMAGES} { display: flex; flex-direction: row-reverse; }
    ${IMAGES} .flex-viewport { flex: 1; min-width: 0; }
    ${IMAGES} .flex-control-thumbs { flex: 0 0 70px; }`,
  'images that fill items of one height': `
    ${IMAGES} .flex-control-thumbs { display: flex; }
    ${IMAGES} .flex-control-thumbs li { flex: 0 0 50px; height: 80px; }
    ${IMAGES} .flex-control-thumbs li img { width: 100%; height: 100%; object-fit: cover; }`,
  'items that center their images': `
    ${IMAGES} .flex-control-thumbs li { display: grid; place-items: center; height: 90px; }
    ${IMAGES} .flex-control-thumbs li img { width: 30px; height: 30px; }`,
  'images with borders in items as flexible boxes': `
    html { box-sizing: border-box; }
    *, ::before, ::after { box-sizing: inherit; }
    ${IMAGES} .flex-control-thumbs li { display: inline-flex; width: 60px; height: 65px; }
    ${IMAGES} .flex-control-thumbs li img { border-right: 5px solid; }`,
} as const;

for (const [name, css] of Object.entries(LAYOUTS))
  test(`the gallery and its thumbnails stand where WooCommerce’s own do (styles of a theme: ${name})`, {
    tag: name !== 'none' ? ['@real', '@once', '@nightly'] : ['@real', '@once'],
  }, async ({ page, context, baseURL }) => {
    const places = async () => {
      const product = new GalleryPage(page);
      await page.goto(`/producto/${JUG}/`);
      const images = product.gallery.locator('.flex-control-thumbs img, .flex-active-slide img:not(.zoomImg)');
      await expect(images).toHaveCount(6);
      const areLoaded = () => images.evaluateAll((all) => all.every((img) => (img as HTMLImageElement).naturalWidth));
      await expect.poll(areLoaded).toBe(true);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      return product.gallery
        .locator('.flex-viewport, .flex-active-slide img:not(.zoomImg), .flex-control-thumbs :is(li, img)')
        .or(product.gallery)
        .or(page.locator('.summary, .woocommerce-tabs'))
        .evaluateAll((all) =>
          all.map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            return [x, y, width, height].map(Math.round).join(' ');
          }),
        );
    };
    await page.route(`**/producto/${JUG}/`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('</head>', `<style>${css}</style></head>`);
      await route.fulfill({ response, body });
    });
    await context.addCookies([{ ...ISLAS_OFF, url: baseURL ?? '' }]);
    const stock = await places();
    await context.clearCookies({ name: ISLAS_OFF.name });
    await expect.poll(places).toEqual(stock);
  });

test.describe('a finger on the gallery', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('a swipe leads to the next picture, and a tap opens the lightbox', async ({ page }) => {
    const product = new GalleryPage(page);
    await product.open();
    const box = await product.wrapper.boundingBox();
    const y = (box?.y ?? 0) + 100;
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    const right = (box?.x ?? 0) + (box?.width ?? 0) * 0.9;
    await touch('touchStart', { x: right, y });
    for (let moved = 20; moved <= 220; moved += 20) await touch('touchMove', { x: right - moved, y });
    await touch('touchEnd');
    await product.expectSlide(1);
    await product.slides.nth(1).getByRole('link').tap();
    await product.expectShown(1);
    await expect(product.gallery.locator('.zoomImg')).toHaveCount(0);
  });
});

test.describe('other preferences', () => {
  test('the gallery jumps where the shopper asks for less motion', { tag: ['@once', '@nightly'] }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const product = new GalleryPage(page);
    await product.open();
    const scrolls = await product.wrapper.evaluate((wrapper) => {
      wrapper.addEventListener('scroll', () => {
        wrapper.dataset['scrolls'] = String(Number(wrapper.dataset['scrolls'] ?? 0) + 1);
      });
      (
        wrapper.closest('.woocommerce-product-gallery')?.querySelectorAll('.flex-control-nav button')[4] as HTMLElement
      ).click();
      return wrapper.scrollLeft / wrapper.clientWidth;
    });
    expect(Math.round(scrolls)).toBe(4);
    await product.expectSlide(4);
  });

  test('a right-to-left page has its slides from right to left', { tag: ['@real', '@nightly'] }, async ({ page }) => {
    const product = new GalleryPage(page);
    await product.open(JUG, (html) => html.replace('<html', '<html dir="rtl"'));
    await product.thumbnails.nth(1).click();
    await product.expectSlide(1);
    expect(await product.wrapper.evaluate(({ scrollLeft }) => scrollLeft)).toBeLessThan(0);
    await page.keyboard.press('ArrowLeft');
    await product.expectSlide(2);
  });
});

/** The pictures of the printed gallery, each with its markup. */
const SLIDE = /<div data-thumb=[\s\S]*?<\/a><\/div>/g;

test.describe('unusual pictures', { tag: ['@real', '@once'] }, () => {
  test('one picture has no thumbnails and opens the lightbox', { tag: '@nightly' }, async ({ page }) => {
    const product = new GalleryPage(page);
    await product.open('taza-azahar');
    await expect(product.thumbnails).toHaveCount(0);
    await expect(product.slides.nth(0)).toBeVisible();
    expect((await product.gallery.boundingBox())?.height).toBeGreaterThan(250);
    await product.trigger.click();
    await product.expectShown(0);
  });

  test('twenty pictures can all be reached', { tag: '@nightly' }, async ({ page }) => {
    const product = new GalleryPage(page);
    await product.open(JUG, (html) => {
      let slides = 0;
      return html.replace(SLIDE, (slide) => (slides++ ? slide : slide.repeat(16)));
    });
    await expect(product.thumbnails).toHaveCount(20);
    await product.thumbnails.nth(19).click();
    await product.expectSlide(19);
  });

  test('a picture without sizes and without alt opens with the size of its file', { tag: '@nightly' }, async ({
    page,
  }) => {
    const product = new GalleryPage(page);
    await product.open(JUG, (html) =>
      html.replace(SLIDE, (slide) =>
        slide.replace(/ (data-large_image_width|data-large_image_height|width|height|alt)="[^"]*"/g, ''),
      ),
    );
    await product.slides.nth(0).getByRole('link').click();
    await expect(product.shown).toBeVisible();
    await expect.poll(async () => (await product.shown.boundingBox())?.width).toBe(600);
  });

  test('a picture whose file is missing says so in the lightbox, and the others are shown', {
    tag: '@nightly',
  }, async ({ page, problems }) => {
    problems.expect(/404|Failed to load/);
    const product = new GalleryPage(page);
    await product.open(JUG, (html) => html.replaceAll('jarra-levante.jpg', 'perdida.jpg'));
    await product.trigger.click();
    await expect(product.lightbox.getByText('No se ha podido cargar la imagen.')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(product.shown).toBeVisible();
  });

  test('a film that a filter adds is a slide of its own and no picture of the lightbox', { tag: '@nightly' }, async ({
    page,
  }) => {
    const film = '<div class="woocommerce-product-gallery__image film"><video controls tabindex="0"></video></div>';
    const product = new GalleryPage(page);
    await product.open(JUG, (html) => {
      let slides = 0;
      return html.replace(SLIDE, (slide) => (slides++ === 1 ? film + slide : slide));
    });
    await expect(product.thumbnails).toHaveCount(6);
    await product.thumbnails.nth(1).click();
    await product.expectSlide(1);
    await product.thumbnails.nth(2).click();
    await product.trigger.click();
    await expect(product.lightbox.locator('.pswp__counter')).toHaveText('2 / 5');
  });
});

test.describe('what the theme supports', { tag: '@real' }, () => {
  const wants = (page: Page, baseURL: string | undefined, value: string) =>
    page.context().addCookies([{ name: 'gallery', value, url: baseURL ?? '' }]);

  test('without the slider all pictures are in sight, and each opens the lightbox', {
    tag: ['@once', '@nightly'],
  }, async ({ page, baseURL }) => {
    await wants(page, baseURL, 'no-slider');
    const product = new GalleryPage(page);
    await product.open();
    await expect(product.thumbnails).toHaveCount(0);
    for (let place = 0; place < 5; place += 1) await expect(product.slides.nth(place)).not.toHaveCSS('height', '0px');
    await product.slides.nth(1).getByRole('link').click();
    await product.expectShown(1);
  });

  test('without the lightbox a picture leads to its file', { tag: ['@once', '@nightly'] }, async ({
    page,
    baseURL,
  }) => {
    await wants(page, baseURL, 'no-lightbox');
    const product = new GalleryPage(page);
    await product.open();
    await expect(page.locator('.woocommerce-product-gallery__trigger')).toHaveCount(0);
    await product.slides.nth(0).getByRole('link').click();
    await expect(page).toHaveURL(/jarra-levante\.jpg$/);
  });

  test('without the magnifier nothing follows the mouse, and there is no magnifying glass', {
    tag: ['@once', '@nightly'],
  }, async ({ page, baseURL }) => {
    await wants(page, baseURL, 'no-zoom');
    const product = new GalleryPage(page);
    await product.open();
    await product.slides.nth(0).hover();
    await expect(page.locator('.woocommerce-product-gallery__trigger,.zoomImg')).toHaveCount(0);
    await product.slides.nth(0).getByRole('link').click();
    await expect(product.shown).toBeVisible();
  });

  test('previous and next lead on where the theme asks for them', { tag: ['@once', '@nightly'] }, async ({
    page,
    baseURL,
  }) => {
    await wants(page, baseURL, 'arrows.numbers');
    const product = new GalleryPage(page);
    await product.open();
    await product.gallery.getByRole('button', { name: 'Imagen siguiente' }).click();
    await product.expectSlide(1);
    await product.gallery.getByRole('button', { name: 'Imagen anterior' }).press('Space');
    await product.expectSlide(0);
    await expect(product.gallery.getByRole('button', { name: 'Imagen anterior' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await product.gallery.getByRole('button', { name: 'Imagen 4 de 5' }).click();
    await product.expectSlide(3);
    expect((await new AxeBuilder({ page }).include('.woocommerce-product-gallery').analyze()).violations).toEqual([]);
  });

  test('a film that a filter adds has its place among the thumbnails', { tag: ['@once', '@nightly'] }, async ({
    page,
    baseURL,
  }) => {
    await wants(page, baseURL, 'film');
    const product = new GalleryPage(page);
    await product.open();
    await product.gallery.getByRole('button', { name: 'Imagen 2 de 6' }).click();
    await product.expectSlide(1);
  });

  for (const [index, file] of ['flexslider', 'wc-zoom', 'photoswipe', 'wc-single-product'].entries())
    test(
      `the gallery of WooCommerce stays where a script depends on ${file}`,
      nightlyFrom(1, index),
      async ({ page, baseURL }) => {
        await wants(page, baseURL, `needs-${file}`);
        await page.goto(`/producto/${JUG}/`);
        const product = new GalleryPage(page);
        await expect(product.gallery).toHaveCSS('opacity', '1');
        await expect(page.locator('.flex-viewport .flex-active-slide')).toHaveCount(1);
        await expect(product.gallery).not.toHaveAttribute('data-island-state', /./);
        await expect(page.locator('.flex-control-thumbs:visible')).toHaveCount(1);
        await page.locator('.flex-control-thumbs:visible img').nth(1).click();
        await expect(product.slides.nth(1)).toHaveClass(/flex-active-slide/);
        expect(await page.evaluate(() => Reflect.get(globalThis, 'otherGallery'))).toBe('function');
      },
    );

  test('the gallery stays WooCommerce’s where a template prints another one, and Site Health says so', {
    tag: ['@classic', '@nightly'],
  }, async ({ page, baseURL, browser }) => {
    test.slow();
    const owner = await Owner.of(browser, baseURL ?? '');
    for (const value of ['template', 'needs-flexslider']) {
      await wants(owner.page, baseURL, value);
      await owner.page.goto(`/producto/${JUG}/`);
    }
    await wants(page, baseURL, 'template');
    await page.goto(`/producto/${JUG}/`);
    await expect(page.locator('.own-gallery')).toBeVisible();
    await expect(page.locator('script[src*="jquery.flexslider"]')).toHaveCount(1);
    await owner.page.goto('/wp-admin/site-health.php?tab=debug');
    const section = owner.page.locator('#health-check-accordion-block-islas');
    await expect(section).toContainText(
      /Qué mantiene la galería y las pestañas de productos de WooCommerce[^–]*other-gallery \(flexslider\)/,
    );
    await expect(section).toContainText('single-product/product-image.php');
    await owner.close();
  });

  test('other code hears the start of the gallery and moves its slides through jQuery', {
    tag: ['@once', '@nightly'],
  }, async ({ page, baseURL }) => {
    await wants(page, baseURL, 'attached');
    const product = new GalleryPage(page);
    await product.open();
    await expect
      .poll(() => page.evaluate(() => Reflect.get(globalThis, 'log') as unknown))
      .toEqual(['wc-product-gallery-before-init', 'wc-product-gallery-after-init']);
    await page.evaluate(() => {
      type Slider = { flexAnimate: (at: number) => void };
      const $ = Reflect.get(globalThis, 'jQuery') as (selector: string) => { data: (name: string) => Slider };
      $('.woocommerce-product-gallery').data('flexslider').flexAnimate(3);
    });
    await product.expectSlide(3);
  });
});
