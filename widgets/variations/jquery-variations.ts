import type { IslasEvents } from '../../src/runtime/event-types';
import { on, report } from '../../src/runtime/events';
import { loadLater } from '../../src/runtime/load-later';
import {
  type FormBridge,
  type Methods,
  type ReadChoices,
  type Run,
  STEP_EVENTS,
  type Step,
  setFormBridge,
} from './variation-events';
import { triggerForAll } from '../../src/woocommerce/jquery-trigger';
import { exchangeGallery, publishGalleryMethods } from './jquery-variation-gallery';

/** The stock script's namespace: what is bound under it goes when a form is started again (W-24, W-25). */
const NAMESPACE = '.wc-variation-form';

const SELECTS = '.variations select';

const IMAGE_METHOD = 'wc_variations_image_update';

/** An event with a flag: whether the form's step has run for it. */
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

const runs = new WeakMap<Element, Run>();

/** The stock script's methods (contract 1.11), each on every element of a set. */
const publishMethods = ($: JQueryStatic, methods: Methods) => {
  const start: Step = (form) => runs.get(form as Element)?.('wc_variation_form');
  for (const [name, method] of Object.entries({ ...methods, wc_variation_form: start })) {
    Reflect.set($.fn, name, function (this: JQuery, ...args: unknown[]) {
      return this.each((_, element) => method(element, ...args));
    });
  }
};

/** What a chosen or cleared swatch is to other plugins: arguments of Variation Swatches 2.2 and later (peers 2B). */
const SWATCHES = [
  ['islas:swatch-selected', 'wvs-selected-item'],
  ['islas:swatch-unselected', 'wvs-unselected-item'],
] as const;

const triggerSwatchEvents = ($: JQueryStatic, signal: AbortSignal): void => {
  for (const [ours, theirs] of SWATCHES) {
    const trigger = ({ target, detail: { form, attribute, value } }: CustomEvent<IslasEvents[typeof ours]>) => {
      const item = (target as Element).closest('.islas-swatch') ?? form;
      const selects = $(form).find<HTMLSelectElement>(SELECTS);
      const select = selects.filter((_, field) => (field.dataset.attribute_name || field.name) === attribute);
      $(item as HTMLElement).trigger(theirs, [attribute, value, select, $(form)]);
    };
    on(ours, trigger, { signal });
  }
};

/** Starts the players of sound and film, which few descriptions have. */
const startPlayers = ($: JQueryStatic, form: Element): void => {
  if (!form.querySelector('.wp-audio-shortcode,.wp-video-shortcode')) return;
  void loadLater(
    'variation-form',
    () => import('./players'),
    ({ startPlayers }) => startPlayers($, form),
  );
};

const bridgeOf = ($: JQueryStatic): FormBridge => ({
  fire: (target, name, args, step) => {
    const event: Marked = $.Event(name) as Marked;
    let hasFailed = false;
    triggerForAll($, target as Element, event as JQuery.Event, args, (error) => {
      report('variation-form', 'listener_failed', error);
      hasFailed = true;
    });
    if (hasFailed && !event.hasRun) step?.();
  },
  data: (form, key) => $(form).data(key) as unknown,
  bind: (form, run, signal) => {
    const $form = $(form as HTMLElement).off(NAMESPACE);
    runs.set(form, run);
    // Events of a product's form inside this one bubble up here and are ignored.
    const isOwn = ({ target }: { target: unknown }) =>
      target === form || ((target as Element).closest('.variations_form') ?? form) === form;
    for (const name of STEP_EVENTS) {
      $form.on(name + NAMESPACE, (event: Marked, ...args: unknown[]) => {
        if (!isOwn(event)) return;
        event.hasRun = true;
        run(name, ...args);
      });
    }
    $form.on(`change${NAMESPACE}`, SELECTS, (event) => void (isOwn(event) && run('change')));
    $form.on(`click${NAMESPACE}`, '.reset_variations', (event) => {
      if (!isOwn(event)) return;
      event.preventDefault();
      run('reset');
    });
    signal.addEventListener('abort', () => void $form.off(NAMESPACE));
  },
  keepOptions: (select, options) => {
    const $select = $(select);
    if ($select.data('attribute_html')) return;
    const copy = document.createElement('select');
    for (const option of options) {
      const own = option.cloneNode(true) as HTMLOptionElement;
      own.disabled = own.selected = false;
      own.classList.remove('attached', 'enabled');
      copy.append(own);
    }
    $select.data({ attribute_html: copy.innerHTML, attribute_options: [...copy.options].slice(1) });
  },
  ready: (form, choices) => void $(form).trigger('wc_variation_form', [stockForm($(form as HTMLElement), choices)]),
  onRequestDone: (handler, signal) => {
    $(document).on('ajaxComplete', handler);
    signal.addEventListener('abort', () => void $(document).off('ajaxComplete', handler));
  },
  updateImage: (form, variation) => {
    try {
      ($(form) as unknown as Record<typeof IMAGE_METHOD, Step>)[IMAGE_METHOD](variation);
    } catch (error) {
      report('variation-form', 'listener_failed', error);
    }
  },
  exchangeGallery: exchangeGallery($),
  play: (form) => startPlayers($, form),
});

let isConnected = false;

/**
 * The variation form's events, data and methods for other code, in the stock script's order (contract 1.11, 3.3):
 * the methods from now on, the rest for every form that is open or will be.
 */
export const connectForms = ($: JQueryStatic, methods: Methods, signal: AbortSignal): void => {
  if (isConnected) return;
  isConnected = true;
  publishMethods($, methods);
  publishGalleryMethods($);
  triggerSwatchEvents($, signal);
  setFormBridge(bridgeOf($));
};
