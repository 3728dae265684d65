import { makeCartLink } from '../../cart/public';
import { type Choices, applyChoices, formStore } from '../../variations/public';
import type { Mount } from '../../../src/runtime/define';
import { announce } from '../../../src/browser/live-region';
import { addingOf } from '../swatch-store';
import { attributeOf } from '../form/choose';
import { currentItems } from '../form/swatch-items';
import { followShopper, showOfferHost } from '../form/offer';
import { paintItems, writeAttribute } from '../form/paint';
import { propsOf } from '../form/swatch-props';
import { type AroundPainter, createCardPainter } from './paint-around';
import { type CardProps, decodeCardProps } from './card-props';
import { cardState, detailsOf, outcomeText } from './card-state';
import { followReprint } from './follow-reprint';
import { startRequests } from './start-requests';

/** A moment after the choice itself was announced, in milliseconds; another choice before that takes its place. */
const AFTER_CHOICE_MS = 300;

/** The choices as the browser has them: it may have kept or made some before anything ran. */
const choicesOf = (host: Element): Choices => {
  const choices: Record<string, string> = {};
  for (const radio of host.querySelectorAll<HTMLInputElement>('.islas-swatch__radio')) {
    const attribute = attributeOf(radio) ?? '';
    choices[attribute] ||= radio.checked ? radio.value : '';
  }
  return choices;
};

/** An element after the button that is there while it shows something. */
const paintAfter = (before: Element, selector: string, isShown: boolean, make: () => Element): Element => {
  const found = before.parentElement?.querySelector(selector);
  if (!isShown) found?.remove();
  else if (!found) before.after(make());
  return isShown ? (found ?? (before.nextElementSibling as Element)) : before;
};

/** Makes of the markup that PHP printed what the choice and the last press of the button lead to. */
export const paintCard = (host: Element, card: CardProps, form: HTMLFormElement): void => {
  const state = formStore(form).get();
  const groups = host.querySelectorAll('.islas-swatches__live');
  card.groups.forEach((group, i) => groups[i] && paintItems(groups[i], group, currentItems(group, state)));
  const button = host.querySelector<HTMLButtonElement>('.islas-card__add');
  if (!button) return;
  const { state: now, message, isReady, isShown, isHidden } = cardState(state, addingOf(form).get());
  button.hidden = isHidden;
  writeAttribute(button, 'data-ready', isShown ? 'true' : null);
  writeAttribute(button, 'aria-busy', now === 'loading' ? 'true' : null);
  for (const name of ['loading', 'added']) button.classList.toggle(name, now === name);
  const last = paintAfter(button, '.added_to_cart', now === 'added', makeCartLink);
  const failure = paintAfter(last, '.islas-card__message', !!message, () =>
    Object.assign(document.createElement('p'), { className: 'islas-card__message' }),
  );
  if (message && failure.textContent !== message) failure.textContent = message;
  // A whole choice that cannot be bought has its offer at the end of the card; the offers of items stand in their groups.
  showOfferHost(button.parentElement ?? host, !!message && !isReady);
};

/**
 * Paints a card after each choice, in the same task: its swatches and controls, and the picture, price and links around.
 * The variations are requested once the shopper touches the swatches, or hovers over them.
 */
export const mount: Mount = (host, { signal }) => {
  const form = host.closest('form');
  if (!form) throw new Error('Swatches need a form.');
  const $form = formStore(form);
  let props = decodeCardProps(propsOf(host));
  let around: AroundPainter | undefined;
  let message = new AbortController();
  /** Choices whose outcome is not announced, because the result of an add is. */
  let quiet: Choices | undefined;

  const requestVariations = startRequests(form, signal);
  const paint = () => paintCard(host, props, form);
  /** Of a choice that was printed only a whole one asks: what a filter chose on every card of a listing asks for nothing. */
  const syncState = (isPrinted = false) => {
    const { choices } = $form.get();
    const chosen = Object.values(choices);
    const isChosen = chosen.some(Boolean);
    if (isChosen && (!isPrinted || chosen.every(Boolean))) requestVariations();
    const state = $form.get();
    if (isChosen || around) {
      around ??= createCardPainter(form, props.images);
      around(choices, detailsOf(state));
    }
    paint();
    message.abort();
    message = new AbortController();
    if (!isPrinted && quiet !== choices)
      announce(outcomeText(state), { after: AFTER_CHOICE_MS, signal: message.signal });
  };

  // Another form of the product may have set some attributes already; the store wins over the markup.
  const known = $form.get().choices;
  const choices = { ...choicesOf(host), ...known };
  if (Object.keys(choices).length > Object.keys(known).length) applyChoices(form, choices);
  quiet = $form.get().choices;
  const radios = [...host.querySelectorAll<HTMLInputElement>('.islas-swatch__radio')];
  syncState(radios.every(({ checked, defaultChecked }) => !checked || defaultChecked));
  let isReprinted = false;
  const stops = [
    $form.listen(() => syncState(isReprinted)),
    // Announces the result of the add, not the choice.
    addingOf(form).listen(({ choices }) => {
      message.abort();
      quiet = choices;
      paint();
    }),
  ];
  const takeReprint = (printed: CardProps, choices: Choices) => {
    props = printed;
    isReprinted = true;
    applyChoices(form, choices);
    isReprinted = false;
  };
  followReprint(host, takeReprint, signal);
  followShopper(host, signal);
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop();
    message.abort();
    around?.({}, null);
  });
};
