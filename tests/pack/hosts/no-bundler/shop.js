import { cart, mount, start } from 'islas/browser';
import { shirt } from './shirt.js';

/** @param {string} id */
const element = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

await start({
  shop: {
    transport: 'store-api',
    url: 'https://shop.example',
    // In an English shop /checkout/, which is the default.
    checkout_url: 'https://shop.example/finalizar-compra/',
  },
});

cart.subscribe(() => {
  element('count').textContent = String(cart.get().count);
});

const bowl = { id: 17, name: 'Bowl', text: 'Add the bowl' };
const button = mount('AddToCartButton', element('bowl'), bowl);
const quantity = /** @type {HTMLInputElement} */ (element('quantity'));
quantity.addEventListener('input', () => button.update({ ...bowl, quantity: quantity.valueAsNumber || 1 }));

const notice = mount('StoreNotice', element('notice'), { id: 'days', text: 'We send on Mondays.' });
element('hide').addEventListener('click', () => notice.unmount(), { once: true });

mount('SwatchForm', element('shirt'), shirt);
mount('CartDrawer', element('drawer'), { toggles: '.cart-link' });
mount('ConsentBar', element('consent'), {
  text: 'We count visits.',
  accept: 'Accept',
  config: { version: '1', cookies: [{ name: '_ga', category: 'statistics', provider: 'Google' }] },
});
