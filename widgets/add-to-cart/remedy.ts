import { translated } from '../../src/contracts/texts';
import { REMEDY } from './island';

/** What a remedy says, and what its view may do about it. */
export interface Remedy {
  readonly button: HTMLElement;
  readonly words: string;
  /** Address of the product's page. */
  readonly page: string;
  /** Whether this is the one of the product's remedies that is spoken. */
  readonly spoken: boolean;
}

const remedies = new WeakMap<HTMLElement, Remedy>();

export const remedyOf = (host: HTMLElement): Remedy | undefined => remedies.get(host);

/**
 * The failure in words with a way on, complete without React; the view adopts this very tree and adds the retry,
 * so that the words are spoken once.
 */
export const makeRemedy = (remedy: Remedy): HTMLElement => {
  const host = document.createElement('div');
  const words = document.createElement('span');
  const link = document.createElement('a');
  host.dataset.island = REMEDY;
  if (remedy.spoken) words.setAttribute('role', 'alert');
  words.textContent = remedy.words;
  link.href = remedy.page;
  link.textContent = translated('see_product');
  host.append(words, link);
  remedies.set(host, remedy);
  return host;
};
