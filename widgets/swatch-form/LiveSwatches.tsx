import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { decodeSwatchSettings } from '../../src/contracts/swatches';
import { section } from '../../src/contracts/settings';
import type { Choices } from '../../src/domain/variations';
import { swatchItems } from '../../src/domain/swatches';
import { type FormState, formStore } from '../../src/stores/variation-form';
import { __, _n, sprintf } from '../shared/i18n';
import { useStore } from '../shared/use-store';
import { clearAgain, inWords, nearestFor } from './choose';
import type { SwatchItemProps, SwatchProps } from './props';
import { Swatches } from './Swatches';

const leftInWords = (left: number | string | null): string =>
  typeof left === 'number' ? sprintf(_n('%d left', '%d left', left, 'islas'), left) : (left ?? '');

/** What the form's store says of the items; before it knows the variations, what PHP printed and the present choice. */
const itemsNow = ({ items, attribute }: SwatchProps, { choices, index }: FormState): readonly SwatchItemProps[] => {
  if (!index) {
    const chosen = choices[attribute];
    return items.map((item): SwatchItemProps => {
      if (item.value === chosen) return { ...item, state: 'selected', reason: '', hint: '' };
      return item.state === 'selected' ? { ...item, state: 'available' } : item;
    });
  }
  const values = items.map(({ value }) => value);
  const rules = section('swatches', decodeSwatchSettings);
  const now = swatchItems(index, choices, attribute, values, rules);
  return items.map(
    (item, i): SwatchItemProps => ({
      ...item,
      ...(now[i] && { state: now[i].state, reason: now[i].reason, hint: leftInWords(now[i].hint) }),
    }),
  );
};

/** Whether nothing was chosen since: a form that is read again has other objects with the same values. */
const areSame = (then: Choices, now: Choices): boolean =>
  Object.entries(now).every(([attribute, value]) => then[attribute] === value);

/** A pressed button that took the focus would take away, before the click, what it stands for. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

export interface Live {
  readonly group: SwatchProps;
  readonly form: HTMLElement;
}

/** The group, live: states, hints, reasons and the way to the nearest combination in stock. */
export const LiveSwatches = ({ group, form }: Live) => {
  const state = useStore<FormState | null>(formStore(form), null);
  const [asked, remember] = useState<{ value: string; choices: Choices } | null>(null);
  const ask = (value: string) => remember({ value, choices: formStore(form).get().choices });
  const [isQuiet, quiet] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  // The focus may have come before React.
  useLayoutEffect(() => {
    const { activeElement: here } = document;
    const { choices } = formStore(form).get();
    if (here instanceof HTMLInputElement && place.current?.contains(here)) remember({ value: here.value, choices });
  }, [form]);
  // Safari gives a pressed radio no focus.
  const press = ({ target, nativeEvent }: MouseEvent) => {
    if (!(target instanceof HTMLInputElement)) return;
    ask(target.value);
    if (nativeEvent.detail < 2) clearAgain(target, nativeEvent);
  };
  // Chromium makes no click of Space on a radio that is chosen, Firefox does.
  const space = (event: KeyboardEvent) => {
    const { key, target, nativeEvent } = event;
    if (key !== ' ' || !(target instanceof HTMLInputElement) || !target.checked) return;
    event.preventDefault();
    clearAgain(target, nativeEvent);
  };
  // A form that has not started yet has no choices; what PHP printed stands.
  const isKnown = state && Object.keys(state.choices).length > 0;
  const items = isKnown ? itemsNow(group, state) : group.items;
  // The offer stands until a choice changes: coming or going between press and release, it would move the page away
  // from under the pointer.
  const isAsked = asked && state && areSame(asked.choices, state.choices);
  const refused = isAsked ? items.find(({ value, reason }) => value === asked.value && reason) : undefined;
  const nearest = refused && state ? nearestFor(form, group.attribute, refused.value) : null;

  return (
    <div
      ref={place}
      className={isQuiet ? 'islas-swatches__live islas-swatches__live--quiet' : 'islas-swatches__live'}
      onKeyDown={({ key }) => quiet(key === 'Escape')}
      onKeyUp={space}
      onPointerMove={() => quiet(false)}
      onClick={press}
      onFocus={({ target }) =>
        target instanceof HTMLInputElement && target.matches(':focus-visible') && ask(target.value)
      }
    >
      <Swatches {...group} items={items} />
      {refused && nearest && (
        <button
          type="button"
          className="islas-swatches__nearest"
          data-islas-action="swatch.nearest"
          data-value={refused.value}
          onMouseDown={keepFocus}
          aria-describedby={`${group.id}-${items.indexOf(refused)}`}
        >
          {sprintf(__('Choose the nearest in stock: %s', 'islas'), inWords(form, nearest.choices))}
        </button>
      )}
    </div>
  );
};
