/**
 * Modal dialogs of Islas, of blocks and of themes, and the lightbox of a gallery. Not the one with the choices of
 * consent: who takes consent back there waits for the page to say so.
 */
const DIALOGS = 'dialog[open]:not(.islas-consent-dialog),[aria-modal=true]:not(.islas-consent-dialog),.pswp--open';
/** Milliseconds after which a dialog that nobody touches counts as abandoned. */
const ABANDONED_MS = 60_000;
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;

const isSeen = (dialog: Element): boolean =>
  dialog.checkVisibility?.({ visibilityProperty: true, opacityProperty: true }) ?? !!dialog.getClientRects().length;

/** Returns a function that says whether a dialog is open that the shopper has touched within the last minute. */
export const watchDialogs = (signal: AbortSignal): (() => boolean) => {
  let touched = Date.now();
  const onTouch = ({ target }: Event) => {
    if (target instanceof Element && target.closest(DIALOGS)) touched = Date.now();
  };
  for (const type of TOUCHES) addEventListener(type, onTouch, { signal, capture: true, passive: true });
  return () => Date.now() - touched < ABANDONED_MS && [...document.querySelectorAll(DIALOGS)].some(isSeen);
};
