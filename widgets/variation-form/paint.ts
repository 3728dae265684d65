import { decodeVariations } from '../../src/contracts/variations';
import type { Mount } from '../../src/island/define';
import { formBridge } from '../../src/stores/variation-bridge';
import { type FormBridge, onRequestDone, tellLoaded } from '../../src/stores/variation-events';
import { learn, paintedBy } from '../../src/stores/variation-form';
import { chainOf, withDetails } from './paint-chain';
import { selectsOf } from './paint-options';

/** Galleries set themselves up first. */
const START_MS = 100;
/** Specification §4: forms are started again after every asynchronous request. */
const AGAIN_MS = 1000;

const starts = new WeakMap<Element, () => void>();

/**
 * Reads the embedded variations, else goes into asynchronous mode; `true` for the first. What the page embeds is not
 * read again after the shop has refused: then the shop is asked.
 */
const loaderOf = (form: HTMLElement, signal: AbortSignal, bridge?: FormBridge) => {
  let isOld = false;
  let embedded: unknown;
  const read = (key: string) => (bridge ? bridge.data(form, key) : form.dataset[key]);
  const load = (): boolean => {
    embedded = read('product_variations');
    const variations = !isOld && decodeVariations(embedded);
    if (variations) learn(form, variations);
    else {
      void import('../../src/stores/variation-remote').then(({ goRemote, forgetFound }) => {
        if (isOld) forgetFound();
        goRemote(form, read, signal);
      });
    }
    return !!variations;
  };
  form.addEventListener('islas:refused', () => void (isOld = true), { signal });
  return { load, hasOther: () => read('product_variations') !== embedded };
};

/** Hears events on the form's controls. */
const listener =
  (form: HTMLElement, signal: AbortSignal) =>
  (type: string, selector: string, go: (event: Event, control: Element) => void): void =>
    form.addEventListener(
      type,
      (event) => {
        const control = (event.target as Element).closest(selector);
        if (control) go(event, control);
      },
      { signal },
    );

const open = (form: HTMLElement, signal: AbortSignal, bridge?: FormBridge): void => {
  const { load, hasOther } = loaderOf(form, signal, bridge);
  const chain = chainOf(form, load, bridge);
  /** What a second start would read anew. */
  const printed = () => [form.dataset.product_variations, ...selectsOf(form)];
  let seen: readonly unknown[] = [];
  let timer = 0;

  const begin = () => {
    if (hasOther()) chain.run('reload_product_variations');
    else chain.fire('check_variations');
    chain.begin();
    bridge?.ready(form);
    if (form.classList.contains('wvs-loaded')) return;
    form.classList.add('wvs-loaded');
    bridge?.fire(document, 'woo_variation_swatches_loaded', [form]);
    tellLoaded(form as HTMLFormElement);
    if (/[?&]attribute_/.test(document.URL)) withDetails(({ preselect }) => preselect(form));
  };
  const start = () => {
    seen = printed();
    form.querySelector<HTMLElement>('.single_variation_wrap')?.style.setProperty('display', 'block');
    chain.run('hide_variation');
    bridge?.bind(form, chain);
    clearTimeout(timer);
    timer = window.setTimeout(begin, START_MS);
  };
  const startAgain = () =>
    setTimeout(() => !signal.aborted && printed().some((part, i) => part !== seen[i]) && start(), AGAIN_MS);

  const on = listener(form, signal);
  on('pointerover', '*', () => withDetails());
  on('focusin', '*', () => withDetails());
  on('click', '.single_add_to_cart_button.disabled', (event, button) => {
    event.preventDefault();
    withDetails(({ refuse }) => refuse(form, button));
  });
  on('keydown', 'a.reset_variations', (event) => (event as KeyboardEvent).key === ' ' && chain.reset(event));
  if (!bridge) {
    on('click', '.reset_variations', chain.reset);
    on('change', '.variations select', chain.changed);
  }
  form.addEventListener('islas:refused', () => chain.fire('reload_product_variations'), { signal });
  onRequestDone(startAgain, signal);
  bridge?.onRequestDone(startAgain, signal);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    paintedBy(form, undefined);
  });
  paintedBy(form, chain);
  starts.set(form, start);
  start();
};

/** The variation form's engine on one form; it starts over when other code asks, and never twice (W-24, W-25). */
export const mount: Mount = (form, { signal }) => {
  void formBridge().then((bridge) => {
    if (signal.aborted) return;
    bridge?.offer((name, element, args) =>
      name === 'wc_variation_form'
        ? starts.get(element)?.()
        : withDetails(({ runMethod }) => runMethod(bridge)(name, element, args)),
    );
    open(form, signal, bridge);
  });
};
