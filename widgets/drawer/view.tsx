import { useStore } from '@nanostores/react';
import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import type { DrawerCart, DrawerProps } from './drawer-cart';
import type { ViewMount } from '../../src/runtime/define';
import { $drawer, COUPONS, type DrawerState, navigateAfterChanges, restoreLine, startDrawerCart } from './drawer-store';
import { hydrate } from '../../src/react/mount';
import { isModifiedClick } from '../../src/browser/modified-click';
import { useLive } from '../../src/react/use-live';
import { Failure } from './Failure';
import { Coupons, Offers, Totals } from './Foot';
import { Line } from './Line';
import { readProps } from './drawer-props';
import { printShopCart } from './print-shop-cart';
import { Texts, useTexts } from './Texts';
import './live.css';
import './drawer.css';

/** Undo row in the place of a removed line. */
const Removed = ({ name, failure }: { readonly name: string; readonly failure: string | undefined }) => {
  const t = useTexts();
  return (
    <li className="islas-drawer__removed">
      <span id="islas-drawer-removed">{t('removed', name)}</span>
      <button
        type="button"
        className="islas-drawer__link"
        aria-describedby="islas-drawer-removed"
        autoFocus
        onClick={() => void restoreLine(t('failed'))}
      >
        {t('undo')}
      </button>
      <Failure text={failure} />
    </li>
  );
};

const Lines = ({ cart, state }: { readonly cart: DrawerCart; readonly state: DrawerState }) => {
  const { removed, failures } = state;
  const lines = cart.lines
    .filter(({ key }) => key !== removed?.line.key)
    .map((line, at) => <Line key={line.key} line={line} at={at} state={state} />);
  if (removed)
    lines.splice(
      removed.at,
      0,
      <Removed key={`removed ${removed.line.key}`} name={removed.line.name} failure={failures[removed.line.key]} />,
    );
  // Drops entries of lines that another tab has removed.
  const lost = Object.entries(failures).filter(
    ([place]) => place !== COUPONS && place !== removed?.line.key && !cart.lines.some(({ key }) => key === place),
  );
  return (
    <>
      {lost.map(([place, failure]) => (
        <Failure key={place} text={failure} />
      ))}
      <ul className="islas-drawer__lines">{lines}</ul>
    </>
  );
};

/** The interactive cart, beside the classic mini-cart, whose buttons and plugin content stay. */
const Cart = ({ cart, hasCoupons }: { readonly cart: DrawerCart; readonly hasCoupons: boolean }) => {
  const t = useTexts();
  const state = useStore($drawer);
  const { text, percent } = cart.shipping;
  const isEmpty = cart.lines.every(({ key }) => key === state.removed?.line.key);
  // Announced when it changes, not at the first render.
  const [first] = useState(cart.total);
  const said = cart.total === first ? '' : t('now', cart.total);
  return (
    <div className={`islas-drawer__cart${isEmpty ? ' islas-drawer__cart--empty' : ''}`}>
      {isEmpty && <p>{t('empty')}</p>}
      {!isEmpty && text && (
        <div className="islas-drawer__shipping">
          <span id="islas-drawer-shipping">{text}</span>
          <progress value={percent} max="100" aria-labelledby="islas-drawer-shipping" />
        </div>
      )}
      <Lines cart={cart} state={state} />
      {isEmpty ? (
        <a className="button wp-element-button" href={t('shop_url')}>
          {t('shop')}
        </a>
      ) : (
        <>
          {cart.crossSells.length > 0 && <Offers cart={cart} />}
          {hasCoupons && <Coupons state={state} />}
          <Totals cart={cart} state={state} />
        </>
      )}
      <p className="screen-reader-text" role="status">
        {said}
      </p>
    </div>
  );
};

/** Pending changes reach the server before the next page requests the cart. */
const followLinkAfterChanges = (event: MouseEvent<HTMLElement>) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('.woocommerce-mini-cart__buttons a[href]');
  if (!link || event.defaultPrevented || isModifiedClick(event)) return;
  if (navigateAfterChanges(link.href)) event.preventDefault();
};

export const CartDrawer = ({ title, hasCoupons, texts }: DrawerProps) => {
  const { cart } = useStore($drawer);
  const isLive = useLive();
  const heading = useRef<HTMLHeadingElement>(null);
  // The server's markup: React hydrates it and never updates it.
  const [server] = useState(() => ({ __html: printShopCart(texts).html }));
  // The change may have removed the focused element.
  useLayoutEffect(() => {
    if (document.activeElement === document.body && heading.current?.closest('[open]')) heading.current.focus();
  });
  return (
    <Texts value={texts}>
      <div className="islas-drawer__head">
        <h2 className="islas-drawer__title" id="islas-drawer-title" tabIndex={-1} ref={heading}>
          {title}
        </h2>
        <button
          type="button"
          className="islas-drawer__close"
          aria-label={texts.close}
          data-islas-action="overlay.close"
        >
          ×
        </button>
      </div>
      {isLive && cart && <Cart cart={cart} hasCoupons={hasCoupons} />}
      <div
        className="islas-drawer__shop"
        data-server-region=""
        onClick={followLinkAfterChanges}
        suppressHydrationWarning
        dangerouslySetInnerHTML={server}
      />
    </Texts>
  );
};

const adopt = hydrate(CartDrawer, readProps);

export const mount: ViewMount = (host, context) => {
  startDrawerCart(context.signal);
  adopt(host, context);
};
