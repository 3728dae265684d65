import { savesCart } from './cart-request';
import { startTimer } from '../../browser/lifetime';
import { NAME, type Release, takeTurn } from '../request-queue';

/** Milliseconds that a press waits and a turn is held at most, and of those the last that follow on the page itself. */
const PATIENCE_MS = 15_000;
const ANSWER_MS = 5000;

/** Opens in this very page: elsewhere the page could not tell when the answer has come. */
const isHere = (target: string | null | undefined): boolean => !target || target === '_self';

const formSaves = (form: HTMLFormElement, submitter: HTMLElement | null): boolean => {
  const setting = (name: string) => submitter?.getAttribute('form' + name) ?? form.getAttribute(name);
  const url = new URL(setting('action') || location.href, document.baseURI);
  if (url.origin !== location.origin || setting('method') === 'dialog' || !isHere(setting('target'))) return false;
  // Other buttons of the form are not sent with it.
  const fields = [...form.elements].filter((field) => field === submitter || !field.matches('button, [type=submit]'));
  return savesCart(
    url,
    fields.map((field) => [field.getAttribute('name') ?? '', '']),
  );
};

const linkSaves = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin &&
  isHere(link.target) &&
  !link.hasAttribute('download') &&
  savesCart(new URL(link.href));

/**
 * Written for the tabs that come next, and for the page that follows in this one, which takes it away (`endAnswer`).
 * Where the browser denies storage the turn ends with the page.
 */
const mark = () => {
  try {
    sessionStorage.setItem(NAME, '1');
    localStorage.setItem(NAME, String(Date.now()));
  } catch {}
};

type Press = readonly [button: HTMLElement | null, follow: () => void];

/** What the browser is about to do for a press that changes the cart: the button or link, and how to do it later. */
const pressOf = (event: Event): Press | undefined => {
  const { target } = event;
  if (event.type === 'click') {
    const { button, ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    const isPlain = !(button || ctrlKey || metaKey || shiftKey || altKey);
    return link && isPlain && linkSaves(link) ? [link, () => link.click()] : undefined;
  }
  const { submitter = null } = event as SubmitEvent;
  if (!(target instanceof HTMLFormElement) || !formSaves(target, submitter)) return undefined;
  return [submitter, () => target.requestSubmit(submitter?.isConnected ? submitter : undefined)];
};

/**
 * Forms and links that the browser itself follows, and that change the cart, wait for their turn: only what no listener
 * has answered, and only for as long as another request is under way. The turn lasts until the page that answers is
 * complete, because WooCommerce saves the cart at its end.
 */
export const queueNavigation = (signal: AbortSignal): void => {
  /** The last press counts, as it does in the browser. */
  let pressed: (() => void) | undefined;
  let isGoing = false;
  let wasSent = false;
  let began = 0;

  const go = (follow: () => void, release: Release) => {
    wasSent = false;
    isGoing = true;
    follow();
    isGoing = false;
    if (!wasSent) return release();
    began = Date.now();
    mark();
    const stay = () => {
      // Nothing came of it: a file was sent, or somebody chose to stay.
      began = 0;
      release();
    };
    startTimer(stay, PATIENCE_MS, signal);
  };

  const hold = (event: Event, element: HTMLElement | null, follow: () => void) => {
    event.preventDefault();
    let isAnswered = false;
    // A listener that comes after this one may still have an answer of its own.
    event.preventDefault = () => void (isAnswered = true);
    const isFirst = !pressed;
    const press = (pressed = () => {
      element?.classList.remove('loading');
      if (!isAnswered) follow();
    });
    element?.classList.add('loading');
    if (!isFirst) return;
    void takeTurn().then((release) => {
      const last = pressed ?? press;
      pressed = undefined;
      go(last, release);
    });
  };

  const onPress = (event: Event) => {
    const pressedHere = event.defaultPrevented ? undefined : pressOf(event);
    if (pressedHere) hold(event, ...pressedHere);
  };
  // What is sent again for the browser alone has been heard by everybody.
  const hide = (event: Event) => {
    if (!isGoing) return;
    wasSent = true;
    event.stopImmediatePropagation();
  };
  const onLeave = () => {
    const isInTime = began && Date.now() - began < PATIENCE_MS - ANSWER_MS;
    if (isInTime) mark();
  };

  for (const type of ['submit', 'click']) {
    addEventListener(type, hide, { capture: true, signal });
    addEventListener(type, onPress, { signal });
  }
  addEventListener('pagehide', onLeave, { capture: true, signal });
};
