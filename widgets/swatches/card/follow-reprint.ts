import { startObserver } from '../../../src/browser/lifetime';
import type { Choices } from '../../variations/public';
import { propsOf } from '../form/swatch-props';
import { type CardProps, decodeCardProps } from './card-props';

/** The choices that the card was printed with. */
const choicesOf = ({ groups }: CardProps): Choices =>
  Object.fromEntries(
    groups.map(({ attribute, items }) => [attribute, items.find(({ state }) => state === 'selected')?.value ?? '']),
  );

/**
 * Calls back when WordPress' router has written the card of another page into this one, which stays where both list its
 * product: filtered by a colour, a card begins with that colour.
 */
export const followReprint = (
  host: HTMLElement,
  onReprint: (card: CardProps, choices: Choices) => void,
  signal: AbortSignal,
): void => {
  const script = host.querySelector(':scope > script');
  if (!script) return;
  const read = () => {
    const card = decodeCardProps(propsOf(host));
    onReprint(card, choicesOf(card));
  };
  const observer = startObserver(new MutationObserver(read), signal);
  observer.observe(script, { childList: true, characterData: true, subtree: true });
};
