import type { PaintMount } from '../../src/island/define';
import { on } from '../../src/services/events';
import { getConsent } from '../../src/stores/consent';
import { hideBar } from './actions';

const ACTS = /yes|no/;

/** Raises the bar above what else is kept at its edge of the window: a store notice, a bar that adds to the cart. */
const lift = (host: HTMLElement): void => {
  const isTop = host.dataset.position === 'top';
  const taken = document
    .elementsFromPoint(innerWidth / 2, isTop ? 1 : innerHeight - 1)
    .filter((element) => !host.contains(element) && /fixed|sticky/.test(getComputedStyle(element).position))
    .map((element) => element.getBoundingClientRect())
    .map(({ top, bottom }) => (isTop ? bottom : innerHeight - top))
    .filter((height) => height < innerHeight / 2);
  document.body.style.setProperty('--islas-consent-lift', `${Math.max(0, ...taken)}px`);
};

/** The bar goes when a decision is there, whoever took it; what is not said by a button comes in a file of its own. */
export const followBar: PaintMount = (host, { signal }) => {
  const { dismiss_timeout, cookies_bar_on_scroll, cookies_bar_on_page_redirect } = getConsent().config;
  for (const type of ['resize', 'scrollend']) addEventListener(type, () => lift(host), { signal });
  lift(host);
  on('islas:consent-changed', ({ detail }) => detail.status !== 'undecided' && hideBar(), { signal });
  if (dismiss_timeout || ACTS.test(cookies_bar_on_scroll + cookies_bar_on_page_redirect))
    void import('./implied').then(({ startImplied }) => startImplied(host, signal));
};
