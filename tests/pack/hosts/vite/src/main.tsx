import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { on, start } from 'islas';
import { worker } from 'islas/mocks/browser';
import { mount } from 'islas/react';
import 'islas/style.css';
import { App } from './App';

const element = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no #${id}.`);
  return found;
};

await worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
await start({ shop: { cart_url: '/carrito/' }, texts: { view_cart: 'Ver carrito' } });
on('islas:added', ({ detail }) => {
  document.title = `Añadido: ${detail.hash}`;
});
createRoot(element('root')).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

// An element outside React's tree.
mount('AddToCartButton', element('without-react'), { id: 23, name: 'Florero Nube', text: 'Añadir el florero' });
