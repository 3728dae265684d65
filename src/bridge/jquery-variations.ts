import { report } from '../services/events';
import { startDetails } from './jquery-variation-details';
import type { FormBridge, ReadChoices, Run } from '../stores/variation-events';

/** The stock script's namespace: what is bound under it goes when a form is started again (W-24, W-25). */
const NAMESPACE = '.wc-variation-form';

const SELECTS = '.variations select';

/** An event that knows whether the form's own step has been run for it. */
type Marked = JQuery.TriggeredEvent & { hasRun?: boolean };

/** What the stock script hands to listeners of `wc_variation_form` (contract 3.3). */
const stockForm = ($form: JQuery, choices: ReadChoices) => {
  const variationData: unknown = $form.data('product_variations');
  const part = (name: string) => $form.find(name);
  return {
    $form,
    $attributeFields: part(SELECTS),
    $singleVariation: part('.single_variation'),
    $singleVariationWrap: part('.single_variation_wrap'),
    $resetVariations: part('.reset_variations'),
    $product: $form.closest('.product'),
    variationData,
    useAjax: variationData === false,
    getChosenAttributes: () => {
      const data = choices($form[0] as Element);
      const values = Object.values(data);
      return { count: values.length, chosenCount: values.filter(Boolean).length, data };
    },
  };
};

/** Each select's options as text and as elements, where other code looks for them (contract 2.6). */
const keepOptions = ($select: JQuery): void => {
  if ($select.data('attribute_html')) return;
  const $copy = $select.clone();
  $select.data({ attribute_html: $copy.html(), attribute_options: $copy.find('option').slice(1).get() });
};

/** The events that make a form do something, whoever fires them (contract 3.3). */
const HEARD =
  'reload_product_variations check_variations update_variation_values found_variation show_variation hide_variation reset_data reset_image announce_reset clear_reset_announcement reset_focus';

const METHODS =
  'variation_form set_content reset_content set_variation_attr reset_variation_attr maybe_trigger_slide_position_reset variations_image_update variations_image_reset';

const runs = new WeakMap<Element, Run>();
/** Methods answer for elements outside of forms too; the engine of any form knows how. */
let anyRun: Run | undefined;

/** The stock script's methods (contract 1.11), each on every element of a set. */
const publish = ($: JQueryStatic) => {
  for (const part of METHODS.split(' ')) {
    const name = `wc_${part}`;
    Reflect.set($.fn, name, function (this: JQuery, ...args: unknown[]) {
      return this.each((_, element) => (runs.get(element) ?? anyRun)?.(name, element, ...args));
    });
  }
};

const bridgeOf = ($: JQueryStatic): FormBridge => ({
  fire: (target, name, args, step) => {
    const event: Marked = $.Event(name) as Marked;
    try {
      $(target as Element).trigger(event as JQuery.Event, args as unknown[]);
    } catch (error) {
      report('variation-form', 'listener_failed', error);
      if (!event.hasRun) step?.();
    }
  },
  data: (form, key) => $(form).data(key) as unknown,
  bind: (form, run) => {
    const $form = $(form as HTMLElement).off(NAMESPACE);
    runs.set(form, (anyRun = run));
    for (const name of HEARD.split(' ')) {
      $form.on(name + NAMESPACE, (event: Marked, ...args: unknown[]) => {
        event.hasRun = true;
        run(name, ...args);
      });
    }
    $form.on(`change${NAMESPACE}`, SELECTS, () => run('change'));
    $form.on(`click${NAMESPACE}`, '.reset_variations', (event) => {
      event.preventDefault();
      run('reset');
    });
    $form.find(SELECTS).each((_, select) => keepOptions($(select)));
  },
  ready: (form, choices) => void $(form).trigger('wc_variation_form', [stockForm($(form as HTMLElement), choices)]),
  onRequestDone: (handler, signal) => {
    $(document).on('ajaxComplete', handler);
    signal.addEventListener('abort', () => void $(document).off('ajaxComplete', handler));
  },
  details: async () => startDetails($),
});

let bridge: FormBridge | undefined;

/** The variation form's events, data and methods for other code, in the stock script's order (contract 1.11, 3.3). */
export const connectForms = ($: JQueryStatic): FormBridge => {
  if (!bridge) publish($);
  return (bridge ??= bridgeOf($));
};
