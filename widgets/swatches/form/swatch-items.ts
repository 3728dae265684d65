import { decodeSection } from '../../../src/wordpress/settings';
import { type FormState, type StockHint, decodeSwatchesSettings } from '../../variations/public';
import { translate } from '../../../src/wordpress/texts';
import { swatchItems } from '../swatch-states';
import type { SwatchItemProps, SwatchProps } from './swatch-props';

const hintText = (left: StockHint): string =>
  typeof left === 'number'
    ? translate(left === 1 ? 'left_one' : 'left_many').replace('%d', String(left))
    : (left ?? '');

/**
 * Items for the form's current state. As PHP printed them while the state lacks the attribute; before the variations are
 * known, with the current choice only.
 */
export const currentItems = (
  { items, attribute }: SwatchProps,
  { choices, index }: FormState,
  rules = decodeSection('swatches', decodeSwatchesSettings),
): readonly SwatchItemProps[] => {
  const chosen = choices[attribute];
  if (chosen === undefined) return items;
  if (!index) {
    return items.map((item) => {
      if (item.value === chosen) return { ...item, state: 'selected', reason: '', hint: '' };
      return item.state === 'selected' ? { ...item, state: 'available' } : item;
    });
  }
  const values = items.map(({ value }) => value);
  const now = swatchItems(index, choices, attribute, values, rules);
  return items.map((item, i) => {
    const { state, reason, hint } = now[i] ?? { ...item };
    return { ...item, state, reason, hint: hintText(hint) };
  });
};

/** About an item: the owner's tooltip, and why it may not be chosen. What is left stands in its label. */
export const messageOf = (
  group: Pick<SwatchProps, 'unavailable_text' | 'out_of_stock_text'>,
  { tooltip, reason }: { readonly tooltip: string; readonly reason: string },
): string => {
  const reasons: Readonly<Record<string, string>> = {
    '': '',
    unavailable: group.unavailable_text,
    'out-of-stock': group.out_of_stock_text,
  };
  return [tooltip, reasons[reason]].filter(Boolean).join(' · ');
};
