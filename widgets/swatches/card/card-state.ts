import { textOf } from '../../../src/browser/html-text';
import { translate } from '../../../src/wordpress/texts';
import {
  type FormState,
  type VariationDetails,
  decodeDetails,
  isBuyable,
  variationText,
} from '../../variations/public';
import { variationParams } from '../../../src/woocommerce/globals';
import { type Adding, NOTHING } from '../swatch-store';

/** The chosen variation, `null` for none, `undefined` while it is on its way. */
export const detailsOf = ({ status, variation }: FormState): VariationDetails | null | undefined => {
  if (status === 'loading') return undefined;
  return status === 'found' ? decodeDetails(variation) : null;
};

/** Why what is chosen cannot be added; '' when it can, and while that is not known. */
const failureReason = ({ status, error }: FormState, details: VariationDetails | null | undefined): string => {
  if (status === 'failed') return translate(error ?? 'unknown_error');
  if (status === 'none') return variationText('no_matching_variations', variationParams());
  if (!details || isBuyable(details)) return '';
  return textOf(details.availability_html) || variationText('unavailable', variationParams());
};

/** What a choice led to, in words: its price and stock, else why it cannot be added. */
export const outcomeText = (state: FormState): string => {
  const details = detailsOf(state);
  const { price_html = '', availability_html = '' } = details ?? {};
  return (
    failureReason(state, details) ||
    [price_html, availability_html]
      .map((html) => textOf(html))
      .filter(Boolean)
      .join('. ')
  );
};

/** Whether the card's form has been read: before that it is as PHP printed it, and the browser's. */
export const isFormRead = ({ choices }: FormState): boolean => Object.keys(choices).length > 0;

/** What a card's own controls show: what the painter writes. */
export const cardState = (state: FormState, adding: Adding) => {
  const { state: now, message } = adding.choices === state.choices ? adding : NOTHING;
  const details = detailsOf(state);
  const isReady = state.status === 'loading' || (!!details && isBuyable(details));
  const isShown = isReady || now === 'failed';
  return {
    state: now,
    message: message || failureReason(state, details),
    isReady,
    isShown,
    isHidden: isFormRead(state) && !isShown,
  };
};
