import { useMemo } from 'react';
import type { Choices, FormState } from '../../variations/public';
import type { ShopOfForms } from '../live-form';
import { type Nearest, type Options, findNearestInStock } from '../nearest-in-stock';
import type { NearestOffer, SwatchAttribute } from '../swatch-form-props';
import { type ChangeChoices, PREFIX, fromForm } from './use-choices';

/** The option that the shopper was at last, and the choices of then. */
export interface AskedOption {
  /** Name of the form's field. */
  readonly attribute: string;
  readonly value: string;
  readonly choices: Choices;
}

interface OfferSource {
  readonly attributes: readonly SwatchAttribute[];
  readonly options: Options;
  readonly state: FormState;
  readonly asked: AskedOption | undefined;
  readonly change: ChangeChoices;
  readonly shop: ShopOfForms | undefined;
}

export interface Offers {
  /** For the option that the shopper was at. */
  readonly asked: NearestOffer | null;
  /** For that option, else for choices that cannot be bought together. */
  readonly any: NearestOffer | null;
}

/** Names of choices, such as “Blue, M”. */
const namesOf = (attributes: readonly SwatchAttribute[], choices: Choices): string =>
  attributes
    .filter(({ name }) => choices[PREFIX + name])
    .map(({ name, items }) => {
      const value = choices[PREFIX + name] ?? '';
      return items.find((item) => item.value === value)?.name ?? value;
    })
    .join(', ');

/** What has changed by an offer, for screen readers. */
const describeChange = (
  attributes: readonly SwatchAttribute[],
  nearest: Nearest,
  translate: ShopOfForms['translate'],
) => {
  const changed = nearest.changes.map(({ attribute, from, to }) =>
    translate('swatch_changed')
      .replace('%1$s', () => namesOf(attributes, { [attribute]: from }))
      .replace('%2$s', () => namesOf(attributes, { [attribute]: to })),
  );
  return [namesOf(attributes, nearest.choices), ...changed].join('. ');
};

const fewestChanges = (found: readonly Nearest[]): Nearest | undefined =>
  [...found].sort((one, other) => one.changes.length - other.changes.length)[0];

/** The combinations in stock that a form offers. There is none before the shop's part of the form has loaded. */
export const useOffers = ({ attributes, options, state, asked, change, shop }: OfferSource): Offers =>
  useMemo(() => {
    const { index, choices } = state;
    if (!index || !shop) return { asked: null, any: null };
    const find = ([attribute, value]: readonly [string, string]): readonly Nearest[] =>
      (value && [findNearestInStock(index, choices, attribute, value, options)].filter((found) => found !== null)) ||
      [];
    const toOffer = (nearest: Nearest | undefined): NearestOffer | null => {
      if (!nearest) return null;
      const names = namesOf(attributes, nearest.choices);
      const choose = () => {
        change(() => nearest.choices);
        shop.announceAgain(describeChange(attributes, nearest, shop.translate));
      };
      const label = shop.translate('swatch_nearest').replace('%s', () => names);
      return { choice: fromForm(nearest.choices), names, label, choose };
    };
    const isAsked = asked?.choices === choices;
    const wanted = isAsked ? find([asked.attribute, asked.value]) : Object.entries(choices).flatMap(find);
    const best = fewestChanges(wanted);
    return { asked: isAsked ? toOffer(best) : null, any: best?.changes.length ? toOffer(best) : null };
  }, [attributes, options, state, asked, change, shop]);
