import { decodeVariations } from '../../src/contracts/variations';
import type { Mount } from '../../src/island/define';
import {
  type FormBridge,
  type Methods,
  formBridge,
  onRequestDone,
  tellLoaded,
} from '../../src/stores/variation-events';
import { formStore, learn, learnAvailability } from '../../src/stores/variation-form';
import { refuse } from './paint-button';
import { chainOf } from './paint-chain';
import { resetImage, resetSlide, updateImage } from './paint-image';
import { nameOf, selectsOf, setValue } from './paint-options';
import { resetAttribute, resetContent, setAttribute, setContent } from './paint-original';

/** Galleries set themselves up first. */
const START_MS = 100;
/** Specification §4: forms are started again after every asynchronous request. */
const AGAIN_MS = 1000;

const starts = new WeakMap<Element, () => void>();

const methodsOf = (bridge: FormBridge): Methods => ({
  wc_variation_form: (form) => starts.get(form)?.(),
  wc_set_content: (element, content) => setContent(element, String(content ?? '')),
  wc_reset_content: resetContent,
  wc_set_variation_attr: (element, name, value) => setAttribute(element, String(name), value),
  wc_reset_variation_attr: (element, name) => resetAttribute(element, String(name)),
  wc_maybe_trigger_slide_position_reset: (form, variation) => resetSlide(form, variation, bridge),
  wc_variations_image_update: (form, variation) => updateImage(form, variation, bridge),
  wc_variations_image_reset: (form) => resetImage(form, bridge),
});

/** Reads the embedded variations, else goes into asynchronous mode; `true` for the first. */
const loaderOf = (form: HTMLElement, signal: AbortSignal, bridge?: FormBridge) => (): boolean => {
  const key = 'product_variations';
  const variations = decodeVariations(bridge ? bridge.data(form, key) : form.dataset[key]);
  if (variations) {
    learn(form, variations);
    return true;
  }
  const remote = () => import('../../src/stores/variation-remote');
  const product_id = form.dataset.product_id ?? '';
  learn(form, async (choices, own) => {
    const custom_data = bridge?.data(form, 'custom_data');
    return (await remote()).findVariation({ ...choices, product_id, custom_data }, own);
  });
  void remote().then(async ({ availabilityUrl, loadAvailability }) => {
    const place = form.querySelector<HTMLElement>('[data-availability]');
    const known = await loadAvailability(place?.dataset.availability || availabilityUrl(product_id), signal);
    if (known) learnAvailability(form, known);
  });
  return false;
};

/** `?attribute_pa_color=rojo`, where a page cache has printed the form without it. */
const preselect = (form: Element): void => {
  const asked = new URL(document.URL).searchParams;
  for (const select of selectsOf(form)) {
    const value = asked.get(nameOf(select));
    if (value && [...select.options].some((option) => option.value === value)) setValue(select, value);
  }
};

const open = (form: HTMLElement, signal: AbortSignal, bridge?: FormBridge): void => {
  const chain = chainOf(form, loaderOf(form, signal, bridge), bridge);
  /** What a second start would read anew. */
  const printed = () => [form.dataset.product_variations, ...selectsOf(form)];
  let seen: readonly unknown[] = [];
  let timer = 0;

  const begin = () => {
    chain.fire('check_variations');
    chain.begin();
    bridge?.ready(form);
    if (form.classList.contains('wvs-loaded')) return;
    form.classList.add('wvs-loaded');
    bridge?.fire(document, 'woo_variation_swatches_loaded', [form]);
    tellLoaded(form as HTMLFormElement);
  };

  const start = () => {
    seen = printed();
    form.querySelector<HTMLElement>('.single_variation_wrap')?.style.setProperty('display', 'block');
    chain.steps.hide_variation?.();
    bridge?.bind(form, chain);
    clearTimeout(timer);
    timer = window.setTimeout(begin, START_MS);
  };
  const startAgain = () =>
    setTimeout(() => !signal.aborted && printed().some((part, i) => part !== seen[i]) && start(), AGAIN_MS);

  form.addEventListener(
    'click',
    (event) => {
      const control =
        event.target instanceof Element && event.target.closest('.single_add_to_cart_button,.reset_variations');
      if (!control) return;
      if (!control.matches('.reset_variations')) return void (refuse(form, control) && event.preventDefault());
      if (!bridge) chain.reset(event);
    },
    { signal },
  );
  form.addEventListener(
    'keydown',
    (event) => {
      if (event.key === ' ' && event.target instanceof Element && event.target.matches('a.reset_variations'))
        chain.reset(event);
    },
    { signal },
  );
  if (!bridge) {
    const isSelect = (target: EventTarget | null) => target instanceof Element && target.matches('.variations select');
    form.addEventListener('change', ({ target }) => isSelect(target) && chain.changed(), { signal });
  }
  onRequestDone(startAgain, signal);
  bridge?.onRequestDone(startAgain, signal);
  const stop = formStore(form).listen((state, before) => before && chain.heard(state, before));
  signal.addEventListener('abort', stop);
  signal.addEventListener('abort', () => clearTimeout(timer));
  starts.set(form, start);
  preselect(form);
  start();
};

/** The variation form's engine on one form; it starts over when other code asks, and never twice (W-24, W-25). */
export const mount: Mount = (form, { signal }) => {
  void formBridge().then((bridge) => {
    if (signal.aborted) return;
    bridge?.offer(methodsOf(bridge));
    open(form, signal, bridge);
  });
};
