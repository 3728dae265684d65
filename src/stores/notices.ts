import { map } from 'nanostores';
import { report } from '../services/events';

/** Notices dismissed on this page, by notice id. */
export const $dismissed = map<Readonly<Record<string, true>>>({});

/**
 * Hides the notice the element belongs to, and remembers it in WooCommerce's own cookie (Specification §3). Whoever
 * pressed by keyboard goes on from there.
 */
export const dismissNotice = (element: HTMLElement): void => {
  const notice = element.closest<HTMLElement>('[data-notice-id]');
  const id = notice?.dataset.noticeId;
  if (!id) return;
  const byKey = element.matches(':focus-visible');
  $dismissed.setKey(id, true);
  import('../services/dismissal').then(
    ({ goOn, remember }) => {
      remember(id);
      if (byKey) goOn(notice);
    },
    (error: unknown) => report('notices', 'cookie_failed', error), // Hidden on this page all the same.
  );
};
