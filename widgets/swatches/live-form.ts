/** What a form in a host's tree needs of the shop; it loads with the first one that is live. */
import { textOf } from '../../src/browser/html-text';
import { announce, clearAnnouncement } from '../../src/browser/live-region';
import { shopParams } from '../../src/woocommerce/globals';
import { storeRoot } from '../../src/woocommerce/store-root';
import { wcAjax } from '../../src/woocommerce/wc-ajax';
import { type ErrorCode, ShopError, failureText, toShopError } from '../../src/wordpress/errors';
import { decodeSection, getSettings } from '../../src/wordpress/settings';
import { translate } from '../../src/wordpress/texts';
import { readFields, requestFormAdd } from '../product-add/public';
import {
  type Choices,
  type FormEvent,
  clearVariationCache,
  decodeSwatchesSettings,
  decodeVariations,
  fetchVariation,
  requestAvailability,
} from '../variations/public';
import './form/swatches.css';
import './live-form.css';

/** How an add ended; `null` where a listener has stopped it. */
export type AddEnd =
  | { readonly isAdded: true }
  | { readonly isAdded: false; readonly code: ErrorCode | undefined; readonly message: string }
  | null;

/** Before the product's id, for a shop that is reached by its Store API. */
const BY_STORE = 'store-api:';

const findAvailability = (id: number, address?: string): string =>
  address || (storeRoot() ? `${BY_STORE}${id}` : `${getSettings().rest.root}islas/v1/swatches/availability/${id}`);

/** Without them every option stays open, and the shop says of each complete choice whether it has it. */
const fetchStoreVariations = (address: string, signal: AbortSignal) =>
  wcAjax('islas_variations', { product_id: address.slice(BY_STORE.length) }, { signal }).then(
    decodeVariations,
    () => null,
  );

const requestStates = (address: string, signal: AbortSignal) =>
  address.startsWith(BY_STORE)
    ? requestAvailability(address, signal, fetchStoreVariations)
    : requestAvailability(address, signal);

/** Resolves to what the shop has said of complete choices, and never rejects. */
const requestVariation = (id: number, choices: Choices, signal: AbortSignal): Promise<FormEvent> =>
  fetchVariation({ ...choices, product_id: String(id) }, signal).then(
    (variation): FormEvent => ({ type: 'answered', variation }),
    (error: unknown): FormEvent => ({
      type: 'failed',
      error: error instanceof ShopError ? error.code : 'unknown_error',
    }),
  );

/** Announces now, also what was announced last. */
const announceAgain = (message: string): void => {
  clearAnnouncement();
  announce(message);
};

/** Adds what a form has chosen. Never rejects. */
const addForm = async (id: number, data: FormData, button: HTMLButtonElement): Promise<AddEnd> => {
  try {
    const answer = await requestFormAdd(readFields(data, String(id)), button, new URL(location.href));
    if (!answer) return null;
    // The shop's sentences, without their links and buttons.
    const message = textOf(answer.notices, 'a,button,script,style');
    if (answer.isAdded) {
      announceAgain(message);
      return { isAdded: true };
    }
    // What was refused may be gone: the shop is asked again.
    clearVariationCache();
    return { isAdded: false, code: 'not_added', message: message || translate('not_added') };
  } catch (error) {
    return { isAdded: false, code: toShopError(error).code, message: failureText(error) };
  }
};

const SHOP = {
  readRules: () => decodeSection('swatches', decodeSwatchesSettings),
  findAvailability,
  requestAvailability: requestStates,
  requestVariation,
  addForm,
  announceAgain,
  translate,
  shopParams,
};

export type ShopOfForms = typeof SHOP;

export const shop: ShopOfForms = SHOP;
