import type { Mount } from '../../src/island/define';
import { $dismissed } from '../../src/stores/notices';

/** Shows or hides WooCommerce's notice, which its style sheet hides, by its cookie (Specification §3, §4) and hands its link to the action. */
export const mount: Mount = (host, { signal }) => {
  const id = host.dataset.noticeId ?? '';
  const hidden = new RegExp(`(^|; )store_notice${CSS.escape(id)}=hidden`);
  const link = host.querySelector<HTMLElement>('.woocommerce-store-notice__dismiss-link');
  if (link) {
    link.dataset.islasAction = 'notice.dismiss';
    link.setAttribute('role', 'button');
  }
  const stop = $dismissed.subscribe((dismissed) => {
    host.style.display = dismissed[id] || hidden.test(document.cookie) ? 'none' : 'block';
  });
  signal.addEventListener('abort', stop);
};
