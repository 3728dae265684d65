import { Printed } from '../../src/react/components/Printed';
import { type StoreNoticeProps, type StoreNoticesProps, printNoticesHost, printStoreNotice } from './print-notices';

export type { OwnNotice, StoreNoticeProps, StoreNoticesProps } from './print-notices';

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
