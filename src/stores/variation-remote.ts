import { decodeAvailability } from '../contracts/variation-matrix';
import { isRecord, parseJson } from '../contracts/decode';
import { getSettings } from '../contracts/settings';
import type { RawVariation, Variation } from '../contracts/variations';
import { wcAjax } from '../services/wc-ajax';

/** A shopper who walks through options with the keyboard asks once, where the walk ends. */
const DEBOUNCE_MS = 120;

const answers = new Map<string, RawVariation | null>();

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });

/**
 * `POST wc-ajax=get_variation` with the choices, `product_id` and `custom_data` (contract 4.4); asked once per page
 * for the same fields. Failures are not kept.
 */
export const findVariation = async (
  fields: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
): Promise<RawVariation | null> => {
  const key = JSON.stringify(fields);
  const known = answers.get(key);
  if (known !== undefined) return known;
  await pause(DEBOUNCE_MS, signal);
  const answer = await wcAjax('get_variation', fields, { signal });
  const variation = isRecord(answer) ? answer : null;
  answers.set(key, variation);
  return variation;
};

/** Address of a product's availability where the page names none. */
export const availabilityUrl = (productId: string): string =>
  `${getSettings().rest.root}islas/v1/swatches/availability/${productId}`;

/** The availability matrix, `null` when it cannot be had: then every option stays open, as in WooCommerce. */
export const loadAvailability = async (url: string, signal: AbortSignal): Promise<readonly Variation[] | null> => {
  try {
    const response = await fetch(url, { signal, headers: { Accept: 'application/json' } });
    return response.ok ? decodeAvailability(parseJson(await response.text())) : null;
  } catch {
    return null; // Offline or aborted: the server still answers for each complete choice.
  }
};
