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

/** Handles held scripts and links of the page as the parser reads them, until the page has loaded. */
export const watchHeldMarkup = (key: string, isAllowed: (held: HTMLElement) => boolean): void => {
  const scan = (node: ParentNode): void => {
    for (const script of node.querySelectorAll<HTMLScriptElement>(HELD_SCRIPTS)) keepCallsOf(script);
    for (const link of node.querySelectorAll<HTMLElement>('link[data-islas-held]')) restoreLink(link, key, isAllowed);
  };
  const onAdded = (node: Node): void => {
    if (!(node instanceof Element)) return;
    if (node.localName === 'link') restoreLink(node as HTMLElement, key, isAllowed);
    else if (node.matches(HELD_SCRIPTS)) keepCallsOf(node as HTMLScriptElement);
    else if (node.firstElementChild) scan(node);
  };
  scan(document);
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(onAdded);
  });
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('load', () => observer.disconnect());
};
