import { offerFormBridge } from '../stores/variation-bridge';

const connect = async () => {
  const $: unknown = Reflect.get(window, 'jQuery');
  return $ ? (await import('./jquery-variations')).connectForms($ as JQueryStatic) : undefined;
};

/** Offers jQuery to variation forms; its part of the bridge is fetched by the first form. */
export const startFormBridge = (): void => offerFormBridge(connect);
