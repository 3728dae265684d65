/** The alert notices of classic and block markup; notices with `role=status` never take the focus (contract 2.9). */
export const ALERT_NOTICE =
  '.woocommerce-message[role="alert"], .woocommerce-error[role="alert"], .wc-block-components-notice-banner[role="alert"]';
