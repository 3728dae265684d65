import type { ReactNode } from 'react';
import type { FormState, SwatchesSettings } from '../variations/public';
import { AttributeRow, type SelectOption } from './form-markup';
import { currentItems } from './form/swatch-items';
import { decodeSwatchProps } from './form/swatch-props';
import { PREFIX } from './hooks/use-choices';
import { SwatchGroupMarkup, type SwatchGroup } from './markup';
import type { SwatchAttribute, SwatchFormTexts, SwatchItem } from './swatch-form-props';

/** The attribute as the plugin's template takes it. */
const toGroup = (product: number, one: SwatchAttribute, at: number, texts: SwatchFormTexts): SwatchGroup => ({
  id: `islas-swatch-${product}-${at + 1}`,
  attribute: PREFIX + one.name,
  label: one.label,
  type: one.type ?? 'button',
  shape: one.shape ?? 'squared',
  behavior: one.behavior ?? 'blur',
  unavailable_text: texts.unavailable,
  out_of_stock_text: texts.outOfStock,
  items: one.items.map((item) => ({
    value: item.value,
    name: item.name,
    state: item.state ?? 'available',
    reason: item.reason ?? '',
    hint: item.hint ?? '',
    color: item.color ?? '',
    second: item.second ?? '',
    image: item.image ?? '',
    tooltip: item.tooltip ?? '',
  })),
});

/** The group with the states of now, by the rules of the painter. */
const withStates = (group: SwatchGroup, state: FormState, rules: SwatchesSettings): SwatchGroup => {
  const now = currentItems(decodeSwatchProps(group), state, rules);
  return { ...group, items: group.items.map((item, at) => ({ ...item, ...now[at] })) };
};

/** Options that some variation has beside the other choices. */
const selectOptions = ({ name, items }: SwatchAttribute, { answers, choices }: FormState): readonly SelectOption[] =>
  items.flatMap((item) => {
    const option = answers?.option(PREFIX + name, item.value) ?? 'in-stock';
    const isGone = option === 'unmatched' && choices[PREFIX + name] !== item.value;
    const isSoldOut = option === 'out-of-stock';
    return isGone
      ? []
      : [
          {
            value: item.value,
            name: item.name,
            isDisabled: option === 'inactive' || option === 'unmatched',
            isSoldOut,
          },
        ];
  });

/** What the shopper does with the options. Attributes have the names of the form's fields. */
export interface OptionHandlers {
  readonly press: (attribute: string, value: string) => void;
  readonly select: (attribute: string, value: string) => void;
  readonly approach: (attribute: string, value: string) => void;
}

interface SwatchRowsProps {
  readonly product: number;
  readonly attributes: readonly SwatchAttribute[];
  readonly texts: SwatchFormTexts;
  readonly state: FormState;
  readonly rules: SwatchesSettings;
  /** Whether chosen options are named beside their labels. */
  readonly isNamed: boolean;
  readonly on: OptionHandlers;
  readonly renderItem: ((item: SwatchItem) => ReactNode) | undefined;
  /** Below an attribute's swatches; `isRefused` says whether one of its options may not be chosen. */
  readonly renderBelow: (group: SwatchGroup) => ReactNode;
  readonly reset: ReactNode;
}

/** The attributes of a form: one row each. */
export const SwatchRows = (props: SwatchRowsProps) => {
  const { product, attributes, texts, state, rules, isNamed, on, renderItem, renderBelow, reset } = props;
  return attributes.map((one, at) => {
    const group = withStates(toGroup(product, one, at, texts), state, rules);
    const field = group.attribute;
    const value = state.choices[field] ?? '';
    const chosen = isNamed && one.items.find((item) => item.value === value);
    const hasSwatches = group.type !== 'select';
    const live = {
      choose: (wanted: string) => on.press(field, wanted),
      approach: (wanted: string) => on.approach(field, wanted),
    };
    const renderOne = renderItem && ((item: { readonly value: string }) => renderItem(findItem(one, item.value)));
    return (
      <AttributeRow
        key={one.name}
        name={one.name}
        label={one.label}
        chosen={chosen ? `${rules.variation_label_separator} ${chosen.name}` : ''}
        value={value}
        isRaw={hasSwatches}
        choose={texts.choose}
        options={selectOptions(one, state)}
        onChoose={(wanted) => on.select(field, wanted)}
        reset={at === attributes.length - 1 && reset}
      >
        {hasSwatches && (
          <SwatchGroupMarkup {...group} live={live} renderItem={renderOne}>
            {renderBelow(group)}
          </SwatchGroupMarkup>
        )}
      </AttributeRow>
    );
  });
};

const findItem = ({ items }: SwatchAttribute, value: string): SwatchItem =>
  items.find((item) => item.value === value) ?? { value, name: value };
