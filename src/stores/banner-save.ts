import { isRecord } from '../contracts/decode';

/** What the banner does once it is dismissed, fetched with the sending. */
export { goOn } from '../services/dismissal';

const FIELD = 'coming_soon_banner_dismissed';

/** Whether the shop knows the field; WooCommerce 8.9 to 9.2 keeps a user meta instead. */
const isKept = (user: unknown): boolean =>
  isRecord(user) && isRecord(user['woocommerce_meta']) && user['woocommerce_meta'][FIELD] === 'yes';

/** Remembers for the signed-in user that the banner was dismissed (Specification §7). */
export const saveDismissal = async (url: string, nonce: string): Promise<void> => {
  const { request } = await import('../api/client');
  const save = (data: object): Promise<boolean> =>
    request({ url, method: 'POST', data, headers: { 'X-WP-Nonce': nonce } }, isKept);
  const isSaved = await save({ woocommerce_meta: { [FIELD]: 'yes' } });
  if (!isSaved) await save({ meta: { [`woocommerce_${FIELD}`]: 'yes' } });
};
