import type { Mount } from '../../src/runtime/define';
import { startTimer } from '../../src/browser/lifetime';
import { isRenderedAhead, whenActivated } from '../../src/browser/page-seen';
import { $dismissed, isDismissed } from './dismissals';

/** Longest delay of a browser timer; milliseconds. */
const LONGEST_WAIT = 2 ** 31 - 1;

/**
 * Shows or hides WooCommerce's store notice by its cookie (Specification §3, §4) and connects its link to the action.
 * The style sheet hides it initially.
 */
export const showUnlessDismissed: Mount = (host, { signal }) => {
  const id = host.dataset.noticeId ?? '';
  const link = host.querySelector<HTMLElement>('.woocommerce-store-notice__dismiss-link');
  if (link) {
    link.dataset.islasAction = 'notice.dismiss';
    link.role = 'button';
  }
  const show = () => {
    host.style.display = isDismissed(id) ? 'none' : 'block';
  };
  signal.addEventListener('abort', $dismissed.subscribe(show));
  // Another page may dismiss it before this one is shown.
  if (isRenderedAhead()) whenActivated(show, signal);
};

/**
 * Shows the owner's notices that are due and not dismissed. `Templates/StoreNotices.php` prints `data-from` and
 * `data-until` (Unix seconds; none means no limit).
 */
export const showInTime: Mount = (host, { signal }) => {
  const notices = [...host.querySelectorAll<HTMLElement>('[data-notice-id]')].map((notice) => {
    const { noticeId = '', from, until } = notice.dataset;
    return { notice, noticeId, from: Number(from ?? 0), until: Number(until ?? Infinity) };
  });
  let stopTimer = (): void => undefined;
  const show = (): void => {
    const now = Date.now() / 1000;
    const next = Math.min(...notices.flatMap(({ from, until }) => [from, until]).filter((moment) => moment > now));
    stopTimer();
    if (next < Infinity) stopTimer = startTimer(show, Math.min(LONGEST_WAIT, (next - now) * 1000 + 20), signal);
    for (const { notice, noticeId, from, until } of notices)
      notice.hidden = isDismissed(noticeId) || now < from || now >= until;
  };
  signal.addEventListener('abort', $dismissed.subscribe(show));
  // Another page may dismiss it before this one is shown.
  if (isRenderedAhead()) whenActivated(show, signal);
};
