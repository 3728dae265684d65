import { useStore } from '@nanostores/react';
import type { FormEvent } from 'react';
import type { DrawerCart } from './drawer-cart';
import { $buttons } from '../fragments/public';
import { COUPONS, type DrawerState, applyCoupon, removeCoupon } from './drawer-store';
import { Failure, Reason } from './Failure';
import { useTexts } from './Texts';

/** Products suggested for the cart; their buttons add in place. */
export const Offers = ({ cart }: { readonly cart: DrawerCart }) => {
  const t = useTexts();
  const buttons = useStore($buttons);
  return (
    <section className="islas-drawer__offers" aria-labelledby="islas-drawer-offers">
      <h3 id="islas-drawer-offers">{t('offers')}</h3>
      {cart.crossSells.map(({ id, name, url, image, price, add }) => (
        <div key={id} className="islas-drawer__line" aria-busy={buttons[id]?.state === 'loading'}>
          <img src={image} alt="" width="56" height="56" />
          <div>
            <a href={url}>{name}</a>
            <small>{price}</small>
          </div>
          {add && (
            <a
              className="button wp-element-button"
              href={add}
              aria-label={t('add_of', name)}
              data-islas-action="cart.add"
              data-product_id={id}
              data-quantity="1"
              data-success_message={t('added_of', name)}
            >
              {t('add')}
            </a>
          )}
          <Failure text={buttons[id]?.reason} />
        </div>
      ))}
    </section>
  );
};

export const Coupons = ({ state }: { readonly state: DrawerState }) => {
  const t = useTexts();
  const failure = state.failures[COUPONS];
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const code = String(new FormData(form).get('code') ?? '').trim();
    if (code) void applyCoupon(code, t('failed')).then((isDone) => isDone && form.reset());
  };
  return (
    <div className="islas-drawer__coupons" aria-busy={!!state.busy[COUPONS] || undefined}>
      <details>
        <summary>{t('coupon')}</summary>
        <form onSubmit={apply}>
          <input
            name="code"
            autoComplete="off"
            placeholder={t('coupon_code')}
            aria-label={t('coupon_code')}
            aria-invalid={!!failure}
            aria-describedby="islas-drawer-coupon"
          />
          <button type="submit" className="button wp-element-button">
            {t('apply')}
          </button>
        </form>
      </details>
      <p className="islas-drawer__failure" role="alert" id="islas-drawer-coupon">
        <Reason text={failure} />
      </p>
    </div>
  );
};

/** The totals, dimmed while the server calculates. */
export const Totals = ({ cart, state }: { readonly cart: DrawerCart; readonly state: DrawerState }) => {
  const t = useTexts();
  const isBusy = Object.keys(state.busy).length > 0;
  const rows = cart.rows.map(({ label, amount }, place) => (
    <div key={place}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  ));
  return (
    <dl className="islas-drawer__totals" aria-busy={isBusy || undefined}>
      {rows.slice(0, 1)}
      {cart.coupons.map(({ code, label, amount }) => (
        <div key={code}>
          <dt>
            {label}
            <button
              type="button"
              className="islas-drawer__link"
              aria-label={t('uncoupon', code)}
              onClick={() => void removeCoupon(code, t('failed'))}
            >
              ×
            </button>
          </dt>
          <dd>{amount}</dd>
        </div>
      ))}
      {rows.slice(1)}
      <div className="islas-drawer__total">
        <dt>{t('total')}</dt>
        <dd>{cart.total}</dd>
      </div>
    </dl>
  );
};
