import { decodeVariations } from '../../src/contracts/variations';
import type { Mount } from '../../src/island/define';
import { formBridge } from '../../src/stores/variation-bridge';
import { emit } from '../../src/services/events';
import { type FormBridge, onRequestDone } from '../../src/stores/variation-events';
import { entryOf, learn } from '../../src/stores/variation-form';
import { goRemote } from '../../src/stores/variation-remote';
import { LOADED, chainOf } from './paint-chain';
import { readChoices, selectsOf } from './paint-options';

/** Galleries set themselves up first. */
const START_MS = 100;
/** Specification §4: forms are started again after every asynchronous request. */
const AGAIN_MS = 1000;

const open = (form: HTMLElement, signal: AbortSignal, bridge?: FormBridge): void => {
  const read = (key: string) => (bridge ? bridge.data(form, key) : form.dataset[key]);
  let seen: readonly unknown[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * Reads the embedded variations, else goes into asynchronous mode. What the page embeds is not read again after the
   * shop has refused: then the shop is asked.
   */
  const load = (): void => {
    const variations = !entryOf(form).isOld && decodeVariations(read('product_variations'));
    if (variations) learn(form, variations);
    else goRemote(form, read, signal);
  };

  const chain = chainOf(form, signal, bridge, {
    wc_variation_form: (element) => element === form && start(),
    reload_product_variations: () => {
      load();
      fire('check_variations');
    },
  });
  const { run, fire } = chain;
  /** What a second start would read anew. */
  const printed = () => [form.dataset.product_variations, ...selectsOf(form)];

  const begin = () => {
    if (signal.aborted) return;
    fire('check_variations');
    bridge?.ready(form, readChoices);
    if (form.classList.contains(LOADED)) return;
    form.classList.add(LOADED);
    bridge?.fire(document, 'woo_variation_swatches_loaded', [form]);
    emit(form, 'islas:swatches-loaded', { form });
    if (document.URL.includes('attribute_')) run('preselect');
  };
  const start = () => {
    seen = printed();
    load();
    form.querySelector<HTMLElement>('.single_variation_wrap')?.style.setProperty('display', 'block');
    run('hide_variation');
    bridge?.bind(form, run);
    clearTimeout(timer);
    timer = setTimeout(begin, START_MS);
  };
  const startAgain = () =>
    setTimeout(() => !signal.aborted && printed().some((part, i) => part !== seen[i]) && start(), AGAIN_MS);
  const on = (type: string, selector: string, go: (event: Event) => void): void =>
    form.addEventListener(type, (event) => (event.target as Element).closest(selector) && go(event), { signal });
  const near = () => run('near');
  const pressed = (name: string) => (event: Event) => {
    event.preventDefault();
    run(name);
  };
  on('pointerover', '*', near);
  on('focusin', '*', near);
  on('click', '.single_add_to_cart_button.disabled', pressed('refuse'));
  if (bridge) bridge.onRequestDone(startAgain, signal);
  else {
    on('click', '.reset_variations', pressed('reset'));
    on('change', '.variations select', () => run('change'));
    onRequestDone(startAgain, signal);
  }
  entryOf(form).painter = chain;
  start();
};

/** The variation form's engine on one form; it starts over when other code asks, and never twice (W-24, W-25). */
export const mount: Mount = (form, { signal }) => {
  void formBridge().then((bridge) => signal.aborted || open(form, signal, bridge));
};
