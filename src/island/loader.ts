import type { Island } from './define';
import { live, show } from './life';
import { child } from './signal';

/** Where the content of a view is the server's: islands may live there, React never looks into it. */
const SERVER_REGION = '[data-server-region]';
/** WooCommerce's and WordPress's own run-time owns these and all they hold (contract, rule 24). */
const INTERACTIVE = '.wc-interactive,[data-wp-interactive],[data-wc-interactive],[data-wc-on--click]';
/** One owner per element, however many lists of islands are started. */
const claims = new WeakMap<Element, AbortController>();
/** Hosts whose content is a view's. */
const owned = new WeakSet<Element>();

/**
 * Claims every host on the page, now and as the page changes, until the signal aborts (architecture 2.4).
 * A host that leaves the page is disposed; one that only moved keeps its island.
 */
export const startIslands = (islands: readonly Island[], signal: AbortSignal): void => {
  const selector = islands.map((island) => island.selector).join();
  if (!selector) return;

  const isReacts = (element: Element): boolean => {
    for (let parent = element.parentElement; parent; parent = parent.parentElement) {
      if (owned.has(parent)) return true;
      if (parent.matches(SERVER_REGION)) return false;
    }
    return false;
  };

  const claim = (host: Element) => {
    if (!(host instanceof HTMLElement) || !host.isConnected || claims.has(host)) return;
    const island = islands.find((candidate) => host.matches(candidate.selector));
    if (!island || (!island.readsOnly && host.closest(INTERACTIVE)) || isReacts(host)) return;
    const controller = child(signal);
    const life = { name: island.name, host, signal: controller.signal };
    const giveBack = (content: readonly Node[] | undefined) => {
      owned.delete(host);
      if (content) host.replaceChildren(...content);
      discover(host);
    };
    claims.set(host, controller);
    show(host, 'claimed');
    if (island.action) host.dataset.action = island.action;
    if (island.view) owned.add(host);
    for (const painter of [island.paint ?? []].flat()) live(life, painter);
    if (island.view) live({ ...life, giveBack }, island.view);
  };

  const discover = (root: Element) => {
    claim(root);
    root.querySelectorAll(selector).forEach(claim);
  };

  const release = (root: Element) => {
    for (const host of [root, ...root.querySelectorAll('[data-island-state]')]) {
      claims.get(host)?.abort();
      claims.delete(host);
    }
  };

  const observer = new MutationObserver((records) => {
    const nodes = (list: 'removedNodes' | 'addedNodes') =>
      records.flatMap((record) => [...record[list]]).filter((node) => node instanceof Element);
    for (const node of nodes('removedNodes')) if (!node.isConnected) release(node);
    for (const node of nodes('addedNodes')) if (node.isConnected) discover(node);
  });

  discover(document.body);
  observer.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
};
