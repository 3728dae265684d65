import { useAddToCart, useCart, useConsent, useOverlay, useSearch, useVariation } from 'islas/react';
import { PRODUCTS } from './products';
import { shirt } from './shirt';

export function CartLink() {
  const count = useCart((cart) => cart.count);
  const { open, setOpen } = useOverlay('drawer');
  return (
    <button type="button" aria-expanded={open} onClick={() => setOpen(true)}>
      Cart ({count})
    </button>
  );
}

export function Counter() {
  const mayCount = useConsent(({ categories }) => categories.includes('statistics'));
  return <p>{mayCount ? 'Visits are counted.' : 'Visits are not counted.'}</p>;
}

/** Suggestions of the shop in a list of the host's own. */
export function Mugs() {
  const { search, items, status } = useSearch();
  return (
    <section aria-busy={status === 'loading'}>
      <button type="button" onClick={() => search('taza', { isNow: true })}>
        Mugs?
      </button>
      <ul aria-label="Mugs">
        {items.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </section>
  );
}

export function Jar() {
  const { add, state, error } = useAddToCart(PRODUCTS.vase);
  return (
    <>
      <button type="button" disabled={state === 'adding'} onClick={() => void add()}>
        Add the vase
      </button>
      {state === 'added' && <p>The vase is in your cart.</p>}
      {error !== null && <p role="alert">{error}</p>}
    </>
  );
}

const ATTRIBUTES = shirt.attributes.map(({ name, items }) => ({ name, values: items.map(({ value }) => value) }));
const SHIRT = { id: shirt.product.id, attributes: ATTRIBUTES, variations: shirt.variations || [] };

export function OwnShirt() {
  const { options, choose, status, variationId } = useVariation(SHIRT, {
    defaultChoice: { pa_color: 'azul', pa_talla: 'm' },
  });
  return (
    <fieldset>
      <legend>The shirt, in a form of our own</legend>
      {options['pa_color']?.map(({ value, isChosen, state }) => (
        <button
          key={value}
          type="button"
          aria-pressed={isChosen}
          disabled={state === 'unavailable'}
          onClick={() => choose('pa_color', value)}
        >
          {value}
        </button>
      ))}
      <output>{status === 'found' ? `Variation ${variationId}` : 'Choose'}</output>
    </fieldset>
  );
}

export function OwnCart() {
  const { lines, totals, checkoutUrl, pending, failures, removed, setQuantity, remove, undo, applyCoupon } = useCart();
  return (
    <section aria-label="Your cart" aria-busy={pending}>
      <ul>
        {lines.map(({ key, name, quantity, total }) => (
          <li key={key}>
            {quantity} × {name}: {total}
            <button type="button" onClick={() => void setQuantity(key, quantity + 1)}>
              One more
            </button>
            <button type="button" onClick={() => void remove(key)}>
              Remove
            </button>
            {failures[key] && <p role="alert">{failures[key]}</p>}
          </li>
        ))}
      </ul>
      {removed && (
        <button type="button" onClick={() => void undo()}>
          Take {removed.name} back
        </button>
      )}
      <button type="button" onClick={() => void applyCoupon('azahar10')}>
        Use my coupon
      </button>
      {totals.coupons.map(({ code, amount }) => (
        <p key={code}>
          {code}: {amount}
        </p>
      ))}
      <a href={checkoutUrl}>Buy for {totals.total}</a>
    </section>
  );
}
