import { focusable } from '../../src/browser/focus';
import type { Mount } from '../../src/runtime/define';
import { earlyEvents } from '../../src/runtime/event-replay';

/** Moves the focus together with the scroll position, also to a target that is not focusable or has another id. */
export const skipToContent: Mount<HTMLAnchorElement> = (host, { signal }) => {
  const skip = () =>
    focusable(
      document.getElementById(decodeURIComponent(host.hash.slice(1))) ??
        document.querySelector<HTMLElement>('main, [role="main"]'),
    )?.focus();
  const { activeElement } = document;
  // If the focus has moved elsewhere meanwhile, it stays there.
  if (earlyEvents('click', host).length && (activeElement === document.body || activeElement === host)) skip();
  host.addEventListener('click', skip, { signal });
};
