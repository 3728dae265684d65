import { useStore } from '@nanostores/react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Choices } from '../../src/domain/variations';
import { askedOf } from '../../src/stores/swatches';
import { formStore } from '../../src/stores/variation-form';
import { useLive } from '../../src/react/use-live';
import { itemsNow } from './items';
import { NearestOffer, nearestFor } from './Nearest';
import type { SwatchProps } from './props';
import { Swatches } from './Swatches';

/** Whether nothing was chosen since: a form that is read again has other objects with the same values. */
const areSame = (then: Choices, now: Choices): boolean =>
  Object.entries(now).every(([attribute, value]) => then[attribute] === value);

/** The shopper is at an item. */
const ask = (form: HTMLElement, attribute: string, radio: Element | null): void => {
  const { choices } = formStore(form).get();
  if (radio instanceof HTMLInputElement) askedOf(form).set({ attribute, value: radio.value, choices });
};

export interface Live {
  readonly group: SwatchProps;
  readonly form: HTMLElement;
}

/** The group as its painter has left it, with the way to the nearest combination in stock, and quiet on Escape. */
export const LiveSwatches = ({ group, form }: Live) => {
  const state = useStore(formStore(form));
  const asked = useStore(askedOf(form));
  const isLive = useLive();
  const [isQuiet, quiet] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const { attribute } = group;
  // The focus may have come before React.
  useLayoutEffect(() => {
    const { activeElement: here } = document;
    if (place.current?.contains(here)) ask(form, attribute, here);
  }, [form, attribute]);
  const items = itemsNow(group, state);
  // The offer stands until a choice changes: coming or going between press and release, it would move the page away
  // from under the pointer.
  const isAsked = isLive && asked?.attribute === attribute && areSame(asked.choices, state.choices);
  const refused = isAsked ? items.find(({ value, reason }) => value === asked.value && reason) : undefined;
  const nearest = refused ? nearestFor(form, attribute, refused.value) : null;
  const about = refused && `${group.id}-${items.indexOf(refused)}`;

  return (
    <div
      ref={place}
      className={isQuiet ? 'islas-swatches__live islas-swatches__live--quiet' : 'islas-swatches__live'}
      onKeyDown={({ key }) => quiet(key === 'Escape')}
      onPointerMove={() => quiet(false)}
      onFocus={({ target }) => target.matches(':focus-visible') && ask(form, attribute, target)}
    >
      <Swatches group={group} items={items} />
      {about && nearest && (
        <NearestOffer
          form={form}
          nearest={nearest}
          next={`[data-attribute_name="${CSS.escape(attribute)}"] .islas-swatch__radio:checked`}
          describedBy={about}
        />
      )}
    </div>
  );
};
