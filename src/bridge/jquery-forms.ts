import { offerFormBridge } from '../stores/variation-bridge';
import { presentJQuery } from './jquery-start';

const connect = async () => {
  const $ = presentJQuery();
  return $ && (await import('./jquery-variations')).connectForms($);
};

/** Offers jQuery to variation forms; its part of the bridge is fetched by the first form. */
export const startFormBridge = (): void => offerFormBridge(connect);
