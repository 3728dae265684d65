import { Printed } from '../../src/react/components/Printed';
import { html } from '../../src/react/print/print-html';
import { type ConsentBarProps, printConsentAgain, printConsentBar, printConsentDialog } from './bar/print-consent';
import { startConsent } from './start-consent';

export type { ConsentBarProps, ConsentConfiguration } from './bar/print-consent';

/**
 * Asks for consent, remembers the decision in cookies and answers the WP Consent API. Scripts marked
 * `<script type="text/plain" data-category="statistics">` wait for it. Once on a page; the first `config` counts.
 *
 * @example <ConsentBar text="We use cookies." config={{ version: '1', cookies, details: '/wp-json/islas/v1/consent' }} />
 */
export const ConsentBar = (props: ConsentBarProps) => (
  <Printed
    markup={html`${printConsentBar(props)}${printConsentAgain(props)}`}
    wake={() => startConsent(props.config ?? {})}
  />
);

/**
 * The dialog with every cookie and category. It opens from the bar's settings and from any control with
 * `data-islas-action="consent.settings"`. Once on a page, beside a {@link ConsentBar}.
 */
export const ConsentDialog = () => <Printed markup={printConsentDialog()} />;
