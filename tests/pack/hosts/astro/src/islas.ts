import { start } from 'islas';

// Every island imports this file, so that the first one to wake finds the shop.
void start({ shop: { transport: 'store-api', url: 'https://shop.example' } });

export * from 'islas/react';
