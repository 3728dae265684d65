import { LIST, PANEL, REVIEWS_TAB, WRAPPER } from './selectors';

/** Links of the wrapper's first list. Other lists belong to tabs inside a panel. */
export const linksOf = (wrapper: Element): HTMLAnchorElement[] => [
  ...(wrapper.querySelector(LIST)?.querySelectorAll<HTMLAnchorElement>('li a[href*="#"]') ?? []),
];

const find = (root: ParentNode, id?: string): HTMLElement | null =>
  id ? root.querySelector<HTMLElement>(`#${CSS.escape(id)}`) : null;

export const panelOf = (wrapper: Element, link: Element): HTMLElement | null =>
  find(wrapper, link.getAttribute('href')?.split('#')[1]);

/** Shows the panel of a tab and hides the others, in the way that stock does and themes style. */
export const openTab = (wrapper: Element, link: Element): void => {
  for (const other of linksOf(wrapper)) {
    const isOpen = other === link;
    other.closest('li')?.classList.toggle('active', isOpen);
    other.setAttribute('aria-selected', `${isOpen}`);
    other.tabIndex = isOpen ? 0 : -1;
  }
  for (const panel of wrapper.querySelectorAll<HTMLElement>(PANEL)) panel.style.display = 'none';
  const panel = panelOf(wrapper, link);
  if (!panel) return;
  panel.style.display = '';
  // A theme's style sheet may hide panels until a script shows them.
  if (getComputedStyle(panel).display === 'none') panel.style.display = 'block';
};

/** An address, as links and the page have it. */
type Address = Pick<Location, 'hash' | 'href'>;

export const REVIEWS: Address = { hash: '#reviews', href: '#reviews' };

/** Addresses of reviews, also of those that are on another page of the reviews, as stock knows them. */
const ARE_REVIEWS = /#reviews$|#comment-|comment-page-|cpage=/i;

/** The tab that an address leads to: it names the panel, or something in it. */
const findTab = (wrapper: Element, { hash, href }: Address): Element | null | undefined => {
  const links = linksOf(wrapper);
  return (
    links.find((link) => hash && link.hash === hash) ??
    links.find((link) => find(panelOf(wrapper, link) ?? link, hash.slice(1))) ??
    (ARE_REVIEWS.test(href) ? wrapper.querySelector(REVIEWS_TAB) : null)
  );
};

/** Opens the tab that the page's address leads to, else the first. */
export const openFirstTab = (wrapper: Element): void => {
  const link = findTab(wrapper, location) ?? linksOf(wrapper)[0];
  if (link) openTab(wrapper, link);
};

/** Opens the tabs that an address leads to. */
export const openTabForAddress = (address: Address): void => {
  for (const wrapper of document.querySelectorAll(WRAPPER)) {
    const link = findTab(wrapper, address);
    if (link) openTab(wrapper, link);
  }
};
