import { decodeDetails } from './variation-details';
import type { Choices } from './option-states';
import { emit } from '../../src/runtime/events';
import { type Run, type Steps, formBridge, tell } from './variation-events';
import { type FormPainter, applyChoices, entryOf, formStore, later } from './variation-store';
import { paintChoice, paintOffer, paintVariationId, paintWaiting } from './paint-choice';
import { cancelAnnouncement, isBuyable, paintFields, paintVariation } from './paint-details';
import { updateImage } from './paint-image';
import { announceReset, clearMessage, explain, refuse } from './paint-messages';
import { nameOf, paintOptions, readChoices, selectsOf, writeChoices } from './paint-options';
import { placesIn } from './paint-places';

/** A form that has been started and said so. */
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

/** What a variation shows and takes away again, and what the form says (contract 2.6). */
const showingSteps = (form: HTMLElement, fire: Run): Steps => {
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
  return {
    found_variation: (variation) => {
      paintBusy(form, false);
      hasImage = true;
      updateImage(form, variation);
      paintVariation(form, variation, fire);
      const isOffered = isBuyable(decodeDetails(variation));
      paintOffer(form, isOffered ? 'offered' : 'unavailable');
      clearMessage(form, isOffered ? undefined : 'found');
      // After other code's listeners of the same event.
      const button = wait();
      if (button) later(form, 0, () => button.click());
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
      placesIn(form, '.single_variation')[0]?.style.setProperty('display', 'none');
      fire('hide_variation');
    },
    // At its start a form shows the page's own image, and no slider need be told.
    reset_image: () => {
      if (hasImage || isLoaded(form)) updateImage(form, false);
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
      // What could not be had is asked for again.
      if (status() === 'failed') fire('check_variations');
      if (status() === 'loading') wait(button as HTMLElement);
      else refuse(form, formStore(form).get());
    },
  };
};

/** Of an earlier variation nothing is offered or said any more. */
const paintLoading = (form: Element): void => {
  cancelAnnouncement(form);
  clearMessage(form);
  paintOffer(form, 'loading');
};

export interface Pipeline extends FormPainter {
  /** Does a step. */
  readonly run: Run;
  /** Tells other code of a step, then does it. */
  readonly fire: Run;
}

/**
 * One form's event pipeline: its steps, in the order and under the names of the stock script (contract 3.3), with
 * `more` that are its owner's. Every step is done at once; a bridge, as soon as there is one, tells other code.
 */
export const pipelineOf = (form: HTMLElement, more: Steps): Pipeline => {
  let isWriting = false;

  const run: Run = (name, ...args) => steps[name]?.(...args);

  const fire: Run = (event, ...args) => {
    const [place] = /[ew]_variation$/.test(event) ? placesIn(form, '.single_variation') : [];
    tell(place ?? form, event, args, () => run(event, ...args));
  };

  const change = () => {
    if (isWriting) return;
    paintVariationId(form, '');
    fire('clear_reset_announcement');
    // The page embeds every variation; nobody is asked for one.
    const { finder, $form } = entryOf(form);
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

  const show: FormPainter['show'] = (now, isIndexNew) => {
    if (isIndexNew) fire('update_variation_values');
    else if (now.status === 'found') fire('found_variation', now.variation);
    else if (now.status === 'loading') paintLoading(form);
    else {
      fire('reset_data');
      clearMessage(form, now.status);
      // Nothing is refused aloud before anybody has chosen.
      if (now.status !== 'choosing' && isLoaded(form)) explain(form, now);
    }
  };

  const steps: Steps = {
    ...showingSteps(form, fire),
    ...more,
    change,
    check_variations: (given) => {
      const now = applyChoices(form, (given as { data?: Choices } | undefined)?.data ?? readChoices(form));
      if (now.answers || now.status === 'choosing') fire('update_variation_values');
      show(now);
      paintBusy(form, formStore(form).get().status === 'loading');
      paintChoice(form);
    },
    update_variation_values: () => {
      const now = formStore(form).get();
      const { answers } = now;
      if (!answers) return;
      const refused = selectsOf(form).find((select) => !paintOptions(select, answers, now));
      if (refused) writeAll({ ...readChoices(form), [nameOf(refused)]: '' }, false);
      tell(form, 'woocommerce_update_variation_values');
    },
    reset: () => {
      writeAll({}, true);
      for (const step of ['announce_reset', 'reset_data', 'reset_focus']) fire(step);
    },
  };

  return { run, fire, show, write: (choices) => writeAll(choices, false) };
};
