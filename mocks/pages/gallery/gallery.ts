import { type Html, attributes, html, raw } from '../html';
import { consentConfig, consentSignals } from '../layout/consent';
import { NO_JS, footData, headData } from '../layout/data';
import { scripts } from '../layout/document';
import type { Assets, Page } from '../page';
import type { Visit } from '../visit';
import alone from './alone.js?raw';
import { BUYING } from './buying';
import { CONSENT } from './consent';
import { FEATURES } from './features';
import { FORMS } from './forms';
import STYLE from './gallery.css?raw';
import { NOTICES } from './notices';
import { OVERLAYS } from './overlays';
import { PICTURES } from './pictures';
import sizes from './sizes.js?raw';
import type { State } from './state';
import steps from './steps.js?raw';
import { SWATCHES } from './swatches';
import { TABS } from './tabs';

/** Every widget, in the order of a purchase. */
export const GROUPS = [
  ...BUYING,
  ...PICTURES,
  ...SWATCHES,
  ...TABS,
  ...OVERLAYS,
  ...FEATURES,
  ...CONSENT,
  ...NOTICES,
  ...FORMS,
];

const place = (id: string): string => `/galeria/marco/${id}/`;

const state = (group: string, { id, name, height, query = '' }: State): Html =>
  html`<article class="gallery-state" id="${id}"><header><h3><a href="#${id}">${name}</a></h3><a href="${place(id)}${query}" aria-label="${group}, ${name}: abrir sola">Abrir sola</a></header><iframe${attributes({ src: place(id) + query, title: `${group}: ${name}`, loading: 'lazy', height })}></iframe></article>`;

/** `/galeria/`: every widget in every state, each in a frame with a link to itself. */
export const galleryPage = (): Page => ({
  title: 'Galería',
  classes: 'page page-galeria',
  body: html`<style>${raw(STYLE)}</style><header class="entry-header"><h1 class="entry-title">Galería</h1></header>
<p class="lead">Cada pieza de Islas en cada uno de sus estados, sobre el marcado de esta tienda. Cada marco es una página propia: se puede pulsar, y olvida lo que se hizo en él al cargarse otra vez.</p>
<ul class="gallery-index">${GROUPS.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}</ul>
${GROUPS.map(
  ({ id, title, about, states }) =>
    html`<section class="gallery-group" id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title"><a href="#${id}">${title}</a></h2><p>${about}</p><div class="gallery-states">${states.map((one) => state(title, one))}</div></section>`,
)}
<script>${raw(sizes)}</script>`,
});

const cookiesOf = ({ cart }: Visit, { cookies = {} }: State): Readonly<Record<string, string>> => ({
  ...(cart.lines.length ? { woocommerce_items_in_cart: '1', woocommerce_cart_hash: cart.hash } : {}),
  ...cookies,
});

/** One frame's document: the state's markup alone, whose requests come to the frame's own shop. */
const frame = (visit: Visit, group: string, one: State, assets: Assets): string => {
  const body = one.body(visit);
  const page: Page = {
    title: one.name,
    classes: '',
    body,
    hasVariations: /variations_form|swatch-card/.test(String(body)),
  };
  const entries = (one.entries ?? []).map((name) => assets.entries[name] ?? '').join('');
  return String(html`<!doctype html>
<html lang="es">
<head>
<meta charset="UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${group}: ${one.name} – Galería</title>
<meta name="robots" content="noindex">
<script data-cookies="${JSON.stringify(cookiesOf(visit, one))}"${one.isGpc && raw(' data-gpc="1"')}>${raw(alone)}</script>
${consentConfig(visit, assets)}<link rel="icon" href="/imagenes/vase-30.svg" type="image/svg+xml">
<link rel="stylesheet" href="/azahar.css">
<style>${raw(STYLE)}</style>
${raw(assets.head)}${consentSignals(visit, assets)}${headData(visit, page)}</head>
<body class="theme-azahar woocommerce woocommerce-no-js gallery-frame">
${raw(NO_JS)}<main id="content"><h1 class="screen-reader-text">${group}: ${one.name}</h1>
${body}
</main>
${footData(visit, page)}${raw(scripts(assets, String(body), visit))}${raw(entries)}<script data-steps="${JSON.stringify(one.steps ?? [])}">${raw(steps)}</script></body>
</html>
`);
};

/** A frame by its name; `null` when there is none. */
export const galleryFrame = (visit: Visit, name: string, assets: Assets): string | null => {
  for (const { title, states } of GROUPS) {
    const found = states.find(({ id }) => id === name);
    // Endpoints, forms of products (Islas sends them to the same addresses) and REST routes below the frame's own address.
    if (found)
      return frame(visit, title, found, assets)
        .replaceAll('action="/producto/', `action="${place(name)}producto/`)
        .replaceAll('/?wc-ajax=', `${place(name)}?wc-ajax=`)
        .replaceAll('/wp-json/', `${place(name)}wp-json/`);
  }
  return null;
};
