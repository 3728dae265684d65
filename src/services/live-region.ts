const NAME = 'widget_shopping_cart_live_region';

/** The page's polite status region: WooCommerce's, or one of the same name (contract 2.2). */
export const liveRegion = (): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`.${NAME}`);
  if (found) return found;
  const region = document.createElement('div');
  region.className = `${NAME} screen-reader-text`;
  region.setAttribute('role', 'status');
  return document.body.appendChild(region);
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
  if (!text) return;
  const say = () => {
    const region = liveRegion();
    region.setAttribute('aria-relevant', 'all');
    if (region.textContent !== text) region.textContent = text;
  };
  if (!after) return say();
  const timer = setTimeout(say, after);
  signal?.addEventListener('abort', () => clearTimeout(timer));
};
