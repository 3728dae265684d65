import type { ActionRunner } from '../../../src/runtime/action-names';
import { failureText } from '../../../src/wordpress/errors';
import { readSubmission } from '../../../src/browser/form-submission';
import { getSettings } from '../../../src/wordpress/settings';
import { translate } from '../../../src/wordpress/texts';
import { formStore, variationText } from '../../variations/public';
import { shopParams, variationParams } from '../../../src/woocommerce/globals';
import { emit } from '../../../src/runtime/events';
import { readFields, requestFormAdd } from '../../product-add/public';
import { type Adding, NOTHING, addingOf } from '../swatch-store';
import { announceAgain } from '../form/choose';
import { cardState, isFormRead } from './card-state';
import { textOf } from '../../../src/browser/html-text';

/** Sends a card's form through the cart's line; the shop finds the variation. Never rejects. */
const sendAdd = async (form: HTMLFormElement, button: HTMLButtonElement): Promise<Adding> => {
  try {
    const answer = await requestFormAdd(readFields(new FormData(form), button.value), button, readSubmission(form).url);
    if (!answer) return NOTHING; // A listener cancelled it.
    const { isAdded, notices } = answer;
    // The shop's sentences, without their links and buttons.
    const message = textOf(notices, 'a,button,script,style');
    if (isAdded) return { state: 'added', message };
    emit(form, 'islas:refused', { form });
    return { state: 'failed', message: message || translate('not_added') };
  } catch (error) {
    return { state: 'failed', message: failureText(error) };
  }
};

/**
 * Adds what is chosen on a card, or says that a choice is missing. `false`, and the browser sends the form, before the
 * card is known, and where the owner wants the page loaded again or the cart shown.
 */
export const addFromCard: ActionRunner = (button) => {
  const form = button.closest('form');
  if (!form || !(button instanceof HTMLButtonElement)) return false;
  const state = formStore(form).get();
  const $adding = addingOf(form);
  const { state: now, isShown } = cardState(state, $adding.get());
  const isBrowsers = isShown && (!getSettings().features.product_add || shopParams().cart_redirect_after_add);
  if (!isFormRead(state) || isBrowsers) return false;
  if (!isShown) return announceAgain(variationText('make_a_selection', variationParams()));
  if (now === 'loading') return;
  const { choices } = state;
  $adding.set({ choices, state: 'loading', message: '' });
  void sendAdd(form, button).then((end) => {
    if (end.message) announceAgain(end.message);
    // The button shows success; it is announced once, elsewhere.
    const message = end.state === 'added' ? '' : end.message;
    if ($adding.get().choices === choices) $adding.set({ ...end, choices, message });
  });
};
