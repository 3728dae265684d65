import { isModifiedClick } from '../../src/browser/modified-click';
import { startTimer } from '../../src/browser/lifetime';
import type { PageOverlay } from '../../src/runtime/page-feature';
import { closeOverlay, offerOverlay, openOverlay } from './overlay-manager';
import { $overlay } from './overlay-store';
import { findDialog } from './own-dialog';
import { CLOSE, createPanelSwitch, findAll, labelCloseButtons, labelPanel } from './theme-panel';

/**
 * Opens what is the URL's target, in a later task than the page's other overlays have started. At the load event browsers
 * jump to the target once more and move the focus away: it is moved in again.
 */
const takeTargetOver = (open: () => void, focusAgain: () => void, signal: AbortSignal): void => {
  queueMicrotask(() => {
    if (!$overlay.get() && !signal.aborted) open();
  });
  const refocus = () => startTimer(focusAgain, 0, signal);
  if (document.readyState === 'complete') refocus();
  else addEventListener('load', refocus, { signal });
};

/**
 * Registers an overlay until the signal aborts: the theme's panel if the page has one, else the plugin's dialog; without
 * either the theme handles its toggles. Presses on a panel's close buttons are handled in the capture phase and stopped, so
 * that the theme's script does not handle them too. A panel that is open as the URL's target is taken over.
 */
export const startOffer = (overlay: PageOverlay, signal: AbortSignal): void => {
  const { name, selectors, focus, isPanel, prepare } = overlay;
  let ready: HTMLElement | undefined;

  const find = (): HTMLElement | undefined => {
    if (ready?.isConnected) return ready;
    const { panel, toggle } = selectors();
    ready = (isPanel && findAll(panel).find(isPanel)) ?? findDialog(name) ?? undefined;
    if (!ready || ready.dataset.islasPanel) return ready;
    ready.id ||= `islas-${name}-panel`;
    ready.dataset.islasPanel = name;
    if (isPanel) {
      labelPanel(ready, findAll(toggle)[0]);
      labelCloseButtons(ready);
    }
    prepare?.(ready);
    return ready;
  };
  const findFocus = () => (focus ? ready?.querySelector<HTMLElement>(focus) : undefined);
  const open = (opener?: HTMLElement): void | false => {
    const panel = find();
    if (!panel) return false;
    const show = panel instanceof HTMLDialogElement ? {} : { show: createPanelSwitch(panel) };
    openOverlay(name, panel, { opener, focus: findFocus(), ...show });
  };
  offerOverlay(name, open);
  signal.addEventListener('abort', () => offerOverlay(name));
  if (!isPanel) return;

  const onClick = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || isModifiedClick(event)) return;
    const isIn = $overlay.get() === name && ready?.contains(target);
    if (!isIn || !target.closest(CLOSE) || target.closest('[data-islas-action]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    closeOverlay(name);
  };
  document.addEventListener('click', onClick, { capture: true, signal });
  const target = findAll(':target:not([data-islas-panel])')[0];
  if (!target || find() !== target) return;
  const focusAgain = () => {
    const now = document.activeElement;
    if ($overlay.get() === name && (now === document.body || now === ready)) findFocus()?.focus();
  };
  takeTargetOver(open, focusAgain, signal);
};
