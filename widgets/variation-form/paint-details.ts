import { type RawVariation, type VariationDetails, decodeDetails } from '../../src/contracts/variations';
import { quantityWithin } from '../../src/domain/variation-quantity';
import { wordsOf } from './paint-button';
import { resetContent, setContent } from './paint-original';
import { escaped, renderVariation } from './paint-template';

const ATTRIBUTE = (name: string) =>
  `.product_${name},.woocommerce-product-attributes-item--${name} .woocommerce-product-attributes-item__value`;

/** Where the product's page shows a field (contract 2.6). */
const PLACES = { sku: '.product_meta .sku', weight: ATTRIBUTE('weight'), dimensions: ATTRIBUTE('dimensions') };

/** The words of a piece of HTML; nothing in it is loaded or run. */
const wordsIn = (html: string): string => new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';

/** SKU, weight and dimensions; a field the variation has not shows the product's own. */
export const paintFields = (form: Element, details?: VariationDetails): void => {
  const words = {
    sku: details?.sku,
    weight: details?.weight && wordsIn(details.weight_html),
    dimensions: details && wordsIn(details.dimensions_html),
  };
  for (const [name, selector] of Object.entries(PLACES)) {
    for (const element of form.closest('.product')?.querySelectorAll(selector) ?? []) {
      const content = words[name as keyof typeof words];
      if (content) setContent(element, content);
      else resetContent(element);
    }
  }
};

const changed = (input: HTMLElement) => input.dispatchEvent(new Event('change', { bubbles: true }));

export const paintVariationId = (form: Element, id: string): void => {
  for (const input of form.querySelectorAll<HTMLInputElement>('input[name="variation_id"],input.variation_id')) {
    input.value = id;
    changed(input);
  }
};

export const paintQuantity = (form: Element, details: VariationDetails): void => {
  const selector = '.single_variation_wrap .quantity input.qty[name="quantity"]';
  const isSingle = details.is_sold_individually;
  const { min_qty: min, max_qty: max } = isSingle ? { min_qty: '1', max_qty: '' } : details;
  for (const input of form.querySelectorAll<HTMLInputElement>(selector)) {
    input.min = min;
    input.max = max;
    if (details.step) input.step = details.step;
    input.value = isSingle ? min : quantityWithin(input.value, min, max);
    input.closest<HTMLElement>('.quantity')?.style.setProperty('display', isSingle ? 'none' : '');
    changed(input);
  }
};

/** Whether the shopper may add it; the server has the last word. */
export const isBuyable = (details: VariationDetails): boolean =>
  details.is_purchasable && details.is_in_stock && details.variation_is_visible;

/** Price, availability and description, through the theme's templates. */
export const contentOf = (variation: RawVariation): string =>
  decodeDetails(variation).variation_is_visible
    ? renderVariation('variation-template', variation)
    : renderVariation(
        'unavailable-variation-template',
        variation,
        `<p role="alert">${escaped(wordsOf('unavailable'))}</p>`,
      );
