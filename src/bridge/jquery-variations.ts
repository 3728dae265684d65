import { on, report } from '../services/events';
import { galleryDefaults } from '../contracts/woocommerce';
import type { FormBridge, Method } from '../stores/variation-events';

/** The stock script's namespace: what is bound under it goes when a form is started again (W-24, W-25). */
const NAMESPACE = '.wc-variation-form';

/** The events that make a form do something, whoever fires them (contract 3.3). */
const HEARD =
  'reload_product_variations check_variations update_variation_values found_variation show_variation hide_variation reset_data reset_image announce_reset clear_reset_announcement reset_focus';

/** An event that knows whether the form's own step has been run for it. */
type Marked = JQuery.TriggeredEvent & { hasRun?: boolean };

/** What the stock script hands to listeners of `wc_variation_form` (contract 3.3). */
const stockForm = ($form: JQuery) => {
  const $attributeFields = $form.find<HTMLSelectElement>('.variations select');
  const variationData: unknown = $form.data('product_variations');
  return {
    $form,
    $attributeFields,
    $singleVariation: $form.find('.single_variation'),
    $singleVariationWrap: $form.find('.single_variation_wrap'),
    $resetVariations: $form.find('.reset_variations'),
    $product: $form.closest('.product'),
    variationData,
    useAjax: variationData === false,
    getChosenAttributes: () => {
      const chosen = $attributeFields.get().map((field) => [field.dataset.attribute_name || field.name, field.value]);
      const chosenCount = chosen.filter(([, value]) => value).length;
      return { count: chosen.length, chosenCount, data: Object.fromEntries(chosen) as Record<string, string> };
    },
  };
};

/** Each select's options as text and as elements, where other code looks for them (contract 2.6). */
const keepOptions = ($: JQueryStatic, select: HTMLElement) => {
  const $select = $(select);
  if ($select.data('attribute_html')) return;
  const $options = $select.clone().find('option').prop({ disabled: false, selected: false });
  $select.data({ attribute_html: $options.parent().html(), attribute_options: $options.slice(1).get() });
};

const METHODS =
  'variation_form set_content reset_content set_variation_attr reset_variation_attr maybe_trigger_slide_position_reset variations_image_update variations_image_reset';

/** Who answers the methods; until the engine is here, its own start is the answer to a form. */
let answer: Method = () => undefined;

/** The stock script's methods (contract 1.11), each on every element of a set. */
const publish = ($: JQueryStatic) => {
  for (const part of METHODS.split(' ')) {
    const name = `wc_${part}`;
    Reflect.set($.fn, name, function (this: JQuery, ...args: unknown[]) {
      return this.each((_, element) => answer(name, element, args));
    });
  }
};

const bridgeOf = ($: JQueryStatic): FormBridge => ({
  fire: (target, name, args, step) => {
    const event: Marked = $.Event(name) as Marked;
    try {
      $(target as Element).trigger(event as JQuery.Event, [...args]);
    } catch (error) {
      report('variation-form', 'listener_failed', error);
      if (!event.hasRun) step?.();
    }
  },
  data: (form, key) => $(form).data(key) as unknown,
  bind: (form, { run, changed, reset }) => {
    const $form = $(form as HTMLElement).off(NAMESPACE);
    for (const name of HEARD.split(' ')) {
      $form.on(name + NAMESPACE, (event: Marked, ...args: unknown[]) => {
        event.hasRun = true;
        run(name, ...args);
      });
    }
    $form.on(`change${NAMESPACE}`, '.variations select', () => changed());
    $form.on(`click${NAMESPACE}`, '.reset_variations', (event) => reset(event));
    $form.find('.variations select').each((_, select) => keepOptions($, select));
  },
  ready: (form) => void $(form).trigger('wc_variation_form', [stockForm($(form as HTMLElement))]),
  offer: (method) => {
    answer = method;
  },
  onRequestDone: (handler, signal) => {
    $(document).on('ajaxComplete', handler);
    signal.addEventListener('abort', () => void $(document).off('ajaxComplete', handler));
  },
});

/** Variations of this page may have galleries of their own (WooCommerce ≥ 10.9, contract 1.11). */
const hasGalleries = (): boolean =>
  document.querySelector('.wc-product-gallery-default-template') !== null || Object.keys(galleryDefaults()).length > 0;

/** What a chosen or cleared swatch is to other plugins: arguments of Variation Swatches 2.2 and later (peers 2B). */
const SWATCHES = [
  ['islas:swatch-selected', 'wvs-selected-item'],
  ['islas:swatch-unselected', 'wvs-unselected-item'],
] as const;

const tellSwatches = ($: JQueryStatic): void => {
  for (const [ours, theirs] of SWATCHES) {
    on(ours, ({ target, detail: { form, attribute, value } }) => {
      const item = (target as Element).closest('.islas-swatch') ?? form;
      const selects = $(form).find<HTMLSelectElement>('.variations select');
      const select = selects.filter((_, field) => (field.dataset.attribute_name || field.name) === attribute);
      $(item as HTMLElement).trigger(theirs, [attribute, value, select, $(form)]);
    });
  }
};

let isPublished = false;
let gallery: FormBridge['gallery'];

/** The variation form's events, data and methods for other code, in the stock script's order (contract 1.11, 3.3). */
export const connectForms = async ($: JQueryStatic): Promise<FormBridge> => {
  if (!isPublished) {
    publish($);
    tellSwatches($);
  }
  isPublished = true;
  if (!gallery && hasGalleries()) gallery = (await import('./jquery-variation-gallery')).startGalleries($);
  return gallery ? { ...bridgeOf($), gallery } : bridgeOf($);
};
