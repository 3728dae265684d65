import { type ReactNode, useEffect } from 'react';
import { startHost } from '../../src/react/host-wiring';
import type { RootProps } from '../../src/react/root-props';
import { useHeldPress } from '../../src/react/use-held-press';
import { useLatest } from '../../src/react/use-latest';
import type { IslasEvents } from '../../src/runtime/event-types';
import { on, report } from '../../src/runtime/events';
import { loadLater } from '../../src/runtime/load-later';
import { hasStarted } from '../../src/runtime/start-entry';
import { type Cart, type CartLine, type Result, useCart } from '../drawer/public';
import { MiniCartMarkup, OwnLinesMarkup, ShopLinesMarkup } from './markup';
import { withRef } from '../../src/react/with-ref';

/** What a badge shows. */
export interface CartSummary {
  /** False on the server, and until the shop's cart is known. */
  readonly isReady: boolean;
  /** Number of pieces. */
  readonly count: number;
  /** As the shop writes it. */
  readonly total: string;
}

/** Props of {@link MiniCart}. */
export interface MiniCartProps extends RootProps<HTMLDivElement> {
  /** In front of the lines. A function is given number and total, and is called again when they change. */
  readonly children?: ReactNode | ((cart: CartSummary) => ReactNode);
  /** A line as the host wants it. Default: the shop's own lines, with what other plugins have put there. */
  readonly renderItem?: ((line: CartLine, remove: () => Promise<Result>) => ReactNode) | undefined;
  /** In the place of lines by `renderItem`, while the cart has none. */
  readonly empty?: ReactNode;
  /** A line has left the cart, here or elsewhere on the page. */
  readonly onRemoved?: ((cart: Omit<IslasEvents['islas:removed'], 'button'>) => void) | undefined;
}

const selectSummary = ({ isReady, count, totals }: Cart): CartSummary => ({ isReady, count, total: totals.total });

const Summary = ({ children }: { readonly children: (cart: CartSummary) => ReactNode }) =>
  children(useCart(selectSummary));

const selectLines = ({ isReady, lines, remove }: Cart) => ({ isReady, lines, remove });

const OwnLines = ({ renderItem, empty }: Required<Pick<MiniCartProps, 'renderItem' | 'empty'>>) => {
  const { isReady, lines, remove } = useCart(selectLines);
  if (!isReady || !renderItem) return null;
  if (!lines.length) return empty;
  return <OwnLinesMarkup lines={lines.map((line) => [line.key, renderItem(line, () => remove(line.key))])} />;
};

/** Starts Islas, which fills the widgets of the page; one that comes later is filled by itself. */
const startLines = async (signal: AbortSignal): Promise<void> => {
  const isLate = hasStarted('islas');
  await startHost();
  const load = () => import('./late-mini-cart');
  if (isLate && !signal.aborted) await loadLater('mini-cart', load, ({ fillMiniCart }) => fillMiniCart(signal));
};

const ShopLines = () => {
  const { hold, release } = useHeldPress();
  useEffect(() => {
    const life = new AbortController();
    startLines(life.signal)
      .catch((error: unknown) => report('mini-cart', 'chunk_failed', error))
      // If it could not start, the browser handles the press as it would without JavaScript.
      .finally(() => life.signal.aborted || release());
    return () => life.abort();
  }, [release]);
  return <ShopLinesMarkup onClickCapture={hold} />;
};

/**
 * The cart's widget: lines with a control that removes each, the subtotal, and the ways to cart and checkout. They are the
 * shop's own, replaced by its answers after every change, unless the host renders lines itself.
 *
 * @example <MiniCart onRemoved={({ hash }) => track(hash)}>{({ count, total }) => <b>{count}: {total}</b>}</MiniCart>
 */
export const MiniCart = withRef(function MiniCart({ children, renderItem, empty, onRemoved, ...root }: MiniCartProps) {
  const removed = useLatest(({ fragments, hash }: IslasEvents['islas:removed']) => onRemoved?.({ fragments, hash }));
  useEffect(() => {
    const life = new AbortController();
    on('islas:removed', ({ detail }) => removed(detail), { signal: life.signal });
    return () => life.abort();
  }, [removed]);
  return (
    <MiniCartMarkup {...root}>
      {typeof children === 'function' ? <Summary>{children}</Summary> : children}
      {renderItem ? <OwnLines renderItem={renderItem} empty={empty} /> : <ShopLines />}
    </MiniCartMarkup>
  );
});
