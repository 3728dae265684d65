import { type VariationDetails, decodeDetails } from '../../src/contracts/variation-details';
import type { RawVariation } from '../../src/contracts/variations';
import type { Choices } from '../../src/domain/variations';
import { quantityWithin } from '../../src/domain/variation-quantity';
import type { FormBridge, Run, Steps } from '../../src/stores/variation-events';
import { type FormState, entryOf, formStore } from '../../src/stores/variation-form';
import { methodsOf, updateImage } from './paint-image';
import { placesIn, resetAttribute, resetContent, setAttribute, setContent } from './paint-places';
import { escaped, renderVariation } from './paint-template';
import { changed, changesOf, paintVariationId, preselect } from './paint-choices';
import { announceReset, explain, hush, paintLabels, paintOffer, paintReset, refuse, wordsOf } from './paint-words';

const ATTRIBUTE = (name: string) =>
  `.product_${name},.woocommerce-product-attributes-item--${name} .woocommerce-product-attributes-item__value`;

/** Where the product's page shows a field (contract 2.6). */
const PLACES = { sku: '.product_meta .sku', weight: ATTRIBUTE('weight'), dimensions: ATTRIBUTE('dimensions') };

/** The words of a piece of HTML; nothing in it is loaded or run. */
const wordsIn = (html: string): string => new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';

/** SKU, weight and dimensions; a field the variation has not shows the product's own. */
const paintFields = (form: Element, details?: VariationDetails): void => {
  const words = {
    sku: details?.sku,
    weight: details?.weight && wordsIn(details.weight_html),
    dimensions: details && wordsIn(details.dimensions_html),
  };
  for (const [name, selector] of Object.entries(PLACES)) {
    for (const element of placesIn(form.closest('.product'), selector)) {
      const content = words[name as keyof typeof words];
      if (content) setContent(element, content);
      else resetContent(element);
    }
  }
};

const paintQuantity = (form: Element, details: VariationDetails): void => {
  const selector = '.single_variation_wrap .quantity input.qty[name="quantity"]';
  const isSingle = details.is_sold_individually;
  const { min_qty: min, max_qty: max } = isSingle ? { min_qty: '1', max_qty: '' } : details;
  for (const input of placesIn(form, selector) as readonly HTMLInputElement[]) {
    input.min = min;
    input.max = max;
    if (details.step) setAttribute(input, 'step', details.step);
    else resetAttribute(input, 'step');
    input.value = isSingle ? min : quantityWithin(input.value, min, max);
    input.closest<HTMLElement>('.quantity')?.style.setProperty('display', isSingle ? 'none' : '');
    changed(input);
  }
};

/** Whether the shopper may add it; the server has the last word. */
const isBuyable = (details: VariationDetails): boolean =>
  details.is_purchasable && details.is_in_stock && details.variation_is_visible;

/** Price, availability and description, through the theme's templates. */
const contentOf = (variation: RawVariation): string =>
  decodeDetails(variation).variation_is_visible
    ? renderVariation('variation-template', variation)
    : renderVariation(
        'unavailable-variation-template',
        variation,
        `<p role="alert">${escaped(wordsOf('unavailable'))}</p>`,
      );

/** Screen readers need the change of a live region to come after the press (WooCommerce ≥ 9.8). */
const REVEAL_MS = 300;

const reveals = new WeakMap<Element, number>();

/** No later change leaves an earlier price to appear (W-21). */
const cancelReveal = (form: Element): void => clearTimeout(reveals.get(form));

const show = (form: Element, variation: unknown, fire: Run): void => {
  const details = decodeDetails(variation);
  paintFields(form, details);
  paintVariationId(form, details.variation_id);
  paintQuantity(form, details);
  cancelReveal(form);
  const [place] = placesIn(form, '.single_variation');
  // Before 9.8 the place is no live region of WooCommerce's own; price and stock are said once, here.
  if (!place?.matches('[role],[aria-live]')) place?.setAttribute('aria-live', 'polite');
  const reveal = () => {
    if (place) place.innerHTML = contentOf(variation as RawVariation);
    place?.style.setProperty('display', 'block');
    fire('show_variation', variation, isBuyable(details));
  };
  reveals.set(form, window.setTimeout(reveal, REVEAL_MS));
};

/** The selects may be hidden behind swatches: the first control that takes the focus has it. */
const focusFirst = (form: Element): void => {
  for (const control of form.querySelectorAll<HTMLElement>('.variations :is(select,input)')) {
    control.focus();
    if (document.activeElement === control) break;
  }
};

/** The steps that show a variation and take it away, what the form says, and the stock script's methods. */
export const detailsOf = (form: HTMLElement, fire: Run, signal: AbortSignal, bridge?: FormBridge): Steps => {
  const hear = (type: string, heard: (event: Event) => void) => form.addEventListener(type, heard, { signal });
  hear('islas:refused', () => {
    entryOf(form).isOld = true;
    fire('reload_product_variations');
  });
  // A link that is a button to the stock script answers Space as well.
  hear('keydown', (event) => {
    if ((event as KeyboardEvent).key !== ' ' || !(event.target as Element).matches('a.reset_variations')) return;
    event.preventDefault();
    steps.reset?.();
  });
  const busy = (isBusy: boolean) => form.setAttribute('aria-busy', String(isBusy));
  const { change, write } = changesOf(form, fire);
  const steps: Steps = {
    ...methodsOf(bridge),
    change,
    write: (choices) => write(choices as Choices),
    found_variation: (variation) => {
      busy(false);
      updateImage(form, variation, bridge);
      show(form, variation, fire);
    },
    reset_data: () => {
      busy(false);
      cancelReveal(form);
      paintFields(form);
      placesIn(form, '.single_variation')[0]?.style.setProperty('display', 'none');
    },
    reset_image: () => updateImage(form, false, bridge),
    show_variation: (_variation, isPurchasable) => {
      paintOffer(form, isPurchasable);
      bridge?.play?.(form);
    },
    announce_reset: () => announceReset(form, true),
    clear_reset_announcement: () => {
      cancelReveal(form);
      hush(form);
      announceReset(form, false);
    },
    reset_focus: () => focusFirst(form),
    reset: () => {
      write({}, true);
      for (const step of ['announce_reset', 'reset_data', 'reset_focus']) fire(step);
    },
    paint_choice: (isChosen) => {
      busy(formStore(form).get().status === 'loading');
      paintLabels(form);
      paintReset(form, isChosen);
    },
    preselect: () => preselect(form),
    refuse: () => refuse(form),
    explain: (state) => explain(form, state as FormState),
  };
  return steps;
};
