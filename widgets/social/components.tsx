import { Printed } from '../../src/react/components/Printed';
import { type OverlayProps, printSocialOverlay } from './print-social';

export type { OverlayProps } from './print-social';

/**
 * Links to social networks over the page, with a toggle. Once on a page.
 *
 * @example <Overlay links={[{ name: 'Instagram', url: 'https://instagram.com/shop' }]} />
 */
export const Overlay = (props: OverlayProps) => <Printed markup={printSocialOverlay(props)} />;
