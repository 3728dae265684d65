import { useCallback } from 'react';
import type { ButtonState } from '../../fragments/public';
import type { AddOptions, Result } from './use-cart';
import { useCart } from './use-cart';
import { createSource } from '../../../src/react/source';
import { useSource } from '../../../src/react/use-source';

/** An add-to-cart button of the host's own. */
export interface AddToCart {
  /** Adds the product; the same function while `id` is the same. Resolves, and never rejects. */
  readonly add: (options?: AddOptions) => Promise<Result>;
  /** `added` until the product leaves the cart. All buttons of one product share it. */
  readonly state: 'idle' | 'adding' | 'added' | 'failed';
  /** Why the last add failed, for the shopper; `null` otherwise. */
  readonly error: string | null;
}

const STATES = { loading: 'adding', added: 'added', failed: 'failed' } as const;

const buttons = createSource<Readonly<Record<string, ButtonState>>>('add-to-cart', {}, async () => {
  const { openCart, $buttons } = await import('./open-cart');
  await openCart();
  return $buttons;
});

/**
 * What a button needs that adds a product, or a variation by its own id. An add goes on when the component unmounts. The product
 * is not added twice while it is being added.
 *
 * @example
 * const { add, state, error } = useAddToCart(17);
 * return <button disabled={state === 'adding'} onClick={() => add({ quantity: 2 })}>{error ?? 'Add'}</button>;
 */
export const useAddToCart = (id: number): AddToCart => {
  const button = useSource(
    buttons,
    useCallback((all) => all[id], [id]),
  );
  const addProduct = useCart(selectAdd);
  const add = useCallback((options?: AddOptions) => addProduct(id, options), [addProduct, id]);
  return {
    add,
    state: button ? STATES[button.state] : 'idle',
    error: button?.state === 'failed' ? (button.reason ?? '') : null,
  };
};

const selectAdd = ({ add }: { readonly add: (id: number, options?: AddOptions) => Promise<Result> }) => add;
