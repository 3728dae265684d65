import type { ShopError } from '../../src/contracts/errors';
import { translated } from '../../src/contracts/texts';
import { variationText } from '../../src/contracts/variation-details';
import { variationParams } from '../../src/contracts/woocommerce';
import { announce, clearAnnouncement } from '../../src/services/live-region';
import type { FormState } from '../../src/stores/variation-form';
import { decodeCardDetails, isBuyable } from './details';

/** A moment after the choice itself was said, in milliseconds; another choice before that takes its place. */
const AFTER_CHOICE_MS = 300;

const textOf = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
};

/** Why what is chosen cannot be added; '' when it can, and while that is not known. */
export const troubleOf = ({ status, variation, error }: FormState): string => {
  if (status === 'failed') return translated((error ?? 'unknown_error') satisfies ShopError['code']);
  if (status === 'none') return variationText('no_matching_variations', variationParams());
  const details = status === 'found' && decodeCardDetails(variation);
  if (!details || isBuyable(details)) return '';
  return textOf(details.availability_html) || variationText('unavailable', variationParams());
};

/** Says what a choice led to, once: its price and stock, else why it cannot be added. */
export const sayOutcome = (state: FormState, signal: AbortSignal): void => {
  const { price_html, availability_html } = decodeCardDetails(state.variation);
  const words = [price_html, availability_html].map(textOf).filter(Boolean).join('. ');
  announce(troubleOf(state) || (state.status === 'found' ? words : ''), { after: AFTER_CHOICE_MS, signal });
};

/** Says something now, also when it was said before. */
export const say = (words: string): void => {
  clearAnnouncement();
  announce(words);
};

export const choiceNeeded = (): string => variationText('make_a_selection', variationParams());
