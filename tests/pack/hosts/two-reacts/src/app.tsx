import { StrictMode, version } from 'react';
import { createRoot } from 'react-dom/client';
import { start } from 'islas';
import { AddToCartButton, CartDrawer, MiniCart, useAddToCart, useCart, useOverlay } from 'islas/react';
import 'islas/style.css';

const major = version.split('.')[0];

function Badge() {
  const count = useCart((cart) => cart.count);
  const { setOpen } = useOverlay('drawer');
  return (
    <button type="button" onClick={() => setOpen(true)}>
      Cart ({count})
    </button>
  );
}

function Vase() {
  const { add, state } = useAddToCart(23);
  return (
    <button type="button" onClick={() => void add()}>
      {state === 'added' ? 'Vase added' : 'Vase'}
    </button>
  );
}

void start({ shop: { transport: 'store-api', url: 'https://shop.example' } });

createRoot(document.getElementById(`react-${major}`) as HTMLElement).render(
  <StrictMode>
    <p>{version}</p>
    <Badge />
    <AddToCartButton id={17} name="Bowl" text="Bowl" />
    <Vase />
    <MiniCart />
    <CartDrawer title={`Cart of ${major}`} />
  </StrictMode>,
);
