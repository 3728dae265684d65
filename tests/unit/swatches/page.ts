import { vi } from 'vitest';
import { shop } from '../../../mocks/node';
import { moduleData } from '../../../mocks/pages/layout/data';
import { variationsForm } from '../../../mocks/pages/shopping/variations-form';
import { Visit } from '../../../mocks/pages/visit';
import { setSettings } from '../../../src/wordpress/settings';
import { startActions } from '../../../src/runtime/actions';
import type { Island } from '../../../src/runtime/define';
import { startIslands } from '../../../src/runtime/loader';
import { nearestInStock, swatchForm } from '../../../widgets/swatches/form/island';
import { chooseSwatch } from '../../../widgets/swatches/form/choose';
import { variationForm } from '../../../widgets/variations/island';

export const COLOUR = 'attribute_pa_color';
export const SIZE = 'attribute_pa_talla';

interface Options {
  slug?: string;
  /** The query of the page's address. */
  asks?: string;
  /** The owner's settings, in the format of the pretend shop's `swatches` switch. */
  swatches?: string;
  /** Changes the printed HTML before any script runs. */
  edit?: (html: string) => string;
}

/** Prints a product page of the pretend shop, without starting Islas. */
export const print = ({ slug = 'camiseta-basica', asks = '', swatches = '', edit = (html) => html }: Options = {}) => {
  const url = new URL(`/producto/${slug}/?${asks}`, location.href);
  const visit = new Visit(shop, shop.session, url, { tienda_swatches: swatches }, 'none');
  const product = shop.catalogue.bySlug(slug);
  if (!product) throw new Error(`no product ${slug}`);
  document.body.innerHTML = `<main><div class="product">${edit(String(variationsForm(visit, product)))}</div></main>`;
  // happy-dom ignores the `selected` attribute and selects the first option.
  for (const option of document.querySelectorAll<HTMLOptionElement>('option[selected]')) option.selected = true;
  setSettings(moduleData(visit, { title: '', classes: '', body: '' as never }));
  return theForm();
};

/** The element that works as the variation form; in some themes it is a div. */
export const theForm = (): HTMLElement => {
  const form = document.querySelector<HTMLElement>('.variations_form');
  if (!form) throw new Error('no form');
  return form;
};

export const ISLANDS = [variationForm, swatchForm, nearestInStock] as const;

export const start = (islands: readonly Island[], signal: AbortSignal): void => {
  startActions({ 'swatch.choose': chooseSwatch }, signal);
  startIslands(islands, signal);
};

/** Prints a product page, starts the islands and waits until the form has loaded. */
export const open = async (options: Options, signal: AbortSignal): Promise<HTMLElement> => {
  const form = print(options);
  start(ISLANDS, signal);
  await vi.waitFor(() => (form.matches('.wvs-loaded') ? true : Promise.reject(new Error('not loaded'))));
  return form;
};

/** The states of the offers' hosts on the page. */
export const offers = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('[data-island=nearest-in-stock]')].map(
    ({ dataset }) => dataset.islandState,
  );

export const radio = (value: string): HTMLInputElement => {
  const found = theForm().querySelector<HTMLInputElement>(`.islas-swatch__radio[value="${value}"]`);
  if (!found) throw new Error(`no swatch ${value}`);
  return found;
};

export const stateOf = (value: string): string | undefined => radio(value).closest('label')?.dataset.state;

export const states = (attribute: string): string =>
  [...theForm().querySelectorAll<HTMLElement>(`[data-attribute_name="${attribute}"] .islas-swatch`)]
    .map(({ dataset }) => `${dataset.value} ${dataset.state}`)
    .join(', ');

export const selected = (): Record<string, string> =>
  Object.fromEntries([...theForm().querySelectorAll('select')].map(({ name, value }) => [name, value]));

/** Records every new text of the page's live regions, in order; a region that becomes live says nothing by that. */
export const listen = (signal: AbortSignal): string[] => {
  const received: string[] = [];
  const last = new WeakMap<Element, string>();
  const LIVE = '[role=alert],[role=status],[aria-live]';
  const listener = () => {
    for (const region of document.querySelectorAll(LIVE)) {
      const text = (region.textContent ?? '').trim().replace(/\s+/g, ' ');
      const isShown = region.closest<HTMLElement>('[style*="display: none"]') === null;
      const isHeard = isShown && region.getAttribute('aria-live') !== 'off';
      if (text && isHeard && last.get(region) !== text) received.push(text);
      last.set(region, text);
    }
  };
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
  signal.addEventListener('abort', () => observer.disconnect());
  return received;
};
