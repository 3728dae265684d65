import { atom } from 'nanostores';
import type { ActionRunner } from '../../src/runtime/action-names';
import { moveFocusAfter } from '../../src/browser/focus';
import { plainCookie, putCookie } from '../../src/browser/plain-cookies';

/** A year: as long as a dismissed notice stays away; WooCommerce forgets it with the browser session (W-38). */
const REMEMBERED_SECONDS = 31_536_000;

/** Notices dismissed on this page, by notice id. */
export const $dismissed = atom<Readonly<Record<string, true>>>({});

const cookieOf = (id: string): string => `store_notice${id}`;

/** Dismissed on this page or before it. */
export const isDismissed = (id: string): boolean => id in $dismissed.get() || plainCookie(cookieOf(id)) === 'hidden';

/**
 * Hides the notice the element belongs to, and remembers it in WooCommerce's own cookie (Specification §3) in the same
 * task. Whoever pressed by keyboard goes on from there.
 */
export const dismissNotice: ActionRunner = (element) => {
  const notice = element.closest<HTMLElement>('[data-notice-id]');
  const id = notice?.dataset.noticeId;
  if (!id) return false;
  const byKey = element.matches(':focus-visible');
  putCookie(cookieOf(id), 'hidden', REMEMBERED_SECONDS, ';path=/');
  $dismissed.set({ ...$dismissed.get(), [id]: true });
  if (byKey) moveFocusAfter(notice);
};
