import { type Html, html, raw } from '../html';
import type { Assets, Page } from '../page';
import type { Visit } from '../visit';
import { isCounted } from './analytics';
import { footData, headData } from './data';
import { footer } from './footer';
import { header, storeNotice } from './header';
import { sidebar } from './sidebar';

const bodyClasses = (visit: Visit, { classes, sidebar: beside }: Page): string =>
  [
    'theme-azahar',
    'woocommerce-demo-store',
    'woocommerce-no-js',
    visit.user && 'logged-in',
    beside && 'has-sidebar',
    classes,
  ]
    .filter(Boolean)
    .join(' ');

const breadcrumb = ({ title }: Page): Html =>
  html`<nav class="woocommerce-breadcrumb col-full" aria-label="Migas de pan"><a href="/">Inicio</a><span class="breadcrumb-separator"> / </span><span>${title}</span></nav>`;

/** What each file beside the page's own is for. */
const ADD = /<form[^>]*class="(?:[^"]*\s)?cart[\s"]/;
const PRODUCT = /variations_form|data-island="swatch/;

/** Tags of the files that a page needs, by what it holds. */
const scripts = ({ foot, add, product, analytics }: Assets, body: string, counts: boolean): string =>
  [foot, ADD.test(body) && add, PRODUCT.test(body) && product, counts && analytics].filter(Boolean).join('');

/** The whole document: head, skip link, notice, header, content, widgets, footer and Islas' tags. */
export const document = (visit: Visit, page: Page, assets: Assets): string =>
  String(html`<!doctype html>
<html lang="es">
<head>
<meta charset="UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title} – Azahar</title>
<meta name="robots" content="noindex">
<link rel="icon" href="/imagenes/vase-30.svg" type="image/svg+xml">
<link rel="stylesheet" href="/azahar.css">
${headData(visit, page, assets)}${raw(assets.head)}</head>
<body class="${bodyClasses(visit, page)}">
<a class="skip-link screen-reader-text" href="#content">Saltar al contenido</a>
${storeNotice()}
<div id="page" class="hfeed site">
${header(visit, Boolean(page.isCart ?? page.isCheckout))}
${breadcrumb(page)}
<div class="site-content col-full">
<main id="content" class="site-main content-area" tabindex="-1">
${page.body}
</main>
${page.sidebar && sidebar(visit)}
</div>
${footer(visit)}
</div>
${footData(visit, page)}${raw(scripts(assets, String(page.body), isCounted(visit)))}</body>
</html>
`);
