import { type Html, html, raw } from '../html';
import { drawer } from '../drawer';
import type { Assets, Page } from '../page';
import type { Visit } from '../visit';
import { isCounted } from './analytics';
import { consentBar, consentConfig, consentFoot, consentSignals } from './consent';
import { NO_JS, footData, headData } from './data';
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
const FIELDS = /type="(?:password|email|tel)"/;
/** Its fields are approached before their file is fetched. */
const REVIEW_FORM = /<form[^>]*class="comment-form".*?<\/form>/gs;
const BANNER = /coming-soon-footer-banner/;
const ADD = /<form[^>]*class="(?:[^"]*\s)?cart[\s"]/;
const PRODUCT = /variations_form|data-island="swatch/;
const GALLERY = /woocommerce-product-gallery/;
const TABS = /woocommerce-tabs|id="rating"/;
const CART_PAGE = /woocommerce-cart-form|wc-empty-cart-message/;
const CARDS = /data-island="swatch-card/;

/** Tags of the files that a page needs, by what it holds. */
export const scripts = ({ foot, entries }: Assets, body: string, visit: Visit): string =>
  [
    foot,
    // Where consent is asked for, it is loaded with that.
    !visit.consent && entries['order-attribution'],
    FIELDS.test(body.replace(REVIEW_FORM, '')) && entries['fields'],
    BANNER.test(body) && entries['coming-soon'],
    ADD.test(body) && !PRODUCT.test(body) && entries['product-add'],
    PRODUCT.test(body) && entries['product'],
    GALLERY.test(body) && entries['gallery'],
    TABS.test(body) && entries['product-tabs'],
    CART_PAGE.test(body) && entries['cart-page'],
    CARDS.test(body) && entries['cards'],
    isCounted(visit) && entries['shop-events'],
  ]
    .filter(Boolean)
    .join('');

/** The whole document: head, skip link, notice, header, content, widgets, footer and Islas' tags. */
export const document = (visit: Visit, page: Page, assets: Assets): string =>
  String(html`<!doctype html>
<html lang="es">
<head>
<meta charset="UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title} – Azahar</title>
<meta name="robots" content="noindex">
${consentConfig(visit, assets)}<link rel="icon" href="/imagenes/vase-30.svg" type="image/svg+xml">
<link rel="stylesheet" href="/azahar.css">
${raw(assets.head)}${consentSignals(visit, assets)}${headData(visit, page)}</head>
<body class="${bodyClasses(visit, page)}">
${raw(NO_JS)}<a class="skip-link screen-reader-text" href="#content">Saltar al contenido</a>
${consentBar(visit)}${storeNotice()}
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
${!(page.isCart ?? page.isCheckout) && drawer(visit)}
${consentFoot(visit)}${footData(visit, page)}${raw(scripts(assets, `${page.body}${footer(visit)}`, visit))}</body>
</html>
`);
