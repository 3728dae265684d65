import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { JUG, MUG } from '../e2e/support/shops';
import { Shopper, places } from './shopper';

/** Gallery, tabs and stars of a product in unmodified Firefox and WebKit, which Playwright cannot drive. */
const GALLERY = '.woocommerce-product-gallery';
const SLIDE = `${GALLERY}__wrapper > *`;
const THUMBNAIL = '.flex-control-thumbs li';
const TRIGGER = `${GALLERY}__trigger`;
const LIGHTBOX = '.pswp[role="dialog"]';
const TABS = '.wc-tabs-wrapper[data-island-state="live"]';
const STAR = '#respond [role="radiogroup"] [type="radio"], #respond [role="radiogroup"] [role="radio"]';

let shopper: Shopper;
beforeAll(async () => {
  shopper = await Shopper.arrive();
});
beforeEach(() => shopper.browser.renew());
afterAll(() => shopper?.browser.close());

const openGallery = () => shopper.open(`/producto/${JUG}/`, `${GALLERY}[data-island-state="live"]`);
const focus = (selector: string) =>
  shopper.browser.run((first) => document.querySelector<HTMLElement>(first)?.focus(), selector);
const hasFocus = (selector: string) =>
  expect.poll(() => shopper.browser.run((one) => !!document.activeElement?.matches(one), selector)).toBe(true);

/** Waits until the slide at this place, from 1, is in view, alone, and its thumbnail is the current one. */
const showsSlide = async (place: number) => {
  await shopper.sees(`${SLIDE}.flex-active-slide`, 1);
  await shopper.sees(`${SLIDE}.flex-active-slide:nth-child(${place})`);
  await shopper.sees(`${THUMBNAIL}:nth-child(${place}) [aria-current="true"]`);
  const apart = () =>
    shopper.browser.run((active) => {
      const slide = document.querySelector(active);
      const [at, from] = [slide, slide?.parentElement].map((box) => box?.getBoundingClientRect().left ?? NaN);
      return Math.abs((at ?? NaN) - (from ?? NaN)) < 2;
    }, `${SLIDE}.flex-active-slide`);
  await expect.poll(apart).toBe(true);
};

describe('the gallery of a product', () => {
  test('thumbnails, arrow keys and a swipe lead from slide to slide', async () => {
    await openGallery();
    await showsSlide(1);
    await shopper.browser.click(`${THUMBNAIL}:nth-child(2) button`);
    await showsSlide(2);
    await focus(`${THUMBNAIL}:nth-child(2) button`);
    await shopper.browser.press('ArrowRight');
    await showsSlide(3);
    await hasFocus(`${THUMBNAIL}:nth-child(3) button`);
    await shopper.browser.press('ArrowLeft');
    await showsSlide(2);
    // A finger scrolls the slides. The drivers have none, and Firefox begins no smooth scroll after a press of the mouse.
    await shopper.browser.run((slides) => {
      const wrapper = document.querySelector(slides)?.parentElement;
      wrapper?.scrollBy({ left: wrapper.clientWidth, behavior: 'instant' });
    }, SLIDE);
    await showsSlide(3);
  });

  test('slides change at once where the shopper asks for less motion', async () => {
    await openGallery();
    const place = await shopper.browser.run(
      (slides, button) => {
        const { matchMedia } = window;
        window.matchMedia = (query) => matchMedia.call(window, /reduced-motion/.test(query) ? 'all' : query);
        document.querySelector<HTMLElement>(button)?.click();
        const wrapper = document.querySelector(slides)?.parentElement;
        return Math.round((wrapper?.scrollLeft ?? 0) / (wrapper?.clientWidth ?? 1));
      },
      SLIDE,
      `${THUMBNAIL}:nth-child(5) button`,
    );
    expect(place).toBe(4);
    await showsSlide(5);
  });

  test('the lightbox opens at the slide, moves, closes with Escape, and gives the focus back', async () => {
    await openGallery();
    await shopper.browser.click(`${THUMBNAIL}:nth-child(2) button`);
    await showsSlide(2);
    await shopper.browser.click(TRIGGER);
    await shopper.reads(`${LIGHTBOX} .pswp__counter`, /^2 \/ 5$/);
    await shopper.browser.click(`${LIGHTBOX} .pswp__button--arrow--next`);
    await shopper.reads(`${LIGHTBOX} .pswp__counter`, /^3 \/ 5$/);
    await shopper.browser.press('ArrowRight');
    await shopper.reads(`${LIGHTBOX} .pswp__counter`, /^4 \/ 5$/);
    await shopper.browser.press('ArrowLeft');
    await shopper.reads(`${LIGHTBOX} .pswp__counter`, /^3 \/ 5$/);
    await shopper.browser.press('Escape');
    await shopper.sees(LIGHTBOX, 0);
    await hasFocus(TRIGGER);
    await showsSlide(3);
    await focus(`${SLIDE}:nth-child(3) a`);
    await shopper.browser.press('Enter');
    await shopper.reads(`${LIGHTBOX} .pswp__counter`, /^3 \/ 5$/);
    await shopper.browser.click(`${LIGHTBOX} .pswp__button--close`);
    await shopper.sees(LIGHTBOX, 0);
    await hasFocus(`${SLIDE}:nth-child(3) a`);
    await shopper.isOnSamePage();
  });

  test('the image follows the variation, and comes back when the choice is cleared', async () => {
    const form = 'form.variations_form.wvs-loaded';
    const shown = () =>
      shopper.browser.run((img) => document.querySelector(img)?.getAttribute('src'), `${GALLERY}__image img`);
    const swatch = (attribute: string, value: string) =>
      `${form} .islas-swatch[data-value="${value}"] input[name*="${attribute}"]`;
    await shopper.open(places.variable, form);
    const before = await shown();
    await shopper.browser.click(swatch('pa_color', 'rojo'));
    await shopper.browser.click(swatch('pa_talla', 'm'));
    await expect.poll(shown).not.toBe(before);
    await shopper.browser.click(`${form} .reset_variations`);
    await expect.poll(shown).toBe(before);
  });
});

/** Waits until the tab with this key is open, alone. */
const showsTab = async (key: string) => {
  await shopper.sees(`${TABS} .wc-tabs > li.active`, 1);
  await shopper.sees(`${TABS} [role="tab"][aria-selected="true"][aria-controls="tab-${key}"]`);
  const panels = () =>
    shopper.browser.run(() =>
      [...document.querySelectorAll('.wc-tab')].filter((one) => one.getClientRects().length).map(({ id }) => id),
    );
  await expect.poll(panels).toEqual([`tab-${key}`]);
};

describe('the tabs of a product', () => {
  test('arrow keys and a link to the reviews open tabs', async () => {
    await shopper.open(`/producto/${MUG}/`, TABS);
    await showsTab('description');
    await focus(`${TABS} .description_tab a`);
    await shopper.browser.press('ArrowLeft');
    await hasFocus('.reviews_tab a');
    await shopper.browser.press('Enter');
    await showsTab('reviews');
    await shopper.browser.press('ArrowRight');
    await hasFocus('.description_tab a');
    await shopper.browser.press('Space');
    await showsTab('description');
    await shopper.browser.click('a.woocommerce-review-link');
    await showsTab('reviews');
    await shopper.open(`/producto/${MUG}/#tab-reviews`, TABS);
    await showsTab('reviews');
  });

  test('a review without a rating is not sent: the form says so, and the keyboard chooses stars', async () => {
    await shopper.open(`/producto/${MUG}/#reviews`, TABS);
    await shopper.sees(STAR, 5);
    for (const [field, text] of [
      ['comment', 'Muy bonita.'],
      ['author', 'Ana'],
      ['email', 'ana@example.com'],
    ])
      await shopper.browser.fill(`#${field}`, text ?? '');
    await shopper.browser.click('#respond #submit');
    await shopper.reads('#respond [role="alert"]', 'Por favor elige una puntuación');
    await shopper.isOnSamePage();
    await shopper.browser.press('Space');
    await shopper.browser.press('ArrowRight');
    await shopper.browser.press('ArrowRight');
    await expect.poll(() => shopper.value('#rating')).toBe('3');
    await shopper.sees('#respond [role="alert"]', 0);
  });
});
