import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { start } from 'islas';
import 'islas/style.css';
import { App } from './App';

void start({
  shop: {
    transport: 'store-api',
    url: 'https://shop.example',
    // In an English shop /checkout/, which is the default.
    checkout_url: 'https://shop.example/finalizar-compra/',
  },
});

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
