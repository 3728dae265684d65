import { focusable } from '../../src/browser/focus';
import type { Mount } from '../../src/runtime/define';
import { earlyEvents } from '../../src/runtime/event-replay';

const MAIN = 'main, [role="main"]';
/** PHP prints it where the content begins, in themes whose main element may have no id. */
const MARK = 'islas-content';

const targetOf = ({ hash }: HTMLAnchorElement): HTMLElement | null => {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  const around = target?.id === MARK ? target.closest<HTMLElement>(MAIN) : null;
  return around ?? target ?? document.querySelector<HTMLElement>(MAIN);
};

/**
 * Moves the focus together with the scroll position, also to a target that is not focusable or has another id. Hides
 * Islas' own link on a page that has nothing for it to lead to.
 */
export const skipToContent: Mount<HTMLAnchorElement> = (host, { signal }) => {
  const skip = () => focusable(targetOf(host))?.focus();
  if (host.matches('.islas-skip-link') && !targetOf(host)) host.hidden = true;
  const { activeElement } = document;
  // If the focus has moved elsewhere meanwhile, it stays there.
  if (earlyEvents('click', host).length && (activeElement === document.body || activeElement === host)) skip();
  host.addEventListener('click', skip, { signal });
};
