import { decodeDetails, isBuyable } from './variation-details';
import { decodeVariations } from './variation';
import type { Mount } from '../../src/runtime/define';
import { emit, on } from '../../src/runtime/events';
import { platform } from '../../src/woocommerce/platform';
import { onRequestDone } from '../../src/woocommerce/request-done';
import { type Run, type StepName, formBridge, emitEvent, withFormBridge } from './variation-events';
import { applyChoices, formEntry, startFormTimer, setVariations } from './variation-store';
import { startAsyncMode } from './variation-requests';
import { paintChoice, paintOffer, paintVariationId } from './paint-choice';
import { paintOptions, readPrintedOptions, readChoices, readEarlyEvents, selectsOf } from './paint-options';
import { isOwnElement, watchPlaces } from './paint-places';
import { LOADED, createPipeline } from './pipeline';

/** Galleries set themselves up first, and handlers of the page are there by then. */
const START_MS = 100;
/** Specification §4: forms are started again after every asynchronous request. */
const AGAIN_MS = 1000;

/** Applies the choices that the fields have at the start, before any event. */
const paintAtOnce = (form: HTMLElement): void => {
  const state = applyChoices(form, readChoices(form));
  const { answers, variation } = state;
  if (answers) for (const select of selectsOf(form)) paintOptions(select, answers, state);
  paintChoice(form);
  const details = variation && decodeDetails(variation);
  if (details) paintVariationId(form, details.variation_id, true);
  const waiting = state.status === 'loading' ? 'loading' : 'choosing';
  paintOffer(form, !details ? waiting : isBuyable(details) ? 'offered' : 'unavailable');
};

/** Listeners of a form. Those of the selects and the reset link end (`until`) when the bridge listens to them through jQuery. */
const listenToShopper = (form: HTMLElement, run: Run, signal: AbortSignal, until: AbortSignal): void => {
  const onPlace = (type: string, selector: string, name: StepName, ends = signal): void =>
    form.addEventListener(
      type,
      (event) => {
        const place = (event.target as Element).closest(selector);
        if (!place || !isOwnElement(form, place) || (event instanceof KeyboardEvent && event.key !== ' ')) return;
        if (type !== 'change') event.preventDefault();
        run(name, place);
      },
      { signal: ends },
    );
  onPlace('click', '.single_add_to_cart_button.disabled', 'refuse');
  // A link that is a button to the stock script answers Space as well.
  onPlace('keydown', 'a.reset_variations', 'reset');
  onPlace('click', '.reset_variations', 'reset', until);
  onPlace('change', '.variations select', 'change', until);
};

/** After the shop refused an add, the variations of the page are outdated and are loaded again. */
const reloadAfterRefusal = (form: HTMLElement, fire: Run, signal: AbortSignal): void => {
  const reload = ({ detail }: CustomEvent<{ form: HTMLFormElement }>) => {
    // In some themes the engine's form is a div inside the one that is sent.
    if (!detail.form.contains(form) && !form.contains(detail.form)) return;
    formEntry(form).isOld = true;
    fire('reload_product_variations');
  };
  on('islas:refused', reload, { signal });
};

/** The variation form's engine on one form; it starts over when other code asks, and never twice (W-24, W-25). */
export const mount: Mount = (form, { signal }) => {
  watchPlaces(signal);
  let starts = 0;
  let seen: readonly unknown[] = [];

  const read = (key: string) => formBridge()?.data(form, key) ?? form.dataset[key];
  /** State that a second start reads again. */
  const readPrintedState = () => [form.dataset.product_variations, ...selectsOf(form)];

  /**
   * Reads the embedded variations, else goes into asynchronous mode. What the page embeds is not read again after the
   * shop has refused: then the shop is asked.
   */
  const load = (): void => {
    const variations = !formEntry(form).isOld && decodeVariations(read('product_variations'));
    if (variations) setVariations(form, variations);
    else startAsyncMode(form, read, signal);
  };
  const reload = () => {
    load();
    fire('check_variations');
  };

  const pipeline = createPipeline(form, {
    wc_variation_form: () => start(),
    reload_product_variations: reload,
  });
  const { run, fire } = pipeline;

  const begin = () => {
    fire('check_variations');
    formBridge()?.ready(form, readChoices);
    if (form.classList.contains(LOADED)) return;
    form.classList.add(LOADED);
    emitEvent(document, 'woo_variation_swatches_loaded', [form]);
    emit(form, 'islas:swatches-loaded', { form });
  };

  const start = () => {
    const turn = ++starts;
    seen = readPrintedState();
    load();
    form.querySelector<HTMLElement>('.single_variation_wrap')?.style.setProperty('display', 'block');
    const bridge = formBridge();
    bridge?.bind(form, run, signal);
    for (const select of selectsOf(form)) bridge?.keepOptions(select, readPrintedOptions(select).options);
    paintAtOnce(form);
    platform.ready(() => startFormTimer(form, START_MS, () => turn === starts && begin()));
  };

  const startAgain = () =>
    startFormTimer(form, AGAIN_MS, () => readPrintedState().some((part, i) => part !== seen[i]) && start());

  const unbridged = new AbortController();
  signal.addEventListener('abort', () => unbridged.abort());

  Object.assign(formEntry(form), { painter: pipeline, signal });
  listenToShopper(form, run, signal, unbridged.signal);
  onRequestDone(startAgain, signal);
  reloadAfterRefusal(form, fire, signal);

  readEarlyEvents(form);
  withFormBridge(() => {
    unbridged.abort();
    formBridge()?.onRequestDone(startAgain, signal);
    // A bridge that comes late emits the start events again, for listeners that were not there at the first start.
    if (starts) start();
  }, signal);
  start();
};
