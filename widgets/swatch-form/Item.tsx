import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import type { SwatchItemProps, SwatchProps } from './props';

interface Props {
  readonly group: SwatchProps;
  readonly item: SwatchItemProps;
  /** Shows the picture or colour instead of the name. */
  readonly place: number;
}

const colours = ({ color, second }: SwatchItemProps): CSSProperties =>
  ({ '--islas-color': color, '--islas-second': second || color }) as CSSProperties;

/** Words about an item: the owner's tooltip, and why it may not be chosen. What is left stands in its label. */
export const wordsOf = (group: SwatchProps, { tooltip, reason }: SwatchItemProps): string =>
  [
    tooltip,
    reason === 'unavailable' ? group.unavailable_text : reason === 'out-of-stock' ? group.out_of_stock_text : '',
  ]
    .filter(Boolean)
    .join(' · ');

/** A native radio under a picture, a colour or a name; its state is a word in `data-state` (Specification §4). */
export const Item = ({ group, item, place }: Props) => {
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
