import { startTimer } from './lifetime';

const NAME = 'widget_shopping_cart_live_region';

/**
 * The page's polite status region: WooCommerce's, or one of the same name (contract 2.2); in an open dialog while there
 * is one, because a modal dialog makes all around it inert.
 */
export const liveRegion = (): HTMLElement => {
  let region = document.querySelector<HTMLElement>(`.${NAME}`);
  if (!region) {
    region = document.createElement('div');
    region.className = `${NAME} screen-reader-text`;
    region.setAttribute('role', 'status');
  }
  const dialog = document.querySelector('dialog[open]');
  if (!region.isConnected || region.closest('dialog') !== dialog) (dialog ?? document.body).append(region);
  return region;
};

/** Empties the region, so that the same words said again are a change that is spoken. */
export const clearAnnouncement = (): void => {
  const region = liveRegion();
  region.textContent = '';
  region.removeAttribute('aria-relevant');
};

/** Says a text once, politely, `after` milliseconds; an empty one says nothing. */
export const announce = (
  text: string | undefined,
  { after = 0, signal }: { after?: number; signal?: AbortSignal } = {},
): void => {
  if (!text || signal?.aborted) return;
  const say = () => {
    const region = liveRegion();
    region.setAttribute('aria-relevant', 'all');
    if (region.textContent !== text) region.textContent = text;
  };
  if (after) startTimer(say, after, signal);
  else say();
};
