import { Printed } from '../../src/react/components/Printed';
import { type ComingSoonBannerProps, printComingSoon } from './print-coming-soon';

export type { ComingSoonBannerProps } from './print-coming-soon';

/** WooCommerce's banner for administrators of a shop that is not public yet. */
export const ComingSoonBanner = (props: ComingSoonBannerProps) => <Printed markup={printComingSoon(props)} />;
