import { start } from 'islas';

// Next runs this file before the page wakes, so that everything finds the shop.
void start({
  shop: {
    transport: 'store-api',
    url: 'https://shop.example',
    // In an English shop /checkout/, which is the default.
    checkout_url: 'https://shop.example/finalizar-compra/',
  },
});
