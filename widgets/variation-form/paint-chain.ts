import type { Choices } from '../../src/domain/variations';
import type { FormBridge, Run, Steps } from '../../src/stores/variation-events';
import { type FormPainter, type FormState, settle } from '../../src/stores/variation-form';
import { detailsOf } from './paint-details';
import { nameOf, paintOptions, readChoices, selectsOf } from './paint-options';

/** A form that has been started and said so. */
export const LOADED = 'wvs-loaded';

/** Nothing can be added: classes and `aria-disabled`, never the attribute; a refused press says why (rule 46, W-27). */
export const paintRefused = (form: Element): void => {
  for (const { classList } of form.querySelectorAll('.woocommerce-variation-add-to-cart')) {
    classList.remove('woocommerce-variation-add-to-cart-enabled');
    classList.add('woocommerce-variation-add-to-cart-disabled');
  }
  for (const button of form.querySelectorAll('.single_add_to_cart_button')) {
    button.removeAttribute('disabled');
    button.setAttribute('aria-disabled', 'true');
    button.classList.remove('wc-variation-is-unavailable');
    button.classList.add('disabled', 'wc-variation-selection-needed');
  }
};

export interface Chain extends FormPainter {
  /** Does a step, or what the details chunk knows by that name. */
  readonly run: Run;
  /** Tells other code of a step, then does it. */
  readonly fire: Run;
}

/**
 * One form's chain of steps, in the order and under the names of the stock script (contract 3.3), with `more` that are
 * its owner's.
 */
export const chainOf = (form: HTMLElement, signal: AbortSignal, bridge: FormBridge | undefined, more: Steps): Chain => {
  let state: FormState | undefined;
  let details: Steps | undefined;
  let coming: Promise<unknown> | undefined;

  /** What a choice shows and says is a chunk of its own: a step of it runs at once when it is here, else in turn. */
  const later: Run = (name, ...args) => {
    if (details) return details[name]?.(...args);
    coming ??= Promise.resolve(bridge?.details()).then(
      (library) => (details = detailsOf(form, fire, signal, bridge && { ...bridge, ...library })),
      () => (coming = undefined),
    );
    void coming.then(() => details?.[name]?.(...args));
  };

  const run: Run = (name, ...args) => {
    // Nothing is taken back that was never shown.
    if (coming || !(name in steps)) later(name, ...args);
    steps[name]?.(...args);
  };

  const fire: Run = (event, ...args) => {
    const step = () => run(event, ...args);
    const target = /[ew]_variation$/.test(event) && form.querySelector('.single_variation');
    return bridge ? bridge.fire(target || form, event, args, step) : step();
  };

  /** Who chose reads from the store what stands. */
  const write: FormPainter['write'] = (choices) => {
    if (!details) settle(form, choices);
    later('write', choices);
  };

  const show: FormPainter['show'] = (now, isIndexNew) => {
    const { status } = (state = now);
    if (isIndexNew) fire('update_variation_values');
    else if (status === 'found') fire('found_variation', now.variation);
    else if (status !== 'loading') {
      fire('reset_data');
      // Nothing is refused aloud before anybody has chosen.
      if (status !== 'choosing' && form.classList.contains(LOADED)) later('explain', now);
    }
  };

  const steps: Steps = {
    ...more,
    check_variations: (given) => {
      const now = (state = settle(form, (given as { data?: Choices } | undefined)?.data ?? readChoices(form)));
      if (now.answers || now.status === 'choosing') fire('update_variation_values');
      show(now);
      const isChosen = selectsOf(form).some((select) => select.value);
      if (coming || isChosen) later('paint_choice', isChosen);
    },
    update_variation_values: () => {
      const now = state;
      const answers = now?.answers;
      if (!answers) return;
      const refused = selectsOf(form).find((select) => !paintOptions(select, answers, now));
      if (refused) later('write', { ...readChoices(form), [nameOf(refused)]: '' });
      bridge?.fire(form, 'woocommerce_update_variation_values', []);
    },
    reset_data: () => {
      fire('reset_image');
      fire('hide_variation');
    },
    // Only the details know, once there are any.
    reset_image: () => undefined,
    hide_variation: () => paintRefused(form),
  };

  return { run, fire, write, show };
};
