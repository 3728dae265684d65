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
  /** The rest of the page's address. */
  asks?: string;
  /** The owner's settings, as the pretend shop's switch names them. */
  swatches?: string;
  /** Makes the server's page another one before anything runs. */
  edit?: (html: string) => string;
}

/** A product page of the pretend shop with nothing of Islas running yet. */
export const print = ({ slug = 'camiseta-basica', asks = '', swatches = '', edit = (html) => html }: Options = {}) => {
  const url = new URL(`/producto/${slug}/?${asks}`, location.href);
  const visit = new Visit(shop, shop.session, url, { tienda_swatches: swatches }, 'none');
  const product = shop.catalogue.bySlug(slug);
  if (!product) throw new Error(`no product ${slug}`);
  document.body.innerHTML = `<main><div class="product">${edit(String(variationsForm(visit, product)))}</div></main>`;
  // happy-dom takes the first option for the selected one.
  for (const option of document.querySelectorAll<HTMLOptionElement>('option[selected]')) option.selected = true;
  setSettings(moduleData(visit, { title: '', classes: '', body: '' as never }));
  return theForm();
};

/** What the engine knows as the form, which in some themes is a div. */
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

/** The page as a shopper has it once the form answers. */
export const open = async (options: Options, signal: AbortSignal): Promise<HTMLElement> => {
  const form = print(options);
  start(ISLANDS, signal);
  await vi.waitFor(() => (form.matches('.wvs-loaded') ? true : Promise.reject(new Error('not loaded'))));
  return form;
};

/** The places of offers that were added to the page, by their state. */
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

/** Every text that a live region of the page comes to hold, in order. */
export const listen = (signal: AbortSignal): string[] => {
  const heard: string[] = [];
  const last = new WeakMap<Element, string>();
  const LIVE = ':is([role=alert],[role=status],[aria-live]):not([aria-live=off])';
  const hear = () => {
    for (const region of document.querySelectorAll(LIVE)) {
      const text = (region.textContent ?? '').trim().replace(/\s+/g, ' ');
      const isShown = region.closest<HTMLElement>('[style*="display: none"]') === null;
      if (text && isShown && last.get(region) !== text) heard.push(text);
      last.set(region, text);
    }
  };
  const observer = new MutationObserver(hear);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
  signal.addEventListener('abort', () => observer.disconnect());
  return heard;
};
