import { type VariationDetails, decodeDetails, isBuyable } from './variation-details';
import { textOf } from '../../src/browser/html-text';
import { announce } from '../../src/browser/live-region';
import { platform } from '../../src/woocommerce/platform';
import { runScriptsIn } from '../../src/woocommerce/run-scripts';
import type { RawVariation } from './variation';
import { limitQuantity } from './variation-stock';
import type { Run } from './variation-events';
import { startFormTimer } from './variation-store';
import { paintVariationId } from './paint-choice';
import { messageOf } from './paint-messages';
import { emitChange } from './paint-options';
import { findPlaces, resetAttribute, resetContent, setAttribute, setContent } from './paint-places';
import { escapeText, renderVariation } from './paint-template';

const ATTRIBUTE = (name: string) =>
  `.product_${name},.woocommerce-product-attributes-item--${name} .woocommerce-product-attributes-item__value`;

/** Where the product's page shows a field (contract 2.6). */
const PLACES = { sku: '.product_meta .sku', weight: ATTRIBUTE('weight'), dimensions: ATTRIBUTE('dimensions') };

/** SKU, weight and dimensions; a field the variation has not shows the product's own. */
export const paintFields = (form: Element, details?: VariationDetails): void => {
  const texts = {
    sku: details?.sku,
    weight: details?.weight && textOf(details.weight_html),
    dimensions: details && textOf(details.dimensions_html),
  };
  for (const [name, selector] of Object.entries(PLACES)) {
    for (const element of findPlaces(form.closest('.product'), selector)) {
      const content = texts[name as keyof typeof texts];
      if (content) setContent(element, content);
      else resetContent(element);
    }
  }
};

const paintQuantity = (form: Element, details: VariationDetails): void => {
  const selector = '.single_variation_wrap .quantity input.qty[name="quantity"]';
  const isSingle = details.is_sold_individually;
  const { min_qty: min, max_qty: max } = isSingle ? { min_qty: '1', max_qty: '' } : details;
  for (const input of findPlaces(form, selector) as readonly HTMLInputElement[]) {
    input.min = min;
    input.max = max;
    if (details.step) setAttribute(input, 'step', details.step);
    else resetAttribute(input, 'step');
    input.value = isSingle ? min : limitQuantity(input.value, min, max);
    input.closest<HTMLElement>('.quantity')?.style.setProperty('display', isSingle ? 'none' : '');
    emitChange(input);
  }
};

/** Price, availability and description, through the theme's templates. */
const contentOf = (variation: RawVariation): string =>
  decodeDetails(variation).variation_is_visible
    ? renderVariation('variation-template', variation)
    : renderVariation(
        'unavailable-variation-template',
        variation,
        `<p role="alert">${escapeText(messageOf('unavailable'))}</p>`,
      );

/** A moment after the choice itself was announced; the stock script waits as long with its content (WooCommerce ≥ 9.8). */
const ANNOUNCE_MS = 300;

const announcements = new WeakMap<Element, () => void>();

/** No later change leaves an earlier price to be announced (W-21). */
export const cancelAnnouncement = (form: Element): void => announcements.get(form)?.();

/** The words of an element, without its scripts and styles. */
const visibleText = (place: Element): string => {
  const copy = place.cloneNode(true) as Element;
  for (const code of copy.querySelectorAll('script,style,template')) code.remove();
  for (const part of copy.children) part.append(' ');
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
};

/** Shows HTML of the shop, whose scripts run once it is on the page, as by jQuery's `html()`. */
const showHtml = (place: Element, html: string, ended: () => void): void => {
  for (const child of place.children) platform.clean(child);
  place.innerHTML = html;
  runScriptsIn([place], ended);
};

/**
 * A variation's fields, price and stock at once, and only once: a sign-up's captcha has built something there by the time
 * they are announced. A moment later the page's live region says them, and other code has its `show_variation`
 * (contract 3.3), which in stock comes after the scripts of the content too.
 */
export const paintVariation = (form: Element, variation: unknown, fire: Run): void => {
  const details = decodeDetails(variation);
  paintFields(form, details);
  paintVariationId(form, details.variation_id);
  paintQuantity(form, details);
  cancelAnnouncement(form);
  const [place] = findPlaces(form, '.single_variation');
  let missing = 2;
  const announceVariation = () => {
    missing -= 1;
    if (missing) return;
    // What others show there later is announced as in stock.
    if (isLive) place?.removeAttribute('aria-live');
    if (place) announce(visibleText(place));
    fire('show_variation', variation, isBuyable(details));
  };
  // WooCommerce's alert (since 9.8) would say it at once, over what is said about the choice.
  const isLive = place?.hasAttribute('role');
  if (isLive) place?.setAttribute('aria-live', 'off');
  place?.style.setProperty('display', 'block');
  let isCancelled = false;
  const stop = startFormTimer(form, ANNOUNCE_MS, announceVariation);
  announcements.set(form, () => {
    isCancelled = true;
    stop();
  });
  const ended = () => isCancelled || announceVariation();
  if (place) showHtml(place, contentOf(variation as RawVariation), ended);
  else ended();
};
