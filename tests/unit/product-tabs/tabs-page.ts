import { vi } from 'vitest';

const panel = (key: string, content: string): string =>
  `<div class="woocommerce-Tabs-panel panel entry-content wc-tab" id="tab-${key}" role="tabpanel" aria-labelledby="tab-title-${key}">${content}</div>`;

const RATING =
  '<form id="commentform"><div class="comment-form-rating"><label for="rating" id="comment-form-rating-label">Tu puntuación</label><select name="rating" id="rating" required><option value="">Puntuar…</option><option value="5">Perfecto</option><option value="4">Bueno</option><option value="3">Normal</option><option value="2">No está tan mal</option><option value="1">Muy pobre</option></select></div><input type="submit" id="submit"></form>';

/** Keys of the tabs and what is in their panels. */
export const PANELS: Readonly<Record<string, string>> = {
  description: '<p id="medidas">Medidas</p>',
  tallas: '<ul class="tabs"><li><a href="#tab-own">Otra</a></li></ul><div class="panel" id="own">Contenido</div>',
  reviews: `<div id="reviews"><div id="comment-7"></div>${RATING}</div>`,
};

/** Prints the tabs of a product as WooCommerce's template does. */
export const printTabs = (panels = PANELS): HTMLElement => {
  const items = Object.keys(panels).map(
    (key) =>
      `<li role="presentation" class="${key}_tab" id="tab-title-${key}"><a href="#tab-${key}" role="tab" aria-controls="tab-${key}">${key}</a></li>`,
  );
  document.body.innerHTML = `<a class="woocommerce-review-link" href="#reviews">Valoraciones</a><div class="woocommerce-tabs wc-tabs-wrapper"><ul class="tabs wc-tabs" role="tablist">${items.join('')}</ul>${Object.entries(
    panels,
  )
    .map(([key, content]) => panel(key, content))
    .join('')}</div>`;
  return document.querySelector('.wc-tabs-wrapper') as HTMLElement;
};

/** The link of the tab with this key. */
export const tab = (key: string): HTMLAnchorElement =>
  document.querySelector(`.wc-tabs > .${CSS.escape(key)}_tab a`) as HTMLAnchorElement;

/** Keys of the tabs that are active, by each of the marks that themes and screen readers go by. */
export const openTabs = (): Record<string, string[]> => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.wc-tabs > li > a')];
  const keyOf = (id: string) => id.replace(/^#?tab-/, '');
  const hrefs = (found: readonly HTMLAnchorElement[]) => found.map((link) => keyOf(link.getAttribute('href') ?? ''));
  return {
    classes: hrefs(links.filter((link) => link.closest('li')?.matches('.active'))),
    selected: hrefs(links.filter((link) => link.getAttribute('aria-selected') === 'true')),
    reached: hrefs(links.filter(({ tabIndex }) => tabIndex === 0)),
    panels: [...document.querySelectorAll<HTMLElement>('.wc-tab')]
      .filter(({ style }) => style.display !== 'none')
      .map(({ id }) => keyOf(id)),
  };
};

/** What `openTabs` gives when one tab is open. */
export const only = (key: string): Record<string, string[]> => ({
  classes: [key],
  selected: [key],
  reached: [key],
  panels: [key],
});

export const printParams = (required = 'yes'): void =>
  void vi.stubGlobal('wc_single_product_params', {
    review_rating_required: required,
    i18n_required_rating_text: 'Por favor elige una puntuación',
    i18n_rating_options: [1, 2, 3, 4, 5].map((stars) => `${stars} de 5 estrellas`),
  });
