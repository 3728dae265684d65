import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { DrawerCart } from './drawer-cart';
import { $drawer, COUPONS, type DrawerState, restoreLine } from './drawer-store';
import { Failure } from './Failure';
import { Coupons, Offers, Totals } from './Foot';
import { Line } from './Line';
import { useTexts } from './Texts';
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
export const Cart = ({ cart, hasCoupons }: { readonly cart: DrawerCart; readonly hasCoupons: boolean }) => {
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
