import { decodeDetails, isBuyable } from './variation-details';
import type { Choices } from './option-states';
import { emit } from '../../src/runtime/events';
import { type Run, type StepName, type Steps, emitEvent, formBridge } from './variation-events';
import type { Effect, FormState } from './variation-reducer';
import { type FormPainter, chooseVariation, formEntry, formStore, startFormTimer } from './variation-store';
import { paintChoice, paintOffer, paintVariationId, paintWaiting } from './paint-choice';
import { cancelAnnouncement, paintFields, paintVariation } from './paint-details';
import { updateImage } from './paint-image';
import { announceReset, clearMessage, explainState, showRefusal } from './paint-messages';
import { nameOf, paintOptions, readChoices, selectsOf, writeChoices } from './paint-options';
import { findPlaces } from './paint-places';

/** Class of a form that has been started and has emitted its start events. */
export const LOADED = 'wvs-loaded';
const isLoaded = (form: Element): boolean => form.classList.contains(LOADED);

const paintBusy = (form: Element, isBusy: boolean): void => form.setAttribute('aria-busy', String(isBusy));

/** The selects may be hidden behind swatches: the first control that takes the focus has it. */
const focusFirst = (form: Element): void => {
  for (const control of form.querySelectorAll<HTMLElement>('.variations :is(select,input)')) {
    control.focus();
    if (document.activeElement === control) break;
  }
};

/** Steps that show a variation, hide it, and write the messages of the form (contract 2.6). */
const createDisplaySteps = (form: HTMLElement, fire: Run): Steps => {
  let hasImage = false;
  /** The button of a press that came while its variation was on its way. */
  let pressed: HTMLElement | undefined;
  const wait = (button?: HTMLElement) => {
    const before = pressed;
    if (before) paintWaiting(before, false);
    pressed = button;
    if (button) paintWaiting(button, true);
    return before;
  };
  const showImage = (variation: unknown) => (formBridge()?.updateImage ?? updateImage)(form, variation);
  return {
    found_variation: (variation) => {
      paintBusy(form, false);
      hasImage = true;
      showImage(variation);
      paintVariation(form, variation, fire);
      const isOffered = isBuyable(decodeDetails(variation));
      paintOffer(form, isOffered ? 'offered' : 'unavailable');
      clearMessage(form, isOffered ? undefined : 'found');
      // After other code's listeners of the same event.
      const button = wait();
      if (button) startFormTimer(form, 0, () => button.click());
    },
    show_variation: (_variation, isPurchasable) => {
      paintOffer(form, isPurchasable ? 'offered' : 'unavailable');
      formBridge()?.play(form);
    },
    hide_variation: () => paintOffer(form, 'choosing'),
    reset_data: () => {
      paintBusy(form, false);
      cancelAnnouncement(form);
      wait();
      paintFields(form);
      fire('reset_image');
      findPlaces(form, '.single_variation')[0]?.style.setProperty('display', 'none');
      fire('hide_variation');
    },
    // A form starts with the image of the page, so no slider has to be reset.
    reset_image: () => {
      if (hasImage || isLoaded(form)) showImage(false);
    },
    announce_reset: () => announceReset(form, true),
    clear_reset_announcement: () => {
      cancelAnnouncement(form);
      wait();
      clearMessage(form);
      announceReset(form, false);
    },
    reset_focus: () => focusFirst(form),
    refuse: (button) => {
      const status = () => formStore(form).get().status;
      // A request that failed is sent again.
      if (status() === 'failed') fire('check_variations');
      if (status() === 'loading') wait(button as HTMLElement);
      else showRefusal(form, formStore(form).get());
    },
  };
};

/** Removes offer and messages of the variation before, while the next one loads. */
const paintLoading = (form: Element): void => {
  cancelAnnouncement(form);
  clearMessage(form);
  paintOffer(form, 'loading');
};

export interface Pipeline extends FormPainter {
  /** Runs a step without an event. */
  readonly run: Run;
  /** Emits the event of a step for other code, then runs the step. */
  readonly fire: Run;
}

/**
 * One form's event pipeline: its steps, in the order and under the names of the stock script (contract 3.3), and
 * `more` steps of the caller. Steps run synchronously; while jQuery is on the page, the bridge emits their events.
 */
export const createPipeline = (form: HTMLElement, more: Steps): Pipeline => {
  let isWriting = false;

  const run: Run = (name, ...args) => steps[name as StepName]?.(...args);

  const fire: Run = (event, ...args) => {
    const [place] = /[ew]_variation$/.test(event) ? findPlaces(form, '.single_variation') : [];
    emitEvent(place ?? form, event, args, () => run(event, ...args));
  };

  const change = () => {
    if (isWriting) return;
    paintVariationId(form, '');
    fire('clear_reset_announcement');
    // The page embeds every variation, so no request is sent.
    const { finder, $form } = formEntry(form);
    if (!finder && $form.get().index) fire('woocommerce_variation_select_change');
    fire('check_variations');
    fire('woocommerce_variation_has_changed');
    const { variation } = $form.get();
    emit(form, 'islas:variation-changed', { form, variationId: Number(variation?.variation_id ?? 0) });
  };

  const writeAll = (choices: Choices, isEach: boolean) => {
    isWriting = true;
    writeChoices(form, choices, isEach);
    isWriting = false;
    change();
  };

  /** The state is that of the transition: an effect before may have changed the form's again. */
  const performers: Readonly<Record<Effect, (state: FormState) => void>> = {
    'limit-options': () => fire('update_variation_values'),
    'show-variation': ({ variation }) => fire('found_variation', variation),
    'show-loading': () => paintLoading(form),
    'show-nothing': ({ status }) => {
      fire('reset_data');
      clearMessage(form, status);
    },
    explain: (state) => void (isLoaded(form) && explainState(form, state)),
  };
  const perform: FormPainter['perform'] = ({ state, effects }) =>
    effects.forEach((effect) => performers[effect](state));

  const steps: Steps = {
    ...createDisplaySteps(form, fire),
    ...more,
    change,
    check_variations: (given) => {
      perform(chooseVariation(form, (given as { data?: Choices } | undefined)?.data ?? readChoices(form)));
      paintBusy(form, formStore(form).get().status === 'loading');
      paintChoice(form);
    },
    update_variation_values: () => {
      const now = formStore(form).get();
      const { answers } = now;
      if (!answers) return;
      const refused = selectsOf(form).find((select) => !paintOptions(select, answers, now));
      if (refused) writeAll({ ...readChoices(form), [nameOf(refused)]: '' }, false);
      emitEvent(form, 'woocommerce_update_variation_values');
    },
    reset: () => {
      writeAll({}, true);
      for (const step of ['announce_reset', 'reset_data', 'reset_focus'] as const) fire(step);
    },
  };

  return { run, fire, perform, write: (choices) => writeAll(choices, false) };
};
