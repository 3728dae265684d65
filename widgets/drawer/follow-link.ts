import type { MouseEvent } from 'react';
import { isModifiedClick } from '../../src/browser/modified-click';
import { navigateAfterChanges } from './drawer-store';

/** Pending changes reach the server before the next page requests the cart. */
export const followLinkAfterChanges = (event: MouseEvent<HTMLElement>): void => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('.woocommerce-mini-cart__buttons a[href]');
  if (!link || event.defaultPrevented || isModifiedClick(event)) return;
  if (navigateAfterChanges(link.href)) event.preventDefault();
};
