import { focusable } from '../../src/browser/focus';
import type { Mount } from '../../src/runtime/define';
import { earlyEvents } from '../../src/runtime/event-replay';

/** Moves the focus with the view, also to a region that is not focusable by itself or has another name. */
export const skipToContent: Mount<HTMLAnchorElement> = (host, { signal }) => {
  const skip = () =>
    focusable(
      document.getElementById(decodeURIComponent(host.hash.slice(1))) ??
        document.querySelector<HTMLElement>('main, [role="main"]'),
    )?.focus();
  const { activeElement } = document;
  // Who has gone on to somewhere else since then stays there.
  if (earlyEvents('click', host).length && (activeElement === document.body || activeElement === host)) skip();
  host.addEventListener('click', skip, { signal });
};
