import { type RawVariation, decodeDetails } from '../../src/contracts/variations';
import type { FormBridge, Steps } from '../../src/stores/variation-events';
import { paintButton } from './paint-button';
import { contentOf, isBuyable, paintFields, paintQuantity, paintVariationId } from './paint-details';
import { updateImage } from './paint-image';

/** Screen readers need the change of a live region to come after the press (WooCommerce ≥ 9.8). */
const REVEAL_MS = 300;

export type Fire = (event: string, ...args: readonly unknown[]) => void;

const reveals = new WeakMap<Element, number>();

/** No later change leaves an earlier price to appear (W-21). */
export const cancelReveal = (form: Element): void => clearTimeout(reveals.get(form));

const area = (form: Element) => form.querySelector<HTMLElement>('.single_variation');

/** The steps that show a variation and take it away again. */
export const variationSteps = (form: HTMLElement, fire: Fire, bridge?: FormBridge): Steps => ({
  found_variation: (variation) => {
    const details = decodeDetails(variation);
    paintFields(form, details);
    updateImage(form, variation, bridge);
    paintVariationId(form, details.variation_id);
    paintQuantity(form, details);
    cancelReveal(form);
    const reveal = () => {
      const place = area(form);
      if (place) place.innerHTML = contentOf(variation as RawVariation);
      place?.style.setProperty('display', 'block');
      fire('show_variation', variation, isBuyable(details));
    };
    reveals.set(form, window.setTimeout(reveal, REVEAL_MS));
  },
  reset_data: () => {
    cancelReveal(form);
    paintFields(form);
    fire('reset_image');
    area(form)?.style.setProperty('display', 'none');
    fire('hide_variation');
  },
  reset_image: () => updateImage(form, false, bridge),
  show_variation: (_variation, isPurchasable) => paintButton(form, isPurchasable ? '' : 'is-unavailable'),
  hide_variation: () => paintButton(form, 'selection-needed'),
});
