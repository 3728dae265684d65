import { observeDocument } from '../browser/document-observer';
import { startTimer } from '../browser/lifetime';
import type { Island, Mount } from './define';
import { mountPainter, mountView, markState } from './lifecycle';

/** Server HTML inside a view: React does not render it, and islands may start in it. */
const SERVER_REGION = '[data-server-region]';
/** Elements that the Interactivity API, or WooCommerce's early version of it, renders (contract, rule 24). */
const RENDERED =
  '.wc-interactive,[data-wc-interactive],[data-wc-on--click],[data-wp-each-child],[data-wp-each-child] *';
const DIRECTIVE = 'data-wp-';

/**
 * Whether the Interactivity API owns an element, by a directive on the element itself: an ancestor's
 * `data-wp-interactive` is a namespace only. With `isStock` (the muted script ignored directives) only WooCommerce's own
 * markers count.
 */
export const isInteractive = (element: Element, isStock = false): boolean =>
  element.matches(RENDERED) || (!isStock && element.getAttributeNames().some((name) => name.startsWith(DIRECTIVE)));

/** The island of each claimed element; shared by all `startIslands` calls, so an element has one island. */
const claims = new WeakMap<Element, AbortController>();
/** Hosts whose content belongs to a React view. Most pages have none (`hasOwned`), which saves the ancestor search. */
const owned = new WeakSet<Element>();
let hasOwned = false;
const discoverers = new Set<(root: Node) => void>();

const isInsideView = (element: Element | null): boolean =>
  hasOwned &&
  !!element &&
  !element.matches(SERVER_REGION) &&
  (owned.has(element) || isInsideView(element.parentElement));

/** Claims an element that became a host on the page, because another script gave it a class. */
export const claimAddedIsland = (element: Element): void => {
  if (!claims.has(element)) for (const discover of discoverers) discover(element);
};

/** Whether this browser can parse a selector. */
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
 * Claims every host on the page, now and as the page changes, until the signal aborts (architecture 2.4). A host that
 * is removed is disposed in a later task, so a moved host keeps its island (R2.6); one that returns later is claimed
 * again.
 */
export const startIslands = (list: readonly Island[], signal: AbortSignal): void => {
  // A selector that the browser cannot parse disables only its island.
  const islands = isKnown(selectorOf(list)) ? list : list.filter(({ selector }) => isKnown(selector));
  const selector = selectorOf(islands);
  if (!selector) return;
  /** Hosts that this call has claimed. */
  const hosts = new Set<Element>();

  const claim = (host: Element) => {
    if (!(host instanceof HTMLElement) || !host.isConnected || claims.has(host)) return;
    const island = islands.find((candidate) => host.matches(candidate.selector));
    if (!island || (!island.anywhere && isInteractive(host)) || isInsideView(host.parentElement)) return;
    const { name, paint, view } = island;
    const controller = new AbortController();
    const life = { name, host, ending: controller };
    // The selector matches only the element type that the painter expects.
    const startPainter = () => !paint || mountPainter(life, paint as Mount, !view);
    const restoreContent = (content: readonly Node[] | undefined) => {
      owned.delete(host);
      if (content) host.replaceChildren(...content);
      if (controller.signal.aborted) return;
      startPainter();
      discover(host);
    };
    claims.set(host, controller);
    hosts.add(host);
    // A painter is live synchronously, so only views show this state.
    if (view) {
      markState(host, 'claimed');
      owned.add(host);
      hasOwned = true;
    }
    if (startPainter() && view) mountView(life, view, restoreContent);
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

  const endRemoved = (root: Element) =>
    [root, ...root.querySelectorAll('[data-island-state]')].forEach((host) => host.isConnected || end(host));

  discover(document.body);
  discoverers.add(discover);
  signal.addEventListener('abort', () => {
    discoverers.delete(discover);
    hosts.forEach(end);
  });
  observeDocument((records) => {
    const removed = records.flatMap(({ removedNodes }) => [...removedNodes]).filter((node) => node instanceof Element);
    if (removed.length) startTimer(() => removed.forEach(endRemoved), 0, signal);
    for (const { type, target, addedNodes } of records) {
      addedNodes.forEach(discover);
      if (type !== 'attributes') continue;
      // The router has turned the element into another product.
      hosts.forEach((host) => target.contains(host) && end(host));
      discover(target);
    }
  }, signal);
};
