import { translated } from '../../src/contracts/texts';

export const REMEDY = 'add-to-cart-remedy';

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
  const host = document.createElement('span');
  const words = host.appendChild(document.createElement('span'));
  const link = host.appendChild(document.createElement('a'));
  host.dataset.island = REMEDY;
  host.className = 'islas-remedy';
  host.style.display = 'block';
  if (remedy.spoken) words.setAttribute('role', 'alert');
  words.className = 'islas-remedy__words';
  words.textContent = remedy.words;
  link.className = 'islas-remedy__product';
  link.href = remedy.page;
  link.textContent = translated('see_product');
  remedies.set(host, remedy);
  return host;
};
