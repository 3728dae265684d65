import { useState } from 'react';
import {
  AddToCartButton,
  CartDrawer,
  ConsentBar,
  ConsentDialog,
  MiniCart,
  NearestInStock,
  Overlay,
  ProductSearch,
  StoreNotice,
  SwatchForm,
  type SwatchAttribute,
  spanishTexts,
} from 'islas/react';

const ATTRIBUTES: readonly SwatchAttribute[] = [
  {
    name: 'pa_color',
    label: 'Color',
    type: 'color',
    items: [
      { value: 'rojo', name: 'Rojo', color: '#c62828' },
      { value: 'azul', name: 'Azul', color: '#1565c0' },
      { value: 'verde', name: 'Verde', color: '#2e7d32' },
    ],
  },
  {
    name: 'pa_talla',
    label: 'Talla',
    items: [
      { value: 's', name: 'S' },
      { value: 'm', name: 'M' },
      { value: 'l', name: 'L' },
    ],
  },
];

const CONFIG = {
  version: 'prueba1',
  details: '/wp-json/islas/v1/consent',
  cookies: [{ name: '_ga', category: 'statistics', provider: 'google-analytics' }],
} as const;

/** A page of a shop, written with the README alone. */
export const App = () => {
  const [hasNotice, setHasNotice] = useState(true);
  return (
    <>
      <header>
        <a className="cart-contents" href="/carrito/">
          Carrito
        </a>
        <ProductSearch label="Buscar productos" />
        <Overlay links={[{ name: 'Mastodon', url: 'https://mastodon.example/@tienda' }]} label="Redes" />
      </header>
      {hasNotice && <StoreNotice id="lunes" text="Enviamos los lunes." dismiss="Descartar" />}
      <button type="button" onClick={() => setHasNotice(!hasNotice)}>
        Quitar el aviso
      </button>
      <main>
        <AddToCartButton id={17} name="Cuenco Alborada" text="Añadir el cuenco" />
        <SwatchForm
          product={{ id: 100, name: 'Camiseta Básica', url: '/producto/camiseta-basica/' }}
          attributes={ATTRIBUTES}
          variations={false}
          availability="/wp-json/islas/v1/swatches/availability/100"
          texts={{ add: 'Añadir la camiseta' }}
        />
        <aside>
          <NearestInStock product={100} />
        </aside>
        <MiniCart />
      </main>
      <CartDrawer
        {...spanishTexts.CartDrawer}
        toggles="a.cart-contents"
        afterAdd={location.hash === '#abrir' ? 'open' : 'badge'}
      />
      <ConsentBar text="Usamos cookies para medir la tienda." config={CONFIG} accept="Aceptar" decline="Rechazar" />
      <ConsentDialog />
    </>
  );
};
