import type { Island, Mount, MountSource } from './define';
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

  const isReacts = (element: Element | null): boolean =>
    !!element && !element.matches(SERVER_REGION) && (owned.has(element) || isReacts(element.parentElement));

  const claim = (host: Element) => {
    if (!(host instanceof HTMLElement) || !host.isConnected || claims.has(host)) return;
    const island = islands.find((candidate) => host.matches(candidate.selector));
    if (!island || (!island.anywhere && host.closest(INTERACTIVE)) || isReacts(host.parentElement)) return;
    const controller = child(signal);
    const life = { name: island.name, host, signal: controller.signal };
    const giveBack = (content: readonly Node[] | undefined) => {
      owned.delete(host);
      if (content) host.replaceChildren(...content);
      discover(host);
    };
    claims.set(host, controller);
    show(host, 'claimed');
    if (island.action) host.dataset.islasAction = island.action;
    if (island.view) owned.add(host);
    // The selector has found the kind of element that the painter asks for.
    for (const painter of [island.paint ?? []].flat() as MountSource<Mount>[]) live(life, painter);
    if (island.view) live({ ...life, giveBack }, island.view);
  };

  const discover = (root: Node) => {
    if (!(root instanceof Element) || !root.isConnected) return;
    claim(root);
    root.querySelectorAll(selector).forEach(claim);
  };

  const release = (root: Node) => {
    if (!(root instanceof Element) || root.isConnected) return;
    for (const host of [root, ...root.querySelectorAll('[data-island-state]')]) {
      claims.get(host)?.abort();
      claims.delete(host);
    }
  };

  const observer = new MutationObserver((records) => {
    for (const { removedNodes } of records) removedNodes.forEach(release);
    for (const { addedNodes } of records) addedNodes.forEach(discover);
  });

  discover(document.body);
  observer.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
};
