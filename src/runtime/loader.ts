import { observeDocument } from '../browser/document-observer';
import { startTimer } from '../browser/lifetime';
import type { Island, Mount } from './define';
import { livePainter, liveView, show } from './lifecycle';

/** Where the content of a view is the server's: islands may live there, React never looks into it. */
const SERVER_REGION = '[data-server-region]';
/** What WordPress's run-time, or WooCommerce's first version of it, handles or will render again (contract, rule 24). */
const RENDERED =
  '.wc-interactive,[data-wc-interactive],[data-wc-on--click],[data-wp-each-child],[data-wp-each-child] *';
const DIRECTIVE = 'data-wp-';

/**
 * Whether the run-time owns an element: by a directive on the element itself. An ancestor's `data-wp-interactive` is a
 * namespace only, and what stands in it without a directive is left as it was printed. Of a control whose muted script
 * knew nothing of directives (`isStock`), only WooCommerce's own mark counts.
 */
export const isInteractive = (element: Element, isStock = false): boolean =>
  element.matches(RENDERED) || (!isStock && element.getAttributeNames().some((name) => name.startsWith(DIRECTIVE)));

/** One owner per element, however many lists of islands are started. */
const claims = new WeakMap<Element, AbortController>();
/** Hosts whose content is a view's; most pages have none, and nothing to look for above a host. */
const owned = new WeakSet<Element>();
let hasOwned = false;
const discoverers = new Set<(root: Node) => void>();

/** Claims an element that became a host without coming to the page, because others gave it a class. */
export const claimLate = (element: Element): void => {
  if (!claims.has(element)) for (const discover of discoverers) discover(element);
};

/** Whether this browser understands a selector. */
const isKnown = (selector: string): boolean => {
  try {
    document.createElement('i').matches(selector);
    return true;
  } catch {
    return false;
  }
};

const selectorOf = (list: readonly Island[]): string => list.map(({ selector }) => selector).join();

/**
 * Claims every host on the page, now and as the page changes, until the signal aborts (architecture 2.4).
 * A host that left the page is disposed in a later task; one that was moved meanwhile keeps its island (R2.6), one that
 * comes back later is claimed anew with the content it had.
 */
export const startIslands = (list: readonly Island[], signal: AbortSignal): void => {
  // A selector that the browser does not understand costs that island alone.
  const islands = isKnown(selectorOf(list)) ? list : list.filter(({ selector }) => isKnown(selector));
  const selector = selectorOf(islands);
  if (!selector) return;
  /** Hosts of this list that are claimed now. */
  const hosts = new Set<Element>();

  const isReacts = (element: Element | null): boolean =>
    hasOwned && !!element && !element.matches(SERVER_REGION) && (owned.has(element) || isReacts(element.parentElement));

  const claim = (host: Element) => {
    if (!(host instanceof HTMLElement) || !host.isConnected || claims.has(host)) return;
    const island = islands.find((candidate) => host.matches(candidate.selector));
    if (!island || (!island.anywhere && isInteractive(host)) || isReacts(host.parentElement)) return;
    const { name, paint, view } = island;
    const controller = new AbortController();
    const life = { name, host, ending: controller };
    // The selector has found the kind of element that the painter asks for.
    const startPainter = () => !paint || livePainter(life, paint as Mount, !view);
    const giveBack = (content: readonly Node[] | undefined) => {
      owned.delete(host);
      if (content) host.replaceChildren(...content);
      if (controller.signal.aborted) return;
      startPainter();
      discover(host);
    };
    claims.set(host, controller);
    hosts.add(host);
    // A painter is live before anybody could read this.
    if (view) show(host, 'claimed');
    if (view) owned.add(host);
    hasOwned ||= !!view;
    if (startPainter() && view) liveView(life, view, giveBack);
  };

  const discover = (root: Node) => {
    if (!(root instanceof Element) || !root.isConnected) return;
    if (root.matches(selector)) claim(root);
    root.querySelectorAll(selector).forEach(claim);
  };

  const end = (host: Element) => {
    const claimed = claims.get(host);
    claims.delete(host);
    hosts.delete(host);
    claimed?.abort();
    host.removeAttribute('data-island-state');
  };

  const release = (root: Element) => {
    for (const host of [root, ...root.querySelectorAll('[data-island-state]')]) if (!host.isConnected) end(host);
  };

  discover(document.body);
  discoverers.add(discover);
  signal.addEventListener('abort', () => {
    discoverers.delete(discover);
    hosts.forEach(end);
  });
  observeDocument((records) => {
    const removed = records.flatMap(({ removedNodes }) => [...removedNodes]).filter((node) => node instanceof Element);
    if (removed.length) startTimer(() => removed.forEach(release), 0, signal);
    for (const { type, target, addedNodes } of records) {
      addedNodes.forEach(discover);
      // The router has made another product of an element.
      if (type === 'attributes') hosts.forEach((host) => target.contains(host) && end(host));
      if (type === 'attributes') discover(target);
    }
  }, signal);
};
