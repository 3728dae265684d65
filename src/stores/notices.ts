import { map } from 'nanostores';
import { report } from '../services/events';

/** Days a dismissed notice stays away; WooCommerce forgets it with the browser session (W-38). */
const REMEMBERED_DAYS = 365;

/** Notices dismissed on this page, by notice id. */
export const $dismissed = map<Readonly<Record<string, true>>>({});

/** Hides the notice the element belongs to, and remembers it in WooCommerce's own cookie (Specification §3). */
export const dismissNotice = (element: HTMLElement): void => {
  const id = element.closest<HTMLElement>('[data-notice-id]')?.dataset.noticeId;
  if (!id) return;
  $dismissed.setKey(id, true);
  import('../services/cookies').then(
    ({ writeCookie }) => writeCookie(`store_notice${id}`, 'hidden', REMEMBERED_DAYS),
    (error: unknown) => report('notices', 'cookie_failed', error), // Hidden on this page all the same.
  );
};
