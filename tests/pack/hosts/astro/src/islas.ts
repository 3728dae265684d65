import { start } from 'islas';

// Every island imports this file, so that the first one to wake finds the shop.
void start({
  shop: {
    transport: 'store-api',
    url: 'https://shop.example',
    // In an English shop /checkout/, which is the default.
    checkout_url: 'https://shop.example/finalizar-compra/',
  },
});

export * from 'islas/react';
