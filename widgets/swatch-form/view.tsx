import { useState } from 'react';
import { parseJson } from '../../src/contracts/decode';
import { decodeSwatchSettings } from '../../src/contracts/swatches';
import { section } from '../../src/contracts/settings';
import { swatchItems } from '../../src/domain/swatches';
import { type FormState, formStore } from '../../src/stores/variation-form';
import { __, _n, sprintf } from '../shared/i18n';
import { hydrate } from '../shared/mount';
import { useStore } from '../shared/use-store';
import { Item } from './Item';
import { inWords, nearestFor } from './choose';
import { type SwatchItemProps, type SwatchProps, decodeSwatchProps } from './props';
import './view.css';

/** The group as both sides print it; `asked` is the item that could not be chosen. */
export const Swatches = (group: SwatchProps) => (
  <div
    className={`islas-swatches islas-swatches--${group.type} islas-swatches--${group.shape} islas-swatches--${group.behavior}`}
    role="radiogroup"
    aria-label={group.label}
    data-attribute_name={group.attribute}
  >
    {group.items.map((item, place) => (
      <Item key={item.value} group={group} item={item} place={place} />
    ))}
  </div>
);

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

interface Live {
  readonly group: SwatchProps;
  readonly form: HTMLElement;
}

/** The group, live: states, hints, reasons and the way to the nearest combination in stock. */
export const LiveSwatches = ({ group, form }: Live) => {
  const state = useStore<FormState | null>(formStore(form), null);
  const [asked, ask] = useState('');
  const [isQuiet, quiet] = useState(false);
  // A form that has not started yet has no choices; what PHP printed stands.
  const isKnown = state && Object.keys(state.choices).length > 0;
  const items = isKnown ? itemsNow(group, state) : group.items;
  const refused = items.find(({ value, reason }) => value === asked && reason);
  const nearest = refused && state ? nearestFor(form, group.attribute, refused.value) : null;

  return (
    <div
      className={isQuiet ? 'islas-swatches__live islas-swatches__live--quiet' : 'islas-swatches__live'}
      onKeyDown={({ key }) => quiet(key === 'Escape')}
      onPointerMove={() => quiet(false)}
      onFocus={({ target }) => target instanceof HTMLInputElement && ask(target.value)}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || ask('')}
    >
      <Swatches {...group} items={items} />
      {refused && nearest && (
        <button
          type="button"
          className="islas-swatches__nearest"
          data-action="swatch.nearest"
          data-value={refused.value}
          aria-describedby={`${group.id}-${items.indexOf(refused)}`}
        >
          {sprintf(__('Choose the nearest in stock: %s', 'islas'), inWords(form, nearest.choices))}
        </button>
      )}
    </div>
  );
};

const read = (host: HTMLElement): Live => {
  const form = host.closest('form');
  const data = host.querySelector('script');
  data?.remove();
  if (!form) throw new Error('Swatches stand inside the form of their product.');
  return { group: decodeSwatchProps(parseJson(data?.textContent)), form };
};

export const mount = hydrate(LiveSwatches, read);
