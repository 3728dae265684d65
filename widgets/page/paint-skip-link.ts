import type { Mount } from '../../src/island/define';
import { focusable } from '../../src/services/focus';

/** Moves the focus with the view, also to a region that is not focusable by itself or has another name. */
export const mount: Mount<HTMLAnchorElement> = (host, { signal }) => {
  const target = () =>
    document.getElementById(decodeURIComponent(host.hash.slice(1))) ??
    document.querySelector<HTMLElement>('main, [role="main"]');
  host.addEventListener('click', () => focusable(target())?.focus(), { signal });
};
