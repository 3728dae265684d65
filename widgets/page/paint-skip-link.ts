import type { Mount } from '../../src/island/define';
import { focusable } from '../../src/services/focus';

/** Moves the focus with the view, also to a region that is not focusable by itself. */
export const mount: Mount<HTMLAnchorElement> = (host, { signal }) => {
  const target = () => document.getElementById(decodeURIComponent(host.hash.slice(1)));
  host.addEventListener('click', () => focusable(target())?.focus(), { signal });
};
