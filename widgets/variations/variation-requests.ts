import { isRecord } from '../../src/browser/decode';
import { ShopError } from '../../src/wordpress/errors';
import { getSettings } from '../../src/wordpress/settings';
import { decodeAvailability } from './variation-matrix';
import type { RawVariation, Variation } from './variation';
import { indexVariations } from './option-states';
import { waitFor } from '../../src/browser/lifetime';
import { readJson } from '../../src/woocommerce/transport';
import { wcAjax } from '../../src/woocommerce/wc-ajax';
import type { FormEvent, FormState } from './variation-reducer';
import { dispatch, formEntry, setVariations } from './variation-store';

/** Debounce (ms): arrow keys through options send one request, for the last option. */
const DEBOUNCE_MS = 120;

type Fields = Readonly<Record<string, unknown>>;

const known = new Map<string, RawVariation | null>();

interface Matrix {
  readonly answer: Promise<readonly Variation[] | null>;
  readonly request: AbortController;
  /** Forms that wait for it, or have it. */
  forms: number;
}

/** Availability by its address: one request per page and product, for all its forms. */
const matrices = new Map<string, Matrix>();

/** What was found before may not be so any more. */
export const clearVariationCache = (): void => {
  known.clear();
  matrices.clear();
};

/** `POST wc-ajax=get_variation` (contract 4.4), once per page for the same fields; failures are not kept. */
export const fetchVariation = async (fields: Fields, signal: AbortSignal): Promise<RawVariation | null> => {
  const key = JSON.stringify(fields);
  const before = known.get(key);
  if (before !== undefined) return before;
  await waitFor(DEBOUNCE_MS, signal);
  const answer = await wcAjax('get_variation', fields, { signal });
  const variation = isRecord(answer) ? answer : null;
  known.set(key, variation);
  return variation;
};

/** The availability matrix; `null` when it cannot be had: then every option stays open, as in WooCommerce. */
const fetchAvailability = async (url: string, signal: AbortSignal): Promise<readonly Variation[] | null> => {
  try {
    const address = new URL(url, location.href);
    const more = getSettings().rest.swatch_query;
    for (const name in more) address.searchParams.set(name, more[name] ?? '');
    return await readJson(address, decodeAvailability, { signal });
  } catch {
    return null; // Offline: the server still answers for each complete choice.
  }
};

/** Forgets a failed request, so that it can be sent again. */
const forgetRequest = (url: string, matrix: Matrix): void =>
  void (matrices.get(url) === matrix && matrices.delete(url));

type Fetch = (url: string, signal: AbortSignal) => Promise<readonly Variation[] | null>;

const requestMatrix = (url: string, fetch: Fetch): Matrix => {
  const request = new AbortController();
  const matrix: Matrix = { answer: fetch(url, request.signal), request, forms: 0 };
  matrices.set(url, matrix);
  void matrix.answer.then((variations) => variations || forgetRequest(url, matrix));
  return matrix;
};

/** One request for all forms of a product. It is aborted with the last of them; the response stays for the next. */
export const requestAvailability = (
  url: string,
  signal: AbortSignal,
  fetch: Fetch = fetchAvailability,
): Promise<readonly Variation[] | null> => {
  const matrix = matrices.get(url) ?? requestMatrix(url, fetch);
  matrix.forms += 1;
  signal.addEventListener('abort', () => {
    matrix.forms -= 1;
    if (!matrix.forms) matrix.request.abort();
  });
  return matrix.answer;
};

/** The variations of a form that only its choices are painted of, from an availability matrix; nothing without one. */
export const showAvailability = (form: object, matrix: unknown): void => {
  const variations = decodeAvailability(matrix);
  if (variations) setVariations(form, variations);
};

/** The same, from the shop. */
export const loadAvailability = async (form: object, url: string, signal: AbortSignal): Promise<void> => {
  const variations = url ? await requestAvailability(url, signal) : null;
  if (variations && !signal.aborted) setVariations(form, variations);
};

/** What came later than the choices: a variation, a failure, or which variations there are. */
const updateForm = (form: object, event: FormEvent): void => {
  const transition = dispatch(form, event);
  formEntry(form).painter?.perform(transition);
};

/**
 * Asynchronous variation mode: which variations there are comes once, the chosen one when a choice is complete.
 * `read` gives what the page or other code keeps for the form; outdated variations are requested again.
 * Called again for a form, it replaces the request before, whose response is ignored.
 */
export const startAsyncMode = (form: Element, read: (key: string) => unknown, signal: AbortSignal): void => {
  if (formEntry(form).isOld) clearVariationCache();
  const source = new AbortController();
  let request: AbortController | undefined;
  const end = () => {
    source.abort();
    request?.abort();
  };
  signal.addEventListener('abort', end);

  const find = async ({ status, choices }: FormState) => {
    request?.abort();
    if (status !== 'loading') return;
    const own = (request = new AbortController());
    const fields = { ...choices, product_id: read('product_id'), custom_data: read('custom_data') };
    const found = await fetchVariation(fields, own.signal).then(
      (variation): FormEvent => ({ type: 'answered', variation }),
      (error: unknown): FormEvent => ({
        type: 'failed',
        error: error instanceof ShopError ? error.code : 'unknown_error',
      }),
    );
    if (!own.signal.aborted) updateForm(form, found);
  };

  setVariations(form, null, { find: (state) => void find(state), end });
  const place = form.querySelector<HTMLElement>('[data-availability]');
  const url =
    place?.dataset.availability ||
    `${getSettings().rest.root}islas/v1/swatches/availability/${String(read('product_id'))}`;
  void requestAvailability(url, signal).then((variations) => {
    if (!variations || source.signal.aborted) return;
    updateForm(form, { type: 'availability', index: indexVariations(variations) });
  });
};
