import { report } from '../services/events';
import type * as CartEngine from './cart-engine';
import { $removing, isLoading, setButton, setRemoving } from './cart-state';

export { $buttons, $cartHash, $removing, type ButtonState } from './cart-state';

type Engine = typeof CartEngine;

let load = (): Promise<Engine> => import('./cart-engine');
let coming: Promise<Engine> | undefined;
let engine: Engine | undefined;
let isLost = false;

/** Runs `go` with the engine: at once when it is here, else when it has come; its chunk is asked for twice. */
const withEngine = (go: (engine: Engine) => void, otherwise: (error: unknown) => void): void => {
  if (engine) return go(engine);
  coming ??= load().catch(() => load());
  coming
    .then((loaded) => go((engine = loaded)))
    .catch((error: unknown) => {
      coming = undefined;
      otherwise(error);
    });
};

/** Without the engine the click is given to the browser: the link or the form does what it did before Islas. */
const clickNatively = (element: HTMLElement): void => {
  isLost = true;
  element.click();
  isLost = false;
};

/**
 * Adds the button's product without a reload (Specification §4); `false` without a `product_id`: the browser
 * follows the link. A product that is being added is not added twice. Ends as `added`, `failed`, or elsewhere.
 */
export const addToCart = (button: HTMLElement): void | false => {
  const id = button.dataset.product_id;
  if (!id || isLost) return false;
  if (isLoading(id)) return;
  setButton(id, { state: 'loading' });
  withEngine(
    ({ add }) => add(id, button),
    () => {
      setButton(id);
      clickNatively(button);
    },
  );
};

/** Removes the link's cart item; `false` without a `cart_item_key`. A failure follows the link's own address. */
export const removeItem = (link: HTMLElement): void | false => {
  const key = link.dataset.cart_item_key;
  if (!key || isLost) return false;
  if ($removing.get()[key]) return;
  setRemoving(key, true);
  withEngine(
    ({ remove }) => remove(key, link),
    () => {
      setRemoving(key);
      clickNatively(link);
    },
  );
};

const failed = (error: unknown): void => report('cart', 'chunk_failed', error);

/** Asks the shop for the cart's regions and shows them. */
export const refreshCart = (): void => withEngine((loaded) => loaded.refreshCart(), failed);

/** Keeps the page's cart true until the signal aborts. The bridges start with the engine, before it does anything. */
export const startCart = (
  signal: AbortSignal,
  bridges?: () => Promise<{ startBridges: (signal: AbortSignal) => void }>,
): void => {
  load = async () => {
    const [loaded, bridge] = await Promise.all([import('./cart-engine'), bridges?.()]);
    if (!engine && !signal.aborted) {
      engine = loaded;
      bridge?.startBridges(signal);
      loaded.start(signal);
    }
    return loaded;
  };
  coming = engine = undefined;
  withEngine(() => undefined, failed);
};
