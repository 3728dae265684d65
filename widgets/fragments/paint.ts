import { translate } from '../../src/wordpress/texts';
import type { Mount } from '../../src/runtime/define';
import { rememberFocus } from '../../src/browser/focus';
import { $removing, onKey } from './cart-store';

/** Specification §9: a blocking overlay is 0.6 opaque. */
const APPEARANCE = 'position:absolute;inset:0;display:grid;place-items:center;background:#000;color:#fff;opacity:.6';

/** Blocks a row for pointer, keyboard and assistive technology. Returns a function that unblocks it. */
const blockRow = (row: HTMLElement): (() => void) => {
  const giveFocusBack = rememberFocus();
  const { inert } = row;
  const { position } = row.style;
  const overlay = document.createElement('div');
  overlay.className = 'islas-row-overlay';
  overlay.textContent = translate('please_wait');
  overlay.style.cssText = APPEARANCE;
  if (getComputedStyle(row).position === 'static') row.style.position = 'relative';
  row.ariaBusy = 'true';
  row.inert = true;
  row.append(overlay);
  return () => {
    overlay.remove();
    row.inert = inert;
    row.ariaBusy = null;
    row.style.position = position;
    if (!row.getAttribute('style')) row.removeAttribute('style');
    giveFocusBack();
  };
};

/** Keeps the link's row under an overlay while its item is being removed (Specification §4). */
export const paint: Mount = (link, { signal }) => {
  let unblock: (() => void) | undefined;
  const draw = (isRemoving?: true) => {
    if (!isRemoving === !unblock) return;
    const row = link.closest<HTMLElement>('.woocommerce-mini-cart-item') ?? link.closest('li');
    if (unblock) unblock = void unblock();
    else if (row) unblock = blockRow(row);
  };
  onKey($removing, link.dataset.cart_item_key ?? '', draw, signal);
};
