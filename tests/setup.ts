import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { cleanStores } from 'nanostores';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { server, shop } from '../mocks/node';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));

afterEach(() => {
  cleanup();
  server.resetHandlers();
  shop.reset();
  cleanPage();
});

afterAll(() => server.close());

/** Document, storage and cookies as a new visitor has them. */
function cleanPage(): void {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  document.body.removeAttribute('class');
  localStorage.clear();
  sessionStorage.clear();
  for (const pair of document.cookie.split('; ')) {
    document.cookie = `${pair.split('=')[0]}=; Max-Age=0; path=/`;
  }
}
