import { isThisWindow, sendForm, readSubmission } from '../browser/form-submission';
import { waitFor } from '../browser/lifetime';
import { announce } from '../browser/live-region';
import { isModifiedClick } from '../browser/modified-click';
import { translate } from '../wordpress/texts';
import { platform } from './platform';

/** Longest time (ms) that a press waits for the shop. */
const PATIENCE_MS = 5000;

/** Changes of the cart that the shop has not answered yet. */
const changes = new Set<Promise<unknown>>();

let listening: AbortController | undefined;
/** What the last press does: an earlier one gives way to it, as in the browser. */
let last: (() => void) | undefined;

const followedLink = (event: MouseEvent): HTMLAnchorElement | undefined => {
  const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]');
  if (!link || isModifiedClick(event) || link.hasAttribute('download') || !isThisWindow(link.target)) return undefined;
  const isPlace = link.hash && link.href.split('#')[0] === location.href.split('#')[0];
  return platform.isShop(link) && !isPlace ? link : undefined;
};

/** The element that was pressed, and what its press does; `undefined` for a press that does not leave for this shop. */
const readPress = (event: Event): readonly [Element, () => void] | undefined => {
  if (event instanceof MouseEvent) {
    const link = followedLink(event);
    return link && [link, () => void open(platform.carryCart(link.href), '_self')];
  }
  const form = event.target as HTMLFormElement;
  const { submitter } = event as SubmitEvent;
  const { url, method, isHere } = readSubmission(form, submitter);
  if (!isHere || method === 'dialog' || !platform.isShop(url)) return undefined;
  return [submitter ?? form, () => sendForm(form, submitter)];
};

const onPress = (event: Event): void => {
  const press = event.defaultPrevented ? undefined : readPress(event);
  if (!press) return;
  event.preventDefault();
  const [element, leave] = press;
  const isFirst = !last;
  last = () => {
    element.ariaBusy = null;
    leave();
  };
  element.ariaBusy = 'true';
  if (!isFirst) return;
  announce(translate('please_wait'));
  const over = new AbortController();
  void Promise.race([Promise.allSettled(changes), waitFor(PATIENCE_MS, over.signal)]).then(() => {
    over.abort();
    last?.();
    last = undefined;
  });
};

/**
 * Until the shop has answered a change of the cart, a link or a form that leaves the page waits, some seconds at most:
 * WooCommerce reads the cart at the start of a request and saves it at the end, so that a page which is asked for
 * meanwhile shows the cart without the change, and may save it so. New tabs and other windows do not wait.
 */
export const holdNavigation = (change: Promise<unknown>): void => {
  changes.add(change);
  if (!listening) {
    listening = new AbortController();
    for (const type of ['click', 'submit']) addEventListener(type, onPress, { signal: listening.signal });
  }
  const end = () => {
    changes.delete(change);
    if (changes.size) return;
    listening?.abort();
    listening = undefined;
  };
  change.then(end, end);
};
