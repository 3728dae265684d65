import printed from '../../../tests/contract/golden/settings.json';
import { hash32 } from '../../state/hash';
import { type Html, html, raw } from '../html';
import type { Page } from '../page';
import type { Visit } from '../visit';
import { analyticsData, isCounted } from './analytics';
import { inSpanish } from './texts';

const AJAX = { ajax_url: '/wp-admin/admin-ajax.php', wc_ajax_url: '/?wc-ajax=%%endpoint%%' };
const SHOP_ID = hash32('azahar');

/** JSON that cannot end its own script element. */
const safeJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003C').replace(/>/g, '\\u003E');

const fragments = {
  cart_hash_key: `wc_cart_hash_${SHOP_ID}`,
  fragment_name: `wc_fragments_${SHOP_ID}`,
  request_timeout: '5000',
};

const variation = {
  wc_ajax_url: AJAX.wc_ajax_url,
  i18n_no_matching_variations_text: 'No hay ninguna combinación así. Elige otra, por favor.',
  i18n_make_a_selection_text: 'Elige las opciones del producto antes de añadirlo al carrito.',
  i18n_unavailable_text: 'Esta combinación no está disponible. Elige otra, por favor.',
  i18n_reset_alert_text: 'Tu selección se ha borrado. Elige las opciones del producto.',
};

const ATTRIBUTION_FIELDS = {
  source_type: 'current.typ',
  referrer: 'current_add.rf',
  utm_campaign: 'current.cmp',
  utm_source: 'current.src',
  utm_medium: 'current.mdm',
  utm_content: 'current.cnt',
  utm_id: 'current.id',
  utm_term: 'current.trm',
  utm_source_platform: 'current.plt',
  utm_creative_format: 'current.fmt',
  utm_marketing_tactic: 'current.tct',
  session_entry: 'current_add.ep',
  session_start_time: 'current_add.fd',
  session_pages: 'session.pgs',
  session_count: 'udata.vst',
  user_agent: 'udata.uag',
};

/** WooCommerce's, in its own order (contract 5.1), and what `Tracking` adds where consent is asked for. */
const attribution = ({ consent }: Visit) => ({
  params: {
    lifetime: 0.00001,
    session: 30,
    base64: false,
    prefix: 'wc_order_attribution_',
    allowTracking: true,
    ...(consent && { consentCategory: 'marketing' }),
  },
  ...(consent && { isLate: true }),
  fields: ATTRIBUTION_FIELDS,
});

/** WooCommerce's globals; every scalar a string, as `wp_localize_script` prints them (contract Part 1). */
const globals = (visit: Visit, page: Page): Record<string, object> => ({
  wc_add_to_cart_params: {
    ...AJAX,
    i18n_view_cart: 'Ver carrito',
    cart_url: `${visit.url.origin}/carrito/`,
    is_cart: page.isCart ? '1' : '',
    cart_redirect_after_add: 'no',
  },
  woocommerce_params: { ...AJAX, i18n_password_show: 'Mostrar contraseña', i18n_password_hide: 'Ocultar contraseña' },
  wc_cart_fragments_params: { ...AJAX, ...fragments },
  wc_order_attribution: attribution(visit),
  ...(page.hasVariations ? { wc_add_to_cart_variation_params: variation } : {}),
  ...(page.isCart && {
    wc_cart_params: {
      ...AJAX,
      update_shipping_method_nonce: visit.printedNonce('update-shipping-method'),
      apply_coupon_nonce: visit.printedNonce('apply-coupon'),
      remove_coupon_nonce: visit.printedNonce('remove-coupon'),
    },
  }),
  ...(page.isCheckout
    ? {
        wc_checkout_params: {
          ...AJAX,
          update_order_review_nonce: visit.printedNonce('update-order-review'),
          apply_coupon_nonce: visit.printedNonce('apply-coupon'),
          remove_coupon_nonce: visit.printedNonce('remove-coupon'),
          option_guest_checkout: 'yes',
          checkout_url: '/?wc-ajax=checkout',
          is_checkout: '1',
          debug_mode: '',
          i18n_checkout_error: 'Ha habido un error al procesar tu pedido.',
        },
      }
    : {}),
});

/** Islas' module data: what PHP prints, by the file both sides are held to, as this shop and this visitor get it. */
export const moduleData = (visit: Visit, page: Page) => ({
  ...printed,
  features: { ...printed.features, analytics: isCounted(visit) },
  shop: {
    ...printed.shop,
    ...AJAX,
    ...fragments,
    cart_url: `${visit.url.origin}/carrito/`,
    is_cart: Boolean(page.isCart),
    request_timeout: 5000,
  },
  rest: {
    ...printed.rest,
    root: `${visit.url.origin}/wp-json/`,
    nonce: visit.user ? visit.printedNonce('wp_rest') : '',
  },
  swatches: visit.swatches,
  texts: inSpanish(printed.texts),
  ...visit.shop.settings,
});

const JQUERY = '/wp-includes/js/jquery/jquery.min.js';

/** A tag as an optimiser rewrites it to wait for the visitor's first gesture. */
const AT_A_GESTURE = `<script>
addEventListener('keydown', () => document.head.append(Object.assign(document.createElement('script'), { src: '${JQUERY}' })), { once: true });
</script>
`;

const jquery = ({ jquery: way }: Visit): string =>
  ({
    on: `<script src="${JQUERY}"></script>\n`,
    off: '',
    deferred: `<script defer src="${JQUERY}"></script>\n`,
    late: AT_A_GESTURE,
    demand: `<script data-dollar="taken" data-urls='["${JQUERY}"]' id="islas-jquery">window.islasJQuery?.()</script>\n`,
  })[way];

/** Inline scripts in the head: jQuery first as this visitor has it, then the globals. */
export const headData = (visit: Visit, page: Page): Html =>
  html`${raw(jquery(visit))}${Object.entries(globals(visit, page)).map(
    ([name, value]) => html`<script id="${name}-js-extra">var ${name} = ${raw(safeJson(value))};</script>
`,
  )}`;

/** Another plugin that refuses every add, the way such plugins do: through jQuery, else through Islas' own event. */
const VETO = `<script>
if (window.jQuery) jQuery(document.body).on('should_send_ajax_request.adding_to_cart', function () { return false; });
else document.addEventListener('islas:before-add', function (event) { event.preventDefault(); });
</script>
`;

/** At the beginning of the body, as Islas puts it: the class for a page with JavaScript. */
export const NO_JS =
  "<script>document.body.className = document.body.className.replace('woocommerce-no-js', 'woocommerce-js');</script>\n";

/** At the end of the body: the veto, and the module data. */
export const footData = (visit: Visit, page: Page): Html =>
  html`${visit.scenario === 'veto' && raw(VETO)}<script type="application/json" id="wp-script-module-data-islas">${raw(safeJson(moduleData(visit, page)))}</script>
${raw(analyticsData(visit, page))}`;
