import type { Markup } from '../../src/react/print/print-html';
import { attributes, html, json, raw } from '../../src/react/print/print-html';

/** One option of an attribute. */
export interface SwatchItem {
  /** As in the form: a slug, or the text of an attribute of this product alone. */
  readonly value: string;
  readonly name: string;
  /** Colour in CSS, for attributes of the type `color`. */
  readonly color?: string;
  /** A second colour: both share the swatch. */
  readonly second?: string;
  /** Address of a picture, for attributes of the type `image`. */
  readonly image?: string;
  /** More about the option. */
  readonly tooltip?: string;
  /** State when the page is printed; the form's engine keeps it right from then on. Default `available`. */
  readonly state?: 'available' | 'selected' | 'disabled' | 'no-stock';
  /** Why it may not be chosen. */
  readonly reason?: '' | 'unavailable' | 'out-of-stock';
  /** Such as “2 left”. */
  readonly hint?: string;
}

/** One attribute of a variable product. */
export interface SwatchAttribute {
  /** Without `attribute_`: `pa_color` for one of the whole shop. */
  readonly name: string;
  readonly label: string;
  /** `select` has no swatches. Default `button`. */
  readonly type?: 'button' | 'color' | 'image' | 'radio' | 'select';
  /** Default `squared`. */
  readonly shape?: 'squared' | 'rounded';
  /** How options that may not be chosen look. Default `blur`. */
  readonly behavior?: 'blur' | 'blur-no-cross' | 'hide';
  readonly items: readonly SwatchItem[];
}

const TEXTS = {
  choose: 'Choose an option',
  clear: 'Clear',
  clearLabel: 'Clear options',
  add: 'Add to cart',
  quantity: 'Product quantity',
  quantityOf: '%s quantity',
  unavailable: 'Not available with your other choices',
  outOfStock: 'Out of stock',
  noMatch: 'Sorry, this product is unavailable. Please choose a different combination.',
};

/** Props of {@link SwatchForm}. */
export interface SwatchFormProps {
  readonly product: { readonly id: number; readonly name: string; readonly url: string };
  readonly attributes: readonly SwatchAttribute[];
  /**
   * WooCommerce's `get_available_variations()`, as it is. `false` loads each variation on demand, as WooCommerce does for
   * products with many.
   */
  readonly variations: readonly object[] | false;
  /** Address of `islas/v1/swatches/availability/<id>`, for forms without variations. */
  readonly availability?: string;
  /** Default: 1, at least 1, without an end. */
  readonly quantity?: { readonly value?: number; readonly min?: number; readonly max?: number };
  /** Texts; English unless given. `%s` is the name of the product. */
  readonly texts?: Partial<typeof TEXTS>;
}

/** An attribute as the plugin's template and the island know it. */
export interface SwatchGroup {
  readonly id: string;
  readonly attribute: string;
  readonly label: string;
  readonly type: string;
  readonly shape: string;
  readonly behavior: string;
  readonly unavailable_text: string;
  readonly out_of_stock_text: string;
  readonly items: readonly Required<{ readonly [Key in keyof SwatchItem]: string }>[];
}

type Item = SwatchGroup['items'][number];

const messageOf = (group: SwatchGroup, { tooltip, reason }: Item): string => {
  const reasons: Readonly<Record<string, string>> = {
    unavailable: group.unavailable_text,
    'out-of-stock': group.out_of_stock_text,
  };
  return [tooltip, reasons[reason]].filter(Boolean).join(' · ');
};

const picture = ({ type }: SwatchGroup, { color, second, image }: Item): Markup | false => {
  if (type === 'color' && color) {
    const style = `--islas-color:${color};--islas-second:${second || color}`;
    return html`<span${attributes({ class: 'islas-swatch__color', style })}></span>`;
  }
  const size = { alt: '', width: 48, height: 48, loading: 'lazy' };
  return (
    type === 'image' && image !== '' && html`<img${attributes({ class: 'islas-swatch__image', src: image, ...size })}>`
  );
};

const swatch = (group: SwatchGroup, item: Item, at: number): Markup => {
  const message = messageOf(group, item);
  const about = `${group.id}-${at}`;
  const seen = picture(group, item);
  const radio = {
    type: 'radio',
    class: 'islas-swatch__radio',
    name: `islas_${group.attribute}${group.id.replace('islas-swatch', '')}`,
    value: item.value,
    checked: item.state === 'selected',
    'aria-disabled': item.state === 'disabled' && 'true',
    'aria-describedby': message ? about : null,
    'data-islas-action': 'swatch.choose',
  };
  const label = { class: 'islas-swatch', 'data-state': item.state, 'data-value': item.value, title: seen && item.name };
  return html`<label${attributes(label)}><input${attributes(radio)}>${seen}<span class="islas-swatch__name">${item.name}</span>${
    item.hint !== '' && html`<span class="islas-swatch__hint">${item.hint}</span>`
  }${message !== '' && html`<span class="islas-swatch__message" id="${about}" aria-hidden="true">${message}</span>`}</label>`;
};

/** The swatches of one attribute, as the plugin's template prints them. */
export const printSwatches = (group: SwatchGroup): Markup =>
  html`<div class="islas-swatches__live"><div class="islas-swatches islas-swatches--${group.type} islas-swatches--${group.shape} islas-swatches--${group.behavior}" role="radiogroup" aria-label="${group.label}" data-attribute_name="${group.attribute}">${group.items.map((item, at) => swatch(group, item, at))}</div></div>`;

const groupOf = (product: number, one: SwatchAttribute, at: number, texts: typeof TEXTS): SwatchGroup => ({
  id: `islas-swatch-${product}-${at + 1}`,
  attribute: `attribute_${one.name}`,
  label: one.label,
  type: one.type ?? 'button',
  shape: one.shape ?? 'squared',
  behavior: one.behavior ?? 'blur',
  unavailable_text: texts.unavailable,
  out_of_stock_text: texts.outOfStock,
  items: one.items.map((item) => ({
    value: item.value,
    name: item.name,
    state: item.state ?? 'available',
    reason: item.reason ?? '',
    hint: item.hint ?? '',
    color: item.color ?? '',
    second: item.second ?? '',
    image: item.image ?? '',
    tooltip: item.tooltip ?? '',
  })),
});

const row = ({ product, attributes: all, availability }: SwatchFormProps, at: number, texts: typeof TEXTS): Markup => {
  const one = all[at] as SwatchAttribute;
  const group = groupOf(product.id, one, at, texts);
  const hasSwatches = group.type !== 'select';
  const field = `attribute_${one.name}`;
  const options = one.items.map(
    ({ value, name, state }) =>
      html`<option${attributes({ value, class: 'attached enabled', selected: state === 'selected' && 'selected' })}>${name}</option>`,
  );
  return html`<tr><th class="label"><label for="${one.name}">${one.label}</label></th><td class="value"><select${attributes(
    {
      id: one.name,
      class: hasSwatches ? 'islas-raw-select' : '',
      name: field,
      'data-attribute_name': field,
      'data-show_option_none': 'yes',
    },
  )}><option value="">${texts.choose}</option>${options}</select>${
    hasSwatches &&
    html`<div${attributes({ 'data-island': 'swatch-form', 'data-availability': availability })}>${json(group)}${printSwatches(group)}</div>`
  }${at === all.length - 1 && html`<a class="reset_variations" href="#" aria-label="${texts.clearLabel}">${texts.clear}</a>`}</td></tr>`;
};

const quantityField = ({ product, quantity = {} }: SwatchFormProps, texts: typeof TEXTS): Markup => {
  const id = `quantity_${product.id}`;
  return html`<div class="quantity"><label class="screen-reader-text" for="${id}">${texts.quantityOf.replace('%s', product.name)}</label><input${attributes(
    {
      type: 'number',
      id,
      class: 'input-text qty text',
      name: 'quantity',
      value: quantity.value ?? 1,
      'aria-label': texts.quantity,
      min: quantity.min ?? 1,
      max: quantity.max,
      step: 1,
      placeholder: '',
      inputmode: 'numeric',
      autocomplete: 'off',
    },
  )}></div>`;
};

/** WooCommerce's two templates of a variation, which its own script reads too. */
const TEMPLATES = (texts: typeof TEXTS): Markup =>
  html`${raw('<script type="text/template" id="tmpl-variation-template"><div class="woocommerce-variation-description">{{{ data.variation.variation_description }}}</div><div class="woocommerce-variation-price">{{{ data.variation.price_html }}}</div><div class="woocommerce-variation-availability">{{{ data.variation.availability_html }}}</div></script>')}
<script type="text/template" id="tmpl-unavailable-variation-template"><p role="alert">${texts.noMatch}</p></script>
`;

/** The form of a variable product as WooCommerce prints it, with the plugin's swatches beside each select. */
export const printSwatchForm = (props: SwatchFormProps): Markup => {
  const { product, variations } = props;
  const texts = { ...TEXTS, ...props.texts };
  return html`<form${attributes({
    class: 'variations_form cart',
    action: product.url,
    method: 'post',
    enctype: 'multipart/form-data',
    'data-product_id': product.id,
    'data-product_variations': variations === false ? 'false' : JSON.stringify(variations),
  })}>
<table class="variations" role="presentation"><tbody>${props.attributes.map((_, at) => row(props, at, texts))}</tbody></table>
<div class="reset_variations_alert screen-reader-text" role="alert" aria-live="polite" aria-relevant="all"></div>
<div class="single_variation_wrap"><div class="woocommerce-variation single_variation" role="alert" aria-relevant="additions"></div><div class="woocommerce-variation-add-to-cart variations_button">${quantityField(props, texts)}<button type="submit" class="single_add_to_cart_button button alt">${texts.add}</button><input type="hidden" name="add-to-cart" value="${product.id}"><input type="hidden" name="product_id" value="${product.id}"><input type="hidden" name="variation_id" class="variation_id" value="0"></div></div>
</form>
${TEMPLATES(texts)}`;
};

/** Props of {@link NearestInStock}. */
export interface NearestInStockProps {
  /** Id of the product whose form is on the page. */
  readonly product: number;
}

/** The offer's place, which the island fills. */
export const printNearest = ({ product }: NearestInStockProps): Markup =>
  html`<div${attributes({ 'data-island': 'nearest-in-stock', 'data-form': `.variations_form[data-product_id="${product}"]` })}></div>`;
