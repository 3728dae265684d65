import {
  type Choices,
  type StockHint,
  type Survey,
  type SwatchesSettings,
  type VariationIndex,
  evaluateOptions,
  stockHint,
} from '../variations/public';

/** Exactly one per item, in `data-state` (Specification §4). */
export type SwatchState = 'selected' | 'disabled' | 'no-stock' | 'available';
/** Why an item is not simply available; names the tooltip to show. */
export type SwatchReason = '' | 'unavailable' | 'out-of-stock';

export interface SwatchItem {
  readonly value: string;
  readonly state: SwatchState;
  readonly reason: SwatchReason;
  /** Stock hint: a number, a text of the shop, or none. */
  readonly hint: StockHint;
}

type Rules = Pick<
  SwatchesSettings,
  | 'clickable_out_of_stock'
  | 'clear_on_reselect'
  | 'disable_out_of_stock'
  | 'deselect_unavailable'
  | 'show_variation_stock'
  | 'stock_label_threshold'
>;

/** The table of decisions in peers 2B; without an index nothing is known yet, so everything is available. */
const stateOf = (
  answers: Survey | null,
  choices: Choices,
  attribute: string,
  value: string,
  rules: Rules,
): readonly [SwatchState, SwatchReason] => {
  if (choices[attribute] === value) return ['selected', ''];
  const option = answers?.option(attribute, value) ?? 'in-stock';
  if (option === 'in-stock') return ['available', ''];
  if (option !== 'out-of-stock') return ['disabled', 'unavailable'];
  if (rules.clickable_out_of_stock) return ['no-stock', 'out-of-stock'];
  if (!rules.disable_out_of_stock) return ['available', ''];
  // What hangs on it, a waitlist for instance, can be reached only where it can be chosen.
  return [answers?.offers(attribute, value) ? 'no-stock' : 'disabled', 'out-of-stock'];
};

/** The items of one attribute, in the order of its values. */
export const swatchItems = (
  index: VariationIndex | null,
  choices: Choices,
  attribute: string,
  values: readonly string[],
  rules: Rules,
): readonly SwatchItem[] => {
  const answers = index && evaluateOptions(index, choices);
  const isHinted =
    rules.show_variation_stock &&
    !choices[attribute] &&
    Object.entries(choices).every(([name, value]) => value || name === attribute);
  return values.map((value) => {
    const [state, reason] = stateOf(answers, choices, attribute, value, rules);
    const match = isHinted ? answers?.matchWith(attribute, value) : undefined;
    return { value, state, reason, hint: match ? stockHint(match, rules.stock_label_threshold) : null };
  });
};

/**
 * The choices after an item was chosen: the same object when it may not be. A selected item is cleared under
 * `clear_on_reselect`; a value that nothing in stock matches keeps only itself under `deselect_unavailable`.
 */
export const choicesAfterPress = (
  index: VariationIndex | null,
  choices: Choices,
  attribute: string,
  value: string,
  rules: Rules,
): Choices => {
  if (choices[attribute] === value) return rules.clear_on_reselect ? { ...choices, [attribute]: '' } : choices;
  const chosen = { ...choices, [attribute]: value };
  if (!index || !value) return chosen;
  const answers = evaluateOptions(index, choices);
  if (rules.deselect_unavailable && answers.option(attribute, value) !== 'in-stock') {
    return Object.fromEntries(Object.keys(choices).map((name) => [name, name === attribute ? value : '']));
  }
  return stateOf(answers, choices, attribute, value, rules)[0] === 'disabled' ? choices : chosen;
};
