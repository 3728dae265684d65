import { atom } from 'nanostores';
import type { ActionRunner } from '../../src/runtime/action-names';
import { moveFocusAfter } from '../../src/browser/focus';
import { readPlainCookie, setCookie } from '../../src/browser/plain-cookies';

/** One year in seconds, the lifetime of a dismissal; WooCommerce's lasts for the browser session (W-38). */
const REMEMBERED_SECONDS = 31_536_000;

/** Ids of the notices dismissed on this page. */
export const $dismissed = atom<Readonly<Record<string, true>>>({});

const dismissalCookie = (id: string): string => `store_notice${id}`;

/** Whether a notice has been dismissed, on this page or earlier. */
export const isDismissed = (id: string): boolean =>
  id in $dismissed.get() || readPlainCookie(dismissalCookie(id)) === 'hidden';

/**
 * Hides the notice that contains the element and writes WooCommerce's cookie (Specification §3) in the same task. If
 * the notice had the keyboard focus, the focus moves on.
 */
export const dismissNotice: ActionRunner = (element) => {
  const notice = element.closest<HTMLElement>('[data-notice-id]');
  const id = notice?.dataset.noticeId;
  if (!id) return false;
  const byKey = element.matches(':focus-visible');
  setCookie(dismissalCookie(id), 'hidden', REMEMBERED_SECONDS, ';path=/');
  $dismissed.set({ ...$dismissed.get(), [id]: true });
  if (byKey) moveFocusAfter(notice);
};
