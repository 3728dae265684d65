import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from '../../../src/react/use-latest';
import type { FormState, SwatchesSettings } from '../../variations/public';
import type { ShopOfForms } from '../live-form';
import { choicesAfterPress } from '../swatch-states';
import type { ChangeChoices } from './use-choices';
import type { AskedOption } from './use-offers';

type FormRef = RefObject<HTMLFormElement | null>;

/** Moves the focus, once the choices have changed, to the first element of a selector in the form that takes it. */
const useNextFocus = (form: FormRef): ((selector: string) => void) => {
  const next = useRef('');
  useEffect(() => {
    const selector = next.current;
    next.current = '';
    if (!selector) return;
    for (const control of form.current?.querySelectorAll<HTMLElement>(selector) ?? []) {
      control.focus();
      if (document.activeElement === control) break;
    }
  });
  return useCallback((selector) => void (next.current = selector), []);
};

/** Chooses what the shopper has chosen in the server's markup before React adopted it. */
const useEarlyChoices = (form: FormRef, change: ChangeChoices): void =>
  useEffect(() => {
    const fields = form.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      '.islas-swatch__radio:checked,.variations select:not(.islas-raw-select)',
    );
    const early = Object.fromEntries(
      [...(fields ?? [])].map((field) => [
        field.closest<HTMLElement>('[data-attribute_name]')?.dataset.attribute_name ?? '',
        field.value,
      ]),
    );
    change((before) => {
      const isSame = Object.entries(before).every(([name, value]) => (early[name] ?? '') === value);
      return isSame ? before : Object.fromEntries(Object.keys(before).map((name) => [name, early[name] ?? '']));
    });
  }, [form, change]);

interface Options {
  readonly form: FormRef;
  readonly state: FormState;
  readonly rules: SwatchesSettings;
  readonly change: ChangeChoices;
  readonly shop: ShopOfForms | undefined;
}

/** What the shopper does with the options of a form, which the rules of the shop decide. */
export const useOptionPresses = ({ form, state, rules, change, shop }: Options) => {
  const { choices, index } = state;
  const [asked, setAsked] = useState<AskedOption>();
  const [isReset, setReset] = useState(false);
  const moveFocus = useNextFocus(form);
  useEarlyChoices(form, change);

  const press = (attribute: string, value: string) => {
    setReset(false);
    setAsked({ attribute, value, choices });
    let isRefused = false;
    let isAlone = false;
    change((before) => {
      const next = choicesAfterPress(index, before, attribute, value, rules);
      isRefused = next === before && before[attribute] !== value;
      isAlone = Object.entries(before).some(([name, chosen]) => chosen && !next[name] && name !== attribute);
      return next;
    });
    if (isRefused) shop?.announceAgain(shop.translate('swatch_unavailable'));
    else if (isAlone) shop?.announceAgain(shop.translate('swatch_others_cleared'));
  };
  const select = (attribute: string, value: string) => {
    setReset(false);
    change((before) => ({ ...before, [attribute]: value }));
  };
  const approach = (attribute: string, value: string) => setAsked({ attribute, value, choices });
  const reset = () => {
    moveFocus('.variations :is(select,input)');
    setReset(true);
    change((before) => Object.fromEntries(Object.keys(before).map((name) => [name, ''])));
  };
  /** An offer goes away with its reason: the focus goes to what it has chosen. */
  const takeOffer: ChangeChoices = useLatest((update) => {
    const group = asked?.choices === choices ? `[data-attribute_name="${CSS.escape(asked.attribute)}"] ` : '';
    moveFocus(`${group}.islas-swatch__radio:checked`);
    change(update);
  });
  return { asked, isReset, on: { press, select, approach }, reset, takeOffer };
};
