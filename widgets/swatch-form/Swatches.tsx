import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import type { SwatchItemProps, SwatchProps } from './props';
import './view.css';

interface ItemProps {
  readonly group: SwatchProps;
  readonly item: SwatchItemProps;
  /** Its number in the group, for ids. */
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

/**
 * A native radio under a picture, a colour or a name; its state is a word in `data-state` (Specification §4). The words
 * about it are its description alone: in sight they would be part of its name too.
 */
const Item = ({ group, item, place }: ItemProps) => {
  const words = wordsOf(group, item);
  const about = `${group.id}-${place}`;
  const radio = useRef<HTMLInputElement>(null);
  const isChosen = item.state === 'selected';
  const color = group.type === 'color' && item.color;
  const image = group.type === 'image' && item.image;
  // A radio that is unchecked within its own click, by React's control of it or by a render of what the click tells,
  // has no change event for the action: only another state writes it.
  useLayoutEffect(() => {
    if (radio.current) radio.current.checked = isChosen;
  }, [isChosen]);
  return (
    <label
      className="islas-swatch"
      data-state={item.state}
      data-value={item.value}
      title={color || image ? item.name : undefined}
    >
      <input
        ref={radio}
        type="radio"
        className="islas-swatch__radio"
        name={`islas_${group.attribute}`}
        value={item.value}
        defaultChecked={isChosen}
        aria-disabled={item.state === 'disabled' || undefined}
        aria-describedby={words ? about : undefined}
        data-islas-action="swatch.choose"
      />
      {color && <span className="islas-swatch__color" style={colours(item)} />}
      {image && <img className="islas-swatch__image" src={image} alt="" width="48" height="48" loading="lazy" />}
      <span className="islas-swatch__name">{item.name}</span>
      {item.hint && <span className="islas-swatch__hint">{item.hint}</span>}
      {words && (
        <span className="islas-swatch__words" id={about} aria-hidden="true">
          {words}
        </span>
      )}
    </label>
  );
};

/** The group as both sides print it. */
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
