import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { parseJson } from '../../src/contracts/decode';
import { decodeSwatchSettings } from '../../src/contracts/swatches';
import { section } from '../../src/contracts/settings';
import { swatchItems } from '../../src/domain/swatches';
import { type FormState, formStore } from '../../src/stores/variation-form';
import { __, _n, sprintf } from '../shared/i18n';
import { hydrate } from '../shared/mount';
import { useStore } from '../shared/use-store';
import { inWords, nearestFor } from './choose';
import { type SwatchItemProps, type SwatchProps, decodeSwatchProps } from './props';
import './view.css';

interface ItemProps {
  readonly group: SwatchProps;
  readonly item: SwatchItemProps;
  /** Shows the picture or colour instead of the name. */
  readonly place: number;
}

const colours = ({ color, second }: SwatchItemProps): CSSProperties =>
  ({ '--islas-color': color, '--islas-second': second || color }) as CSSProperties;

/** Words about an item: the owner's tooltip, and why it may not be chosen. What is left stands in its label. */
const wordsOf = (group: SwatchProps, { tooltip, reason }: SwatchItemProps): string =>
  [
    tooltip,
    reason === 'unavailable' ? group.unavailable_text : reason === 'out-of-stock' ? group.out_of_stock_text : '',
  ]
    .filter(Boolean)
    .join(' · ');

/** A native radio under a picture, a colour or a name; its state is a word in `data-state` (Specification §4). */
const Item = ({ group, item, place }: ItemProps) => {
  const words = wordsOf(group, item);
  const about = `${group.id}-${place}`;
  const radio = useRef<HTMLInputElement>(null);
  const isChosen = item.state === 'selected';
  // A controlled radio would be unchecked within its own click, and then has no change event for the action.
  useLayoutEffect(() => {
    if (radio.current) radio.current.checked = isChosen;
  });
  return (
    <label className="islas-swatch" data-state={item.state} data-value={item.value}>
      <input
        ref={radio}
        type="radio"
        className="islas-swatch__radio"
        name={`islas_${group.attribute}`}
        value={item.value}
        defaultChecked={isChosen}
        aria-disabled={item.state === 'disabled' || undefined}
        aria-describedby={words ? about : undefined}
        data-action="swatch.choose"
      />
      {group.type === 'color' && <span className="islas-swatch__color" style={colours(item)} />}
      {group.type === 'image' && item.image && (
        <img className="islas-swatch__image" src={item.image} alt="" width="48" height="48" loading="lazy" />
      )}
      <span className="islas-swatch__name">{item.name}</span>
      {item.hint && <span className="islas-swatch__hint">{item.hint}</span>}
      {words && (
        <span className="islas-swatch__words" id={about}>
          {words}
        </span>
      )}
    </label>
  );
};

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
