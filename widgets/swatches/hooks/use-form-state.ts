import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  type Choices,
  EMPTY_FORM,
  type FormEvent,
  type FormState,
  type VariationIndex,
  decodeVariations,
  indexVariations,
  reduceForm,
} from '../../variations/public';
import type { ShopOfForms } from '../live-form';

/** The product of a form. */
export interface FormSource {
  readonly id: number;
  /** WooCommerce's `get_available_variations()`; `false` loads each variation on demand. */
  readonly variations: readonly object[] | false;
  /** Address of which variations there are, for forms without them. Default: the plugin's. */
  readonly availability?: string | undefined;
}

interface Answer {
  readonly choices: Choices;
  readonly refusals: number;
  readonly event: FormEvent;
}

const startLife = () => {
  const life = new AbortController();
  return { signal: life.signal, abort: () => life.abort() };
};

/** What is known of the shop's variations where the host has none, or old ones. */
const useAvailability = (
  { id, availability }: FormSource,
  isRemote: boolean,
  refusals: number,
  shop: ShopOfForms | undefined,
): VariationIndex | null => {
  const address = isRemote ? shop?.findAvailability(id, availability) : undefined;
  const [known, setKnown] = useState<{ readonly address: string; readonly index: VariationIndex }>();
  useEffect(() => {
    if (!shop || !address) return;
    const { signal, abort } = startLife();
    void shop.requestAvailability(address, signal).then((variations) => {
      if (variations && !signal.aborted) setKnown({ address, index: indexVariations(variations) });
    });
    return abort;
  }, [shop, address, refusals]);
  return known && known.address === address ? known.index : null;
};

/**
 * The state of a form for these choices, by the rules of the shop's own page. `shop` loads what the host has not given; until
 * it is there, a complete choice is on its way. `retry` asks again after a failure. After `refusals` by the shop its variations
 * are asked for again, and the host's are not believed any more.
 */
export const useFormState = (
  source: FormSource,
  choices: Choices,
  refusals: number,
  shop: ShopOfForms | undefined,
): { readonly state: FormState; readonly retry: () => void } => {
  const { id, variations } = source;
  const isRemote = refusals > 0 || variations === false;
  const given = useMemo(
    () => (variations === false ? null : indexVariations(decodeVariations(variations) ?? [])),
    [variations],
  );
  const index = useAvailability(source, isRemote, refusals, shop) ?? given;
  const [answer, setAnswer] = useState<Answer>();
  const state = useMemo(() => {
    const chosen = reduceForm(EMPTY_FORM, { type: 'chosen', choices, index, isRemote }).state;
    const isAnswered = answer?.choices === choices && answer.refusals === refusals;
    return isAnswered ? reduceForm(chosen, answer.event).state : chosen;
  }, [choices, index, isRemote, refusals, answer]);

  const isSought = state.status === 'loading';
  useEffect(() => {
    if (!shop || !isSought) return;
    const { signal, abort } = startLife();
    void shop.requestVariation(id, choices, signal).then((event) => {
      if (!signal.aborted) setAnswer({ choices, refusals, event });
    });
    return abort;
  }, [shop, isSought, id, choices, refusals]);

  return { state, retry: useCallback(() => setAnswer(undefined), []) };
};
