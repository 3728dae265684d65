import { restorableAttributes } from '../held/held-attributes';
import { HELD_SCRIPTS } from '../held/held-script';
import { isOurs } from '../marks';
import { PROVIDERS } from './tag-providers';
import { keepCalls } from './tag-stubs';

/** Defines stubs for the functions of a held script that pages call. */
const keepCallsOf = ({ text, dataset }: HTMLScriptElement): void => {
  for (const [provider, , , apis] of PROVIDERS)
    for (const [index, api] of (apis ? apis.split('|') : []).entries())
      if ((!index && provider === dataset.islasProvider) || new RegExp(`\\b${api.replace(/\..*/, '')}\\b`).test(text))
        keepCalls(api);
};

/** Restores the addresses of an allowed link, before the page requests the resource that the link is for. */
const restoreLink = (link: HTMLElement, key: string, isAllowed: (held: HTMLElement) => boolean): void => {
  const { islasHeld: names } = link.dataset;
  if (!names || !isOurs(link, key) || !isAllowed(link)) return;
  for (const [name, value] of restorableAttributes(link, names)) link.setAttribute(name, value);
  link.dataset.islasFreed = names;
  delete link.dataset.islasHeld;
};

const HELD = `link[data-islas-held],${HELD_SCRIPTS}`;

/** Handles held scripts and links of the page, each once, as the parser reads them, until the page has loaded. */
export const watchHeldMarkup = (key: string, isAllowed: (held: HTMLElement) => boolean): void => {
  const handled = new WeakSet<HTMLElement>();
  // One search of the page per batch: a search in each added element would read deep markup many times.
  const handleNew = (): void => {
    for (const held of document.querySelectorAll<HTMLElement>(HELD)) {
      if (handled.has(held)) continue;
      handled.add(held);
      if (held instanceof HTMLScriptElement) keepCallsOf(held);
      else restoreLink(held, key, isAllowed);
    }
  };
  handleNew();
  const observer = new MutationObserver(handleNew);
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('load', () => observer.disconnect());
};
