import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useRef,
  useState,
} from 'react';
import { joinClasses } from '../../src/react/root-props';
import { messageOf } from './form/swatch-items';

/** One option of an attribute, as the plugin's template takes it. Texts that are not there are empty. */
export interface SwatchGroupItem {
  readonly value: string;
  readonly name: string;
  /** `selected`, `available`, `no-stock` or `disabled`. */
  readonly state: string;
  /** Why it may not be chosen: `unavailable` or `out-of-stock`. */
  readonly reason: string;
  readonly hint: string;
  readonly color: string;
  readonly second: string;
  readonly image: string;
  readonly tooltip: string;
}

/** An attribute as the plugin's template and the island know it. */
export interface SwatchGroup {
  readonly id: string;
  /** Name of the form's field. */
  readonly attribute: string;
  readonly label: string;
  readonly type: string;
  readonly shape: string;
  readonly behavior: string;
  readonly unavailable_text: string;
  readonly out_of_stock_text: string;
  readonly items: readonly SwatchGroupItem[];
}

/** What the shopper does with a group in a host's tree. */
export interface LiveSwatches {
  /** Chooses an item, or presses the chosen one again. */
  readonly choose: (value: string) => void;
  /** The keyboard has reached an item. */
  readonly approach: (value: string) => void;
}

const Picture = ({
  type,
  item: { color, second, image },
}: {
  readonly type: string;
  readonly item: SwatchGroupItem;
}) => {
  if (type === 'color' && color) {
    const style = { '--islas-color': color, '--islas-second': second || color } as CSSProperties;
    return <span className="islas-swatch__color" style={style} />;
  }
  if (type !== 'image' || !image) return null;
  return <img className="islas-swatch__image" src={image} alt="" width={48} height={48} loading="lazy" />;
};

/** Handlers of a radio in a host's tree. A press on the chosen one fires no `change`. */
const radioHandlers = (
  { value, state }: SwatchGroupItem,
  { choose, approach }: LiveSwatches,
  isWalking: RefObject<boolean>,
) => {
  const isChosen = state === 'selected';
  return {
    checked: isChosen,
    onChange: () => choose(value),
    // The second click of a double click means the first, and browsers click what an arrow key walks to.
    onClick: ({ detail }: MouseEvent) => isChosen && detail < 2 && !isWalking.current && choose(value),
    onKeyUp: (event: KeyboardEvent) => {
      if (event.key !== ' ' || !isChosen) return;
      event.preventDefault();
      choose(value);
    },
    onFocus: ({ currentTarget }: { readonly currentTarget: Element }) =>
      currentTarget.matches(':focus-visible') && approach(value),
  };
};

interface ItemProps {
  readonly group: SwatchGroup;
  readonly item: SwatchGroupItem;
  readonly id: string;
  readonly live: LiveSwatches | undefined;
  readonly isWalking: RefObject<boolean>;
  /** In the place of picture and name. */
  readonly children: ReactNode;
}

const Item = ({ group, item, id, live, isWalking, children }: ItemProps) => {
  const message = messageOf(group, item);
  const hasPicture = (group.type === 'color' && item.color) || (group.type === 'image' && item.image);
  return (
    <label
      className="islas-swatch"
      data-state={item.state}
      data-value={item.value}
      title={hasPicture ? item.name : undefined}
    >
      <input
        type="radio"
        className="islas-swatch__radio"
        name={`islas_${group.attribute}${group.id.replace('islas-swatch', '')}`}
        value={item.value}
        aria-disabled={item.state === 'disabled' || undefined}
        aria-describedby={message ? id : undefined}
        {...(live
          ? radioHandlers(item, live, isWalking)
          : { defaultChecked: item.state === 'selected', 'data-islas-action': 'swatch.choose' })}
      />
      {children ?? (
        <>
          <Picture type={group.type} item={item} />
          <span className="islas-swatch__name">{item.name}</span>
        </>
      )}
      {item.hint && <span className="islas-swatch__hint">{item.hint}</span>}
      {message && (
        <span className="islas-swatch__message" id={id} aria-hidden="true">
          {message}
        </span>
      )}
    </label>
  );
};

interface SwatchGroupMarkupProps extends SwatchGroup {
  /** Handlers in a host's tree; on a page the painter finds the radios by their marks. */
  readonly live?: LiveSwatches | undefined;
  /** What an item shows. Default: its colour or picture, and its name. */
  readonly renderItem?: ((item: SwatchGroupItem) => ReactNode) | undefined;
  /** Below the group. */
  readonly children?: ReactNode;
}

/**
 * The swatches of one attribute, as the plugin's template prints them: native radios. In a host's tree Escape hides the
 * message about an item until the pointer moves or another key is pressed.
 */
export const SwatchGroupMarkup = ({ live, renderItem, children, ...group }: SwatchGroupMarkupProps) => {
  const isWalking = useRef(false);
  const [isQuiet, setQuiet] = useState(false);
  const follow = (event: KeyboardEvent) => {
    isWalking.current = event.type === 'keydown' && event.key.startsWith('Arrow');
    if (event.type === 'keydown') setQuiet(event.key === 'Escape');
  };
  const handlers = live && { onKeyDown: follow, onKeyUp: follow, onPointerMove: () => setQuiet(false) };
  return (
    <div className={joinClasses('islas-swatches__live', isQuiet && 'islas-swatches__live--quiet')} {...handlers}>
      <div
        className={`islas-swatches islas-swatches--${group.type} islas-swatches--${group.shape} islas-swatches--${group.behavior}`}
        role="radiogroup"
        aria-label={group.label}
        data-attribute_name={group.attribute}
      >
        {group.items.map((item, at) => (
          <Item key={item.value} id={`${group.id}-${at}`} {...{ group, item, live, isWalking }}>
            {renderItem?.(item)}
          </Item>
        ))}
      </div>
      {children}
    </div>
  );
};

/** A product's swatches on its card in a listing. */
export interface SwatchCardContent {
  /** Id of the product. */
  readonly product: string;
  readonly name: string;
  /** Text of the button. */
  readonly add: string;
  /** Classes of the theme's buttons. */
  readonly button: string;
  readonly groups: readonly SwatchGroup[];
}

/** What there is to choose on a card and the button that adds it, as the plugin's template prints them. */
export const SwatchCardMarkup = ({ product, name, add, button, groups }: SwatchCardContent) => (
  <div className="islas-card__live" role="group" aria-label={name}>
    {groups.map((group) => (
      <SwatchGroupMarkup key={group.id} {...group} />
    ))}
    <button
      type="submit"
      name="add-to-cart"
      value={product}
      className={`${button} islas-card__add`}
      aria-label={`${add}: ${name}`}
      data-islas-action="card.add"
    >
      {add}
    </button>
  </div>
);
