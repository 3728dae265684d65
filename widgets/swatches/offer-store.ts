import { atom } from 'nanostores';
import type { NearestOffer } from './swatch-form-props';

interface Entry {
  /** The form that offers, or the place of an offer. */
  readonly key: object;
  readonly product: number;
}

/** What forms in a host's tree offer; the last one is the newest. */
export const $offers = atom<readonly (Entry & { readonly offer: NearestOffer })[]>([]);

/** Products whose offer has a place elsewhere in the host's tree. */
export const $places = atom<readonly Entry[]>([]);

/** Publishes an offer until the returned function is called. */
export const publishOffer = (key: object, product: number, offer: NearestOffer): (() => void) => {
  $offers.set([...$offers.get(), { key, product, offer }]);
  return () => $offers.set($offers.get().filter((entry) => entry.key !== key));
};

/** Announces a place for a product's offer until the returned function is called. */
export const addPlace = (key: object, product: number): (() => void) => {
  $places.set([...$places.get(), { key, product }]);
  return () => $places.set($places.get().filter((entry) => entry.key !== key));
};
