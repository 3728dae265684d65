import { flag, parseJson, shape, text } from '../../src/browser/decode';
import { readScriptText } from '../../src/browser/script-data';

const decodePage = shape({
  /** Addresses of the files with the states, and with the address formats, of all countries; empty for what is in the page. */
  countries: text(),
  addresses: text(),
  /** Whether WooCommerce's own script for countries is on the page, because another script needs it. */
  hasStock: flag(),
});

/** The module data of `islas-cart-page`, which PHP's CartScripts prints. */
export const cartPageData = () => decodePage(parseJson(readScriptText('wp-script-module-data-islas-cart-page')));
