export declare const REMEDY = 'add-to-cart-remedy';
/** What a remedy says, and what its view may do about it. */
export interface Remedy {
  readonly button: HTMLElement;
  readonly words: string;
  /** Address of the product's page. */
  readonly page: string;
  /** Whether this is the one of the product's remedies that is spoken. */
  readonly spoken: boolean;
}
export declare const remedyOf: (host: HTMLElement) => Remedy | undefined;
/**
 * The failure in words with a way on, complete without React; the view adopts this very tree and adds the retry,
 * so that the words are spoken once.
 */
export declare const makeRemedy: (remedy: Remedy) => HTMLElement;
