import type { Choices, Variation, VariationIndex } from '../variations/public';

export interface Change {
  readonly attribute: string;
  /** Empty when nothing was chosen before. */
  readonly from: string;
  readonly to: string;
}

export interface Nearest {
  readonly choices: Choices;
  /** Every attribute that was chosen and gets another value, in the form's order; the wanted one is not among them. */
  readonly changes: readonly Change[];
}

/** Attribute to its values, in the form's order: completes what a variation leaves open. */
export type Options = Readonly<Record<string, readonly string[]>>;

const completeChoices = (variation: Variation, choices: Choices, options: Options): Choices =>
  Object.fromEntries(
    Object.entries(choices).map(([name, chosen]) => [
      name,
      variation.attributes[name] || chosen || (options[name]?.[0] ?? ''),
    ]),
  );

/**
 * The complete combination in stock that holds the wanted value and keeps most of the present choices; of equals,
 * the first variation in the given order. `null` when nothing with that value is in stock.
 */
export const findNearestInStock = (
  { variations }: VariationIndex,
  choices: Choices,
  attribute: string,
  value: string,
  options: Options,
): Nearest | null => {
  const wanted = { ...choices, [attribute]: value };
  const others = Object.entries(choices).filter(([name, chosen]) => chosen && name !== attribute);
  const accepts = (variation: Variation, name: string, chosen: string) =>
    [undefined, '', chosen].includes(variation.attributes[name]);
  const countKeptChoices = (variation: Variation) =>
    others.filter(([name, chosen]) => accepts(variation, name, chosen)).length;

  let best: Variation | undefined;
  let most = -1;
  for (const variation of variations) {
    const isOffered = variation.isActive && variation.inStock && variation.isPurchasable;
    if (!isOffered || !accepts(variation, attribute, value)) continue;
    const keeps = countKeptChoices(variation);
    if (keeps > most) [best, most] = [variation, keeps];
  }
  if (!best) return null;
  const result = completeChoices(best, wanted, options);
  return {
    choices: result,
    changes: others.flatMap(([name, from]) => {
      const to = result[name] ?? '';
      return to === from ? [] : [{ attribute: name, from, to }];
    }),
  };
};
