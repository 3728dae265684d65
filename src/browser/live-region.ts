import { startTimer } from './lifetime';

const NAME = 'widget_shopping_cart_live_region';

/**
 * The page's polite status region: WooCommerce's, or a new one of the same class (contract 2.2). While a dialog is open
 * the region is moved into it, because a modal dialog makes the rest of the page inert.
 */
export const findLiveRegion = (): HTMLElement => {
  let region = document.querySelector<HTMLElement>(`.${NAME}`);
  if (!region) {
    region = document.createElement('div');
    region.className = `${NAME} screen-reader-text`;
    region.role = 'status';
  }
  const dialog = document.querySelector('dialog[open]');
  if (!region.isConnected || region.closest('dialog') !== dialog) (dialog ?? document.body).append(region);
  return region;
};

/** Empties the region, so that screen readers speak the same text again when it is announced again. */
export const clearAnnouncement = (): void => {
  const region = findLiveRegion();
  region.textContent = '';
  region.removeAttribute('aria-relevant');
};

/** Announces a text once, politely, `after` milliseconds (default 0). Does nothing for an empty text. */
export const announce = (
  text: string | undefined,
  { after = 0, signal }: { after?: number; signal?: AbortSignal } = {},
): void => {
  if (!text || signal?.aborted) return;
  const write = () => {
    const region = findLiveRegion();
    region.setAttribute('aria-relevant', 'all');
    if (region.textContent !== text) region.textContent = text;
  };
  if (after) startTimer(write, after, signal);
  else write();
};
