import { type Sources, code } from './sources';

/** A foreign name and the only files whose code may hold it; `within` narrows the rule to some files. */
export interface NameRule {
  readonly what: string;
  readonly name: RegExp;
  readonly only?: RegExp;
  readonly within?: RegExp;
  /** Code that breaks the rule, and the file it is put in: the proof that the guard can fail. */
  readonly sample: readonly [file: string, text: string];
}

export const NAME_RULES: readonly NameRule[] = [
  {
    what: 'jQuery is named only by its bridges',
    name: /\bjQuery\b|\bwindow\.\$/,
    within: /^(src|widgets)\/.*\.tsx?$/,
    only: /\/(jquery|stock-globals|queue-jquery)[\w-]*\.ts$/,
    sample: ['widgets/fragments/cart-store.ts', 'window.jQuery(document.body).trigger("added_to_cart");'],
  },
  {
    what: "WooCommerce's globals are read in one file",
    name: /\b(?:window|globalThis|self)\b[.[]['"]?wc_|\bwc_(?:add_to_cart|cart|cart_fragments|checkout)_params\b/,
    only: /^(src\/woocommerce\/globals|widgets\/(attribution\/order-(attribution|fields)|cart-page\/cart-params))\.ts$/,
    sample: ['widgets/fragments/cart-store.ts', 'const url = window.wc_add_to_cart_params.cart_url;'],
  },
  {
    what: 'stores touch no document',
    name: /\bdocument\s*[.[]/,
    within: /^(src|widgets)\/.*-store\.ts$/,
    sample: ['widgets/consent/consent-store.ts', 'document.cookie = "a=b";'],
  },
  {
    what: 'only one place leaves the page',
    name: /\blocation\.(assign|replace|href\s*=[^=])|\blocation\s*=[^=]/,
    only: /^src\/browser\/navigation\.ts$/,
    sample: ['widgets/fragments/cart-store.ts', 'location.assign(url);'],
  },
  {
    what: 'views depend on nothing only the browser knows',
    name: /\b(useId|Date|window)\b/,
    within: /^widgets\/.*\.tsx$/,
    sample: ['widgets/cart/view.tsx', 'const id = useId();'],
  },
  {
    what: 'no nonce, paging or override is written a second time',
    name: /nonce|per_page|method-override|_locale/i,
    within: /^src\/woocommerce\/http\.ts$/,
    sample: ['src/woocommerce/http.ts', 'headers["X-WP-Nonce"] = token;'],
  },
  {
    what: 'swatch states have one painter',
    name: /data-state|dataset\.state/,
    within: /^(src|widgets)\/.*\.tsx?$/,
    only: /^widgets\/swatches\/(form\/(paint|offer)\.ts|markup\.tsx)$/,
    sample: ['widgets/variations/paint.ts', 'item.setAttribute("data-state", "selected");'],
  },
  {
    what: 'the plugin’s JavaScript has files of its own',
    name: /\baddEventListener\(|\bdocument\.(querySelector|getElementById|createElement)\b/,
    within: /^php-plugin\/src\/.*\.php$/,
    only: /^php-plugin\/src\/Platform\/InlineScripts\.php$/,
    sample: ['php-plugin/src/Cart/Regions.php', '$script = \'document.querySelector("a")\';'],
  },
  {
    what: 'hooks are added in one file',
    name: /\badd_(action|filter)\s*\(/,
    within: /^php-plugin\//,
    // The main file adds what comes before the plugin is built; StoreNotice moves a printer of WordPress's.
    only: /^php-plugin\/(src\/(Platform\/HookTable|Notices\/StoreNotice)|islas)\.php$/,
    sample: ['php-plugin/src/Platform/Assets.php', "add_action('init', $this->start());"],
  },
];

/** Every file that breaks a rule. */
export const misnamed = ({ name, only, within }: NameRule, sources: Sources): string[] =>
  [...sources]
    .filter(([file, text]) => (!within || within.test(file)) && !only?.test(file) && name.test(code(text)))
    .map(([file]) => file);
