import { nextOptionIndex } from './list-keys';
import { $sent } from './sent-store';
import { rememberSearch } from './recent-searches';

/** Callbacks and state between a search field and its suggestions. */
export interface FieldListener {
  readonly typed: (text: string, isNow: boolean) => void;
  /** Number of options, and the index of the active one (-1: none). */
  readonly options: () => { readonly count: number; readonly active: number };
  readonly activate: (option: number) => void;
  /** Opens the link of the active option. */
  readonly choose: () => void;
}

/** The search field that belongs to a suggestions host. */
export const findSearchField = (host: HTMLElement): HTMLInputElement | null =>
  (host.closest('[data-islas-panel]') ?? host.parentElement)?.querySelector<HTMLInputElement>(
    'input[name=s],input[type=search]',
  ) ?? null;

/** Saves the query when the form is submitted, also one submitted just before this ran. */
export const rememberSubmittedSearch = (host: HTMLElement, signal: AbortSignal): void => {
  const field = findSearchField(host);
  if (!field?.form || signal.aborted) return;
  const keep = () => rememberSearch(field.value);
  field.form.addEventListener('submit', keep, { signal });
  if ($sent.get() === field.form) keep();
};

/**
 * Makes the field a combobox whose list is rendered elsewhere: arrows move, Enter follows the option, Escape closes.
 */
export const listenToField = (field: HTMLInputElement, listener: FieldListener): (() => void) => {
  const end = new AbortController();
  const { signal } = end;
  const keys = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    const { count, active } = listener.options();
    const next = nextOptionIndex(active, count, event.key);
    if (next !== active) listener.activate(next);
    else if (event.key === 'Enter' && active >= 0) listener.choose();
    else if (event.key === 'Escape' && active >= 0) listener.activate(-1);
    else return;
    event.preventDefault();
  };
  field.addEventListener('keydown', keys, { signal });
  field.addEventListener('input', () => listener.typed(field.value, false), { signal });
  listener.typed(field.value, true);
  return () => {
    end.abort();
    for (const name of ['role', 'aria-expanded', 'aria-controls', 'aria-autocomplete', 'aria-activedescendant'])
      field.removeAttribute(name);
  };
};

/** Sets the field's ARIA attributes for the list and the active option. */
export const setFieldState = (field: HTMLInputElement, list: string, isOpen: boolean, active: string): void => {
  const attributes = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': String(isOpen),
    'aria-controls': list,
  };
  for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
  if (active) field.setAttribute('aria-activedescendant', active);
  else field.removeAttribute('aria-activedescendant');
};

/** Fills in a query and places the caret after it. */
export const fillField = (field: HTMLInputElement, text: string): void => {
  field.value = text;
  field.focus({ preventScroll: true });
  field.dispatchEvent(new Event('input', { bubbles: true }));
};
