import { savesCart } from './cart-request';
import { isThisWindow, readSubmission } from '../../../src/browser/form-submission';
import { startTimer } from '../../../src/browser/lifetime';
import { NAME, type Release, takeTurn } from '../../../src/woocommerce/request-queue';
import { isModifiedClick } from '../../../src/browser/modified-click';

/** Longest time (ms) that a turn is held, and the part of it reserved for the next page's response. */
const PATIENCE_MS = 15_000;
const ANSWER_MS = 5000;

const isFormSavingCart = (form: HTMLFormElement, submitter: HTMLElement | null): boolean => {
  const { url, method, isHere } = readSubmission(form, submitter);
  // Of other windows the page does not know when the response has come.
  if (url.origin !== location.origin || method === 'dialog' || !isHere) return false;
  // Other buttons of the form are not sent with it.
  const fields = [...form.elements].filter((field) => field === submitter || !field.matches('button, [type=submit]'));
  return savesCart(
    url,
    fields.map((field) => [field.getAttribute('name') ?? '', '']),
  );
};

const isLinkSavingCart = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin &&
  isThisWindow(link.target) &&
  !link.hasAttribute('download') &&
  savesCart(new URL(link.href));

/**
 * Marks a navigation that changes the cart: other tabs wait, and the next page in this tab removes the mark
 * (`endNavigationTurn`). When storage is denied the turn ends with the page.
 */
const markNavigation = () => {
  try {
    sessionStorage.setItem(NAME, '1');
    localStorage.setItem(NAME, String(Date.now()));
  } catch {}
};

type Press = readonly [button: HTMLElement | null, navigate: () => void];

/** For an event whose native action changes the cart: its button or link, and a function that does the action later. */
const readPress = (event: Event): Press | undefined => {
  const { target } = event;
  if (event.type === 'click') {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    return link && !isModifiedClick(event as MouseEvent) && isLinkSavingCart(link)
      ? [link, () => link.click()]
      : undefined;
  }
  const { submitter = null } = event as SubmitEvent;
  if (!(target instanceof HTMLFormElement) || !isFormSavingCart(target, submitter)) return undefined;
  return [submitter, () => target.requestSubmit(submitter?.isConnected ? submitter : undefined)];
};

/**
 * Makes native form submissions and links that change the cart wait for their turn, unless a listener has prevented the
 * event. The turn lasts until the next page has loaded, because WooCommerce saves the cart at the end of the response.
 */
export const queueNavigation = (signal: AbortSignal): void => {
  /** Native action of the last press: a later press replaces an earlier one, as in the browser. */
  let pressed: (() => void) | undefined;
  let isReplaying = false;
  let wasSent = false;
  let began = 0;

  const replay = (navigate: () => void, release: Release) => {
    wasSent = false;
    isReplaying = true;
    navigate();
    isReplaying = false;
    if (!wasSent) return release();
    began = Date.now();
    markNavigation();
    const stay = () => {
      // The page did not change: the response was a download, or the shopper cancelled.
      began = 0;
      release();
    };
    startTimer(stay, PATIENCE_MS, signal);
  };

  const delay = (event: Event, element: HTMLElement | null, navigate: () => void) => {
    event.preventDefault();
    let isPrevented = false;
    // A later listener may still prevent the event.
    event.preventDefault = () => void (isPrevented = true);
    const isFirst = !pressed;
    const press = (pressed = () => {
      element?.classList.remove('loading');
      if (!isPrevented) navigate();
    });
    element?.classList.add('loading');
    if (!isFirst) return;
    void takeTurn().then((release) => {
      const last = pressed ?? press;
      pressed = undefined;
      replay(last, release);
    });
  };

  const onPress = (event: Event) => {
    const pressedHere = event.defaultPrevented ? undefined : readPress(event);
    if (pressedHere) delay(event, ...pressedHere);
  };
  // The replayed event is for the browser only: all listeners received the first one.
  const hide = (event: Event) => {
    if (!isReplaying) return;
    wasSent = true;
    event.stopImmediatePropagation();
  };
  const onLeave = () => {
    const isInTime = began && Date.now() - began < PATIENCE_MS - ANSWER_MS;
    if (isInTime) markNavigation();
  };

  for (const type of ['submit', 'click']) {
    addEventListener(type, hide, { capture: true, signal });
    addEventListener(type, onPress, { signal });
  }
  addEventListener('pagehide', onLeave, { capture: true, signal });
};
