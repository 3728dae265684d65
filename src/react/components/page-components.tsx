import { type ConsentBarProps, printConsentAgain, printConsentBar, printConsentDialog } from '../print/print-consent';
import { html } from '../print/print-html';
import {
  type ComingSoonBannerProps,
  type StoreNoticeProps,
  type StoreNoticesProps,
  printComingSoon,
  printNoticesHost,
  printStoreNotice,
} from '../print/print-notices';
import { type CustomCursorProps, type OverlayProps, printCursor, printSocialOverlay } from '../print/print-overlays';
import { wired } from '../host-wiring';
import { Printed } from './Printed';

/**
 * Asks for consent, remembers the decision in cookies and answers the WP Consent API. Scripts marked
 * `<script type="text/plain" data-category="statistics">` wait for it. Once on a page; the first `config` counts.
 *
 * @example <ConsentBar text="We use cookies." config={{ version: '1', cookies, details: '/wp-json/islas/v1/consent' }} />
 */
export const ConsentBar = (props: ConsentBarProps) => (
  <Printed
    markup={html`${printConsentBar(props)}${printConsentAgain(props)}`}
    wake={() => wired().startConsent(props.config ?? {})}
  />
);

/**
 * The dialog with every cookie and category. It opens from the bar's settings and from any control with
 * `data-islas-action="consent.settings"`. Once on a page, beside a {@link ConsentBar}.
 */
export const ConsentDialog = () => <Printed markup={printConsentDialog()} />;

/**
 * WooCommerce's store notice. It stays away once dismissed.
 *
 * @example <StoreNotice id="summer" text="Orders ship on Mondays." />
 */
export const StoreNotice = (props: StoreNoticeProps) => <Printed markup={printStoreNotice(props)} />;

/**
 * Several notices of the shop, each with its own time, link and dismissal.
 *
 * @example <StoreNotices notices={[{ id: 'sale', text: 'Sale', link: '/sale/', until: 1790000000 }]} />
 */
export const StoreNotices = (props: StoreNoticesProps) => <Printed markup={printNoticesHost(props)} />;

/** WooCommerce's banner for administrators of a shop that is not public yet. */
export const ComingSoonBanner = (props: ComingSoonBannerProps) => <Printed markup={printComingSoon(props)} />;

/**
 * Links to social networks over the page, with a toggle. Once on a page.
 *
 * @example <Overlay links={[{ name: 'Instagram', url: 'https://instagram.com/shop' }]} />
 */
export const Overlay = (props: OverlayProps) => <Printed markup={printSocialOverlay(props)} />;

/** A mark that follows a mouse, and a switch for those who do not want it. Nothing moves under reduced motion. */
export const CustomCursor = (props: CustomCursorProps) => (
  <Printed
    markup={printCursor(props)}
    wake={(host, signal) => {
      const mark = host.querySelector<HTMLElement>('.islas-cursor');
      if (mark) void wired().followPointer(mark, signal);
    }}
  />
);
