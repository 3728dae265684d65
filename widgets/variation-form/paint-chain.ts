import { translated } from '../../src/contracts/texts';
import type { Choices } from '../../src/domain/variations';
import { type FormBridge, type Handlers, type Steps, tellChanged } from '../../src/stores/variation-events';
import { type FormState, choose, formStore } from '../../src/stores/variation-form';
import { hush, paintReset, resetSteps, say, wordsOf } from './paint-button';
import { paintVariationId } from './paint-details';
import { nameOf, paintLabel, paintOptions, readChoices, selectsOf, writeChoices } from './paint-options';
import { type Fire, cancelReveal, variationSteps } from './paint-variation';

export interface Chain extends Handlers {
  readonly fire: Fire;
  /** The store has other choices than the selects, or an answer has come. */
  readonly heard: (state: FormState, before: FormState) => void;
  /** Ends the time in which nothing is refused aloud, because nobody has chosen yet. */
  readonly begin: () => void;
}

/** Fires an event where other code waits for it, and runs its step. */
const fireOf =
  (form: Element, steps: () => Steps, bridge?: FormBridge): Fire =>
  (event, ...args) => {
    const target = (/^(show|hide)_v/.test(event) && form.querySelector('.single_variation')) || form;
    const step = () => steps()[event]?.(...args);
    if (bridge) bridge.fire(target, event, args, step);
    else step();
  };

/** The store's changes, without those that the chain makes itself. */
const newsOf = (form: Element) => {
  const $form = formStore(form);
  let own = $form.get();
  let isOwn = false;
  return {
    quietly: (task: () => void): FormState => {
      isOwn = true;
      task();
      isOwn = false;
      return (own = $form.get());
    },
    // The store tells of nested changes later: what is no longer its state has been answered.
    isNews: (state: FormState) => !isOwn && state !== own && state === $form.get(),
  };
};

/** What a choice comes to: the variation, nothing yet, or what is in the way; nobody is told what nobody chose. */
const showState = (form: HTMLElement, { status, variation, error }: FormState, fire: Fire, isNew: boolean) => {
  form.setAttribute('aria-busy', String(status === 'loading'));
  form.style.opacity = status === 'loading' ? '.6' : '';
  if (status === 'loading') return;
  if (status === 'found') return fire('found_variation', variation);
  fire('reset_data');
  if (error) say(form, translated(error));
  else if (status === 'none' && !isNew) say(form, wordsOf('no_matching_variations'), 'wc-no-matching-variations');
};

/**
 * One form's chain of steps, in the order and under the names of the stock script (contract 3.3). `load` reads what
 * the page says of the variations, and answers whether it embeds them.
 */
export const chainOf = (form: HTMLElement, load: () => boolean, bridge?: FormBridge): Chain => {
  const $form = formStore(form);
  let isLocal = load();
  let isNew = true;
  let isWriting = false;
  const { quietly, isNews } = newsOf(form);

  const fire = fireOf(form, () => steps, bridge);

  const changed = () => {
    if (isWriting) return;
    cancelReveal(form);
    paintVariationId(form, '');
    fire('clear_reset_announcement');
    hush(form);
    if (isLocal) fire('woocommerce_variation_select_change');
    fire('check_variations');
    fire('woocommerce_variation_has_changed');
    tellChanged(form as HTMLFormElement, $form.get().variation);
  };

  const write = (choices: Choices, isEach = false) => {
    isWriting = true;
    writeChoices(form, choices, isEach);
    isWriting = false;
    changed();
  };

  const steps: Steps = {
    ...resetSteps(form),
    ...variationSteps(form, fire, bridge),
    reload_product_variations: () => {
      quietly(() => (isLocal = load()));
      fire('check_variations');
    },
    check_variations: (given) => {
      const choices = (given as { data?: Choices } | undefined)?.data ?? readChoices(form);
      const state = quietly(() => choose(form, choices));
      if (state.answers || state.status === 'choosing') fire('update_variation_values');
      showState(form, state, fire, isNew);
      selectsOf(form).forEach(paintLabel);
      paintReset(form, Object.values(readChoices(form)).some(Boolean));
    },
    update_variation_values: () => {
      const { answers } = $form.get();
      if (!answers) return;
      const refused = selectsOf(form).find((select) => !paintOptions(select, answers));
      if (refused) write({ ...readChoices(form), [nameOf(refused)]: '' });
      fire('woocommerce_update_variation_values');
    },
  };

  const reset = (event: Pick<Event, 'preventDefault'>) => {
    event.preventDefault();
    write({}, true);
    for (const step of ['announce_reset', 'reset_data', 'reset_focus']) fire(step);
  };

  const heard = (state: FormState, before: FormState) => {
    if (!isNews(state)) return;
    if (state.choices !== before.choices) write(state.choices);
    else if (state.index !== before.index) fire('update_variation_values');
    else showState(form, state, fire, isNew);
  };

  return { steps, fire, changed, reset, heard, begin: () => (isNew = false) };
};
