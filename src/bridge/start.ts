import { variationParams } from '../contracts/woocommerce';
import { formBridge } from '../stores/variation-bridge';
import { startBlocks } from './blocks';
import { startJQueryBridge } from './jquery';

/**
 * Everything that translates between Islas and other people's code, until the signal aborts. A page that brings
 * WooCommerce's texts for variation forms without a form may get one in a quick view, whose script calls the jQuery
 * methods at once: there they are loaded already (contract 1.4).
 */
export const startBridges = (signal: AbortSignal): void => {
  startBlocks(signal);
  startJQueryBridge(signal);
  if (Object.keys(variationParams()).length) void formBridge();
};
