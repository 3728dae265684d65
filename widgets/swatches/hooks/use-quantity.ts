import { useState } from 'react';
import { type VariationDetails, limitQuantity } from '../../variations/public';
import type { SwatchFormProps } from '../swatch-form-props';

/** The quantity that the shopper has typed, within the bounds of the chosen variation. */
export const useQuantity = (details: VariationDetails | null, quantity: SwatchFormProps['quantity'] = {}) => {
  const { value: first = 1, min: least = 1, max: most } = quantity;
  const [value, setValue] = useState(String(first));
  const isSingle = !!details?.is_sold_individually;
  const min = isSingle ? '1' : details?.min_qty || String(least);
  const max = isSingle ? '' : (details?.max_qty ?? String(most ?? ''));
  const [seen, setSeen] = useState(details?.variation_id);
  if (details && details.variation_id !== seen) {
    setSeen(details.variation_id);
    setValue(isSingle ? '1' : limitQuantity(value, min, max));
  }
  const raise = () => setValue((typed) => (typed === '' ? typed : limitQuantity(typed, min, '')));
  return { field: { value, min, max, step: details?.step || '1', isHidden: isSingle }, setValue, raise };
};
