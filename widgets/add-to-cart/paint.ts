import type { Mount } from '../../src/island/define';
import { $buttons } from '../../src/stores/cart-state';

/** Shows the state of the button's product: classes `loading` and `added`, and `aria-busy` (contract 2.2). */
export const paint: Mount = (button, { signal }) => {
  const stop = $buttons.subscribe((buttons) => {
    const state = buttons[button.dataset.product_id ?? '']?.state;
    button.classList.toggle('loading', state === 'loading');
    button.classList.toggle('added', state === 'added');
    button.setAttribute('aria-busy', `${state === 'loading'}`);
  });
  signal.addEventListener('abort', stop);
};
