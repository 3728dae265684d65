import type { Choices } from '../../src/domain/variations';
import { type FormBridge, type Handlers, type Steps, tellChanged } from '../../src/stores/variation-events';
import { type FormPainter, type FormState, settle } from '../../src/stores/variation-form';
import { paintButton, paintReset } from './paint-button';
import type * as Details from './paint-details';
import { nameOf, paintOptions, paintVariationId, readChoices, selectsOf, writeChoices } from './paint-options';

export type Fire = (event: string, ...args: readonly unknown[]) => void;

let details: typeof Details | undefined;
let coming: Promise<unknown> | undefined;

/**
 * What a choice shows and says is a chunk of its own, fetched when somebody comes near the form or has chosen. Runs
 * `task` with it: at once when it is here, else in turn when it has come.
 */
export const withDetails = (task: (details: typeof Details) => void = () => undefined): void => {
  if (details) return task(details);
  coming ??= import('./paint-details').then(
    (loaded) => (details = loaded),
    () => (coming = undefined),
  );
  void coming.then(() => details && task(details));
};

export interface Chain extends Handlers, FormPainter {
  readonly fire: Fire;
  /** Ends the time in which nothing is refused aloud, because nobody has chosen yet. */
  readonly begin: () => void;
}

/** The two ways in which choices change: a select was changed, or other code gives the selects their values. */
const changesOf = (form: HTMLElement, fire: Fire, now: () => { isLocal: boolean; state: FormState | undefined }) => {
  let isWriting = false;
  const changed = () => {
    if (isWriting) return;
    paintVariationId(form, '');
    fire('clear_reset_announcement');
    if (now().isLocal) fire('woocommerce_variation_select_change');
    fire('check_variations');
    fire('woocommerce_variation_has_changed');
    tellChanged(form as HTMLFormElement, now().state?.variation);
  };
  const write = (choices: Choices, isEach = false) => {
    isWriting = true;
    writeChoices(form, choices, isEach);
    isWriting = false;
    changed();
  };
  const reset = (event: Pick<Event, 'preventDefault'>) => {
    event.preventDefault();
    write({}, true);
    for (const step of ['announce_reset', 'reset_data', 'reset_focus']) fire(step);
  };
  return { changed, write, reset };
};

/**
 * One form's chain of steps, in the order and under the names of the stock script (contract 3.3). `load` reads what
 * the page says of the variations, and answers whether it embeds them.
 */
export const chainOf = (form: HTMLElement, load: () => boolean, bridge?: FormBridge): Chain => {
  let isLocal = load();
  let isNew = true;
  let state: FormState | undefined;

  const fire: Fire = (event, ...args) => {
    const single = /^(show|hide)_v/.test(event) && form.querySelector('.single_variation');
    const step = () => run(event, ...args);
    if (bridge) bridge.fire(single || form, event, args, step);
    else step();
  };

  const { changed, write, reset } = changesOf(form, fire, () => ({ isLocal, state }));

  const show = (now: FormState, isIndexNew = false) => {
    state = now;
    const { status } = now;
    if (isIndexNew) return fire('update_variation_values');
    form.setAttribute('aria-busy', String(status === 'loading'));
    if (status === 'found') return fire('found_variation', now.variation);
    if (status === 'loading') return;
    fire('reset_data');
    if (!isNew && status !== 'choosing') withDetails(({ explain }) => explain(form, now));
  };

  const steps: Steps = {
    reload_product_variations: () => {
      isLocal = load();
      fire('check_variations');
    },
    check_variations: (given) => {
      const now = settle(form, (given as { data?: Choices } | undefined)?.data ?? readChoices(form));
      state = now;
      if (now.answers || now.status === 'choosing') fire('update_variation_values');
      show(now);
      const isChosen = Object.values(readChoices(form)).some(Boolean);
      if (isChosen || coming) withDetails(({ paintLabels }) => paintLabels(form));
      paintReset(form, isChosen);
    },
    update_variation_values: () => {
      const now = state;
      if (!now?.answers) return;
      const refused = selectsOf(form).find((select) => !paintOptions(select, now));
      if (refused) write({ ...readChoices(form), [nameOf(refused)]: '' });
      fire('woocommerce_update_variation_values');
    },
    reset_data: () => {
      fire('reset_image');
      form.querySelector<HTMLElement>('.single_variation')?.style.setProperty('display', 'none');
      fire('hide_variation');
    },
    hide_variation: () => paintButton(form, 'selection-needed'),
  };

  const run: Handlers['run'] = (event, ...args) => {
    // Nothing is taken back that was never shown.
    if (coming || /^found|^announce|focus$/.test(event)) {
      withDetails(({ detailSteps }) => detailSteps(form, fire, bridge)[event]?.(...args));
    }
    steps[event]?.(...args);
  };

  return { run, fire, changed, reset, write, show, begin: () => (isNew = false) };
};
