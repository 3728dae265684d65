import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import { messageOf } from './items';
import type { SwatchItemProps, SwatchProps } from './props';
import './view.css';

interface ItemProps {
  readonly group: SwatchProps;
  readonly item: SwatchItemProps;
  /** Its number in the group. */
  readonly place: number;
}

const colours = ({ color, second }: SwatchItemProps): CSSProperties =>
  ({ '--islas-color': color, '--islas-second': second || color }) as CSSProperties;

/**
 * A native radio under an image, a colour or a name; its state is a word in `data-state` (Specification §4). The
 * message about it is its description alone: in sight it would be part of its name too.
 */
const Item = ({ group, item, place }: ItemProps) => {
  const message = messageOf(group, item);
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
        name={`islas_${group.attribute}${group.id.replace('islas-swatch', '')}`}
        value={item.value}
        // What a form that is reset goes back to.
        defaultChecked={group.items[place]?.state === 'selected'}
        aria-disabled={item.state === 'disabled' || undefined}
        aria-describedby={message ? about : undefined}
        data-islas-action="swatch.choose"
      />
      {color && <span className="islas-swatch__color" style={colours(item)} />}
      {image && <img className="islas-swatch__image" src={image} alt="" width="48" height="48" loading="lazy" />}
      <span className="islas-swatch__name">{item.name}</span>
      {item.hint && <span className="islas-swatch__hint">{item.hint}</span>}
      {message && (
        <span className="islas-swatch__message" id={about} aria-hidden="true">
          {message}
        </span>
      )}
    </label>
  );
};

interface Props {
  readonly group: SwatchProps;
  readonly items: readonly SwatchItemProps[];
}

/** The group as PHP prints it and `paintItems` leaves it. */
export const Swatches = ({ group, items }: Props) => (
  <div
    className={`islas-swatches islas-swatches--${group.type} islas-swatches--${group.shape} islas-swatches--${group.behavior}`}
    role="radiogroup"
    aria-label={group.label}
    data-attribute_name={group.attribute}
  >
    {items.map((item, place) => (
      <Item key={item.value} group={group} item={item} place={place} />
    ))}
  </div>
);
