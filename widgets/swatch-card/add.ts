import { ShopError } from '../../src/contracts/errors';
import { translated } from '../../src/contracts/texts';
import { emit } from '../../src/services/events';
import { addForm, fieldsOf } from '../../src/stores/product-add';

export interface Outcome {
  readonly isAdded: boolean;
  /** The shop's words where it answered, else Islas'. */
  readonly words: string;
}

/** The sentences of WooCommerce's notices without their links and buttons; nothing in them is loaded or run. */
const sentencesOf = (notices: string): string => {
  const { body } = new DOMParser().parseFromString(notices, 'text/html');
  body.querySelectorAll('a,button,script,style').forEach((control) => control.remove());
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
};

/**
 * Sends a card's form through the cart's line; the shop finds the variation from what is chosen. `null` where
 * somebody vetoed it; never rejects.
 */
export const addCard = async (form: HTMLFormElement, product: string, button: HTMLElement): Promise<Outcome | null> => {
  try {
    const answer = await addForm(fieldsOf(new FormData(form), product), button);
    if (!answer) return null;
    const { isAdded, notices } = answer;
    if (!isAdded) emit(form, 'islas:refused', { form });
    return { isAdded, words: sentencesOf(notices) || (isAdded ? '' : translated('not_added')) };
  } catch (error) {
    const code = error instanceof ShopError ? error.code : 'unknown_error';
    return { isAdded: false, words: translated(code === 'fetch_error' || code === 'timeout' ? code : 'not_added') };
  }
};
