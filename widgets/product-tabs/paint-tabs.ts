import type { Mount } from '../../src/runtime/define';
import { isModifiedClick } from '../../src/browser/modified-click';
import { LIST } from './selectors';
import { linksOf, openFirstTab, openTab, panelOf } from './tabs';

/** Templates from before WooCommerce 9.8 give the role of a tab to the item, whose link the keyboard reaches. */
const paintRoles = (wrapper: Element): void => {
  wrapper.querySelector(LIST)?.setAttribute('role', 'tablist');
  for (const link of linksOf(wrapper)) {
    link.role = 'tab';
    link.closest('li')?.setAttribute('role', 'presentation');
    panelOf(wrapper, link)?.setAttribute('role', 'tabpanel');
  }
};

/** Keys to the tab behind, and back. */
const OPPOSITE = { ArrowDown: 'ArrowUp', ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/**
 * The tab that a key leads to. Themes put tabs in a row or in a column, and languages from the left or from the right:
 * only the places of the first two tell.
 */
const neighbour = (tabs: readonly HTMLElement[], at: number, key: string): HTMLElement | undefined => {
  const [first, second = first] = tabs.map((tab) => tab.getBoundingClientRect());
  if (!first || !second) return undefined;
  const [x, y] = [second.left - first.left, second.top - first.top];
  const on = Math.abs(y) > Math.abs(x) ? 'ArrowDown' : x < 0 ? 'ArrowLeft' : 'ArrowRight';
  const place = { [on]: (at + 1) % tabs.length, [OPPOSITE[on]]: at - 1, Home: 0, End: -1 }[key];
  return place === undefined ? undefined : tabs.at(place);
};

/** The tabs of a product. */
export const paintTabs: Mount = (wrapper, { signal }) => {
  paintRoles(wrapper);
  openFirstTab(wrapper);

  /** Calls the handler with the tab of an event. */
  const listen = <Type extends 'click' | 'keydown'>(
    type: Type,
    handler: (event: HTMLElementEventMap[Type], links: HTMLAnchorElement[], at: number) => void,
  ) =>
    wrapper.addEventListener(
      type,
      (event) => {
        const links = linksOf(wrapper);
        const at = links.findIndex((link) => link.contains(event.target as Node));
        if (at >= 0) handler(event, links, at);
      },
      { signal },
    );

  listen('click', (event, links, at) => {
    if (isModifiedClick(event)) return;
    // Also after `preventDefault`: themes that scroll smoothly to anchors call it for all of them.
    event.preventDefault();
    openTab(wrapper, links[at] as Element);
  });
  listen('keydown', (event, links, at) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    const next = neighbour(links, at, key);
    if (altKey || ctrlKey || metaKey || (!next && key !== ' ')) return;
    event.preventDefault();
    if (next) next.focus();
    else links[at]?.click();
  });
};
