import { type FormEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useChunk } from '../../../src/react/use-chunk';
import { useLatest } from '../../../src/react/use-latest';
import { useLive } from '../../../src/react/use-live';
import { type VariationDetails, decodeDetails, decodeSwatchesSettings, isBuyable } from '../../variations/public';
import { loadShop } from '../load-shop';
import { SWATCH_FORM_TEXTS, type SwatchFormProps, type SwatchFormTexts } from '../swatch-form-props';
import { PREFIX, useChoices } from './use-choices';
import { useFormAdd } from './use-form-add';
import { useFormState } from './use-form-state';
import { useOffers } from './use-offers';
import { useOptionPresses } from './use-option-presses';

/** Before the shop's settings are known. */
const DEFAULT_RULES = decodeSwatchesSettings({});

type Attributes = SwatchFormProps['attributes'];

const optionsOf = (attributes: Attributes) =>
  Object.fromEntries(attributes.map(({ name, items }) => [PREFIX + name, items.map(({ value }) => value)]));

const printedChoice = (attributes: Attributes) =>
  Object.fromEntries(
    attributes.flatMap(({ name, items }) =>
      items.filter(({ state }) => state === 'selected').map(({ value }) => [name, value]),
    ),
  );

/** Reports each other variation that is chosen, and that none is any more. */
const useVariationChange = (
  details: VariationDetails | null,
  onVariationChange: SwatchFormProps['onVariationChange'],
): void => {
  const changed = useLatest(() => onVariationChange?.(details));
  const seen = useRef('');
  useEffect(() => {
    const id = details?.variation_id ?? '';
    if (seen.current === id) return;
    seen.current = id;
    changed();
  }, [details, changed]);
};

/** What is chosen in a form, and what the shop has for it. */
const useFormModel = ({ product, attributes, variations, availability, ...props }: SwatchFormProps) => {
  const isLive = useLive();
  const shop = useChunk('swatches', isLive, loadShop);
  const rules = useMemo(() => shop?.readRules() ?? DEFAULT_RULES, [shop]);
  const options = useMemo(() => optionsOf(attributes), [attributes]);
  const { choice, defaultChoice = printedChoice(attributes), onChoiceChange } = props;
  const [choices, change] = useChoices(product.id, options, { choice, defaultChoice, onChoiceChange });
  const [refusals, setRefusals] = useState(0);
  const source = { id: product.id, variations, availability };
  const { state, retry } = useFormState(source, choices, refusals, shop);
  const details = useMemo(() => (state.variation ? decodeDetails(state.variation) : null), [state.variation]);
  useVariationChange(details, props.onVariationChange);
  const reload = () => setRefusals((count) => count + 1);
  return {
    isLive,
    shop,
    rules,
    options,
    change,
    state,
    retry,
    reload,
    details,
    canBuy: !!details && isBuyable(details),
  };
};
type FormModel = ReturnType<typeof useFormModel>;

/** Handles the form's submission: adds, waits for a variation that is on its way, or says what is in the way. */
const useSubmit = (
  props: SwatchFormProps,
  { state, canBuy, retry, reload, shop }: FormModel,
  form: RefObject<HTMLFormElement | null>,
  button: RefObject<HTMLButtonElement | null>,
) => {
  const { choices, status } = state;
  const { onAdd, onAdded, onFailed } = props;
  const { adding, add } = useFormAdd(props.product.id, choices, form, button, {
    onAdd,
    onAdded,
    onFailed,
    onRefused: reload,
  });
  const [refused, setRefused] = useState<object>();
  /** A press that waits for its variation; another choice ends the wait. */
  const [pressed, setPressed] = useState<{ readonly choices: object }>();
  const handled = useRef(pressed);
  const isOnItsWay = status === 'loading';
  const addNow = useLatest(add);
  useEffect(() => {
    if (pressed?.choices !== choices || isOnItsWay || handled.current === pressed) return;
    handled.current = pressed;
    if (canBuy) addNow();
  }, [pressed, choices, isOnItsWay, canBuy, addNow]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (status === 'failed') retry();
    if (isOnItsWay || status === 'failed') {
      setPressed({ choices });
      // Where Islas cannot be loaded the browser sends the form.
      if (!shop) loadShop().catch(() => form.current?.submit());
    } else if (canBuy) add();
    else setRefused(state);
  };
  const isWaiting = pressed?.choices === choices && isOnItsWay;
  return { adding, submit, isRefused: refused === state, isBusy: isWaiting || adding.state === 'loading' };
};

/** What is in the way of the choice; empty where nothing is, and before the shopper has pressed the button without one. */
const explain = (
  { state, canBuy, shop }: FormModel,
  { adding, isRefused }: ReturnType<typeof useSubmit>,
  texts: SwatchFormTexts,
): string => {
  if (adding.state === 'failed') return adding.failure.message;
  if (state.status === 'failed') return shop?.translate(state.error ?? 'unknown_error') ?? '';
  if (state.status === 'none') return texts.noMatch;
  if (!isRefused || canBuy) return '';
  return state.status === 'choosing' ? texts.select : texts.noMatch;
};

/** State and handlers of a form for a variable product in a host's tree. */
export const useSwatchForm = (
  props: SwatchFormProps,
  form: RefObject<HTMLFormElement | null>,
  button: RefObject<HTMLButtonElement | null>,
) => {
  const texts = { ...SWATCH_FORM_TEXTS, ...props.texts };
  const model = useFormModel(props);
  const { state, rules, options, change, shop } = model;
  const presses = useOptionPresses({ form, state, rules, change, shop });
  const { attributes } = props;
  const offers = useOffers({ attributes, options, state, shop, asked: presses.asked, change: presses.takeOffer });
  const sending = useSubmit(props, model, form, button);
  return { ...model, ...presses, ...sending, texts, offers, message: explain(model, sending, texts) };
};
