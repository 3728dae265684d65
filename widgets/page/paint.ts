import { makeFocusable } from '../../src/browser/focus';
import type { Mount } from '../../src/runtime/define';
import { takeEarlyEvents } from '../../src/runtime/event-replay';

const MAIN = 'main, [role="main"]';
/** The mark that PHP prints where the content begins, in themes whose main element may have no id. */
const MARK = 'islas-content';

/** Leads Islas' own link to the main element around the mark: the browser keeps the focus on what the address names. */
const leadToMain = (link: HTMLAnchorElement): void => {
  const mark = link.hash === `#${MARK}` && document.getElementById(MARK);
  const main = mark && mark.closest(MAIN);
  if (!main || main === mark) return;
  if (main.id) link.setAttribute('href', `#${main.id}`);
  else {
    mark.removeAttribute('id');
    main.id = MARK;
  }
};

/**
 * Moves the focus together with the scroll position, also to a target that is not focusable or has another id. Hides
 * Islas' own link on a page that has nothing for it to lead to.
 */
export const skipToContent: Mount<HTMLAnchorElement> = (host, { signal }) => {
  leadToMain(host);
  const target = () =>
    document.getElementById(decodeURIComponent(host.hash.slice(1))) ?? document.querySelector<HTMLElement>(MAIN);
  const skip = () => makeFocusable(target())?.focus();
  if (host.matches('.islas-skip-link') && !target()) host.hidden = true;
  const { activeElement } = document;
  // If the focus has moved elsewhere meanwhile, it stays there.
  if (takeEarlyEvents('click', host).length && (activeElement === document.body || activeElement === host)) skip();
  host.addEventListener('click', skip, { signal });
};
