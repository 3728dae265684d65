import { translated } from '../../src/contracts/texts';
import { addToCart } from '../../src/stores/cart';
import { hydrate } from '../shared/mount';
import { useLive } from '../shared/use-live';
import { type Remedy, remedyOf } from './remedy';

/** Why an add failed and the ways on: again, or the product's page (architecture 2.4). */
export const AddToCartRemedy = ({ button, words, page, spoken }: Remedy) => {
  const live = useLive();
  return (
    <>
      <span role={spoken ? 'alert' : undefined} className="islas-remedy__words">
        {words}
      </span>
      {live && (
        <button type="button" className="islas-remedy__retry button" onClick={() => addToCart(button)}>
          {translated('retry')}
        </button>
      )}
      <a className="islas-remedy__product" href={page}>
        {translated('see_product')}
      </a>
    </>
  );
};

const read = (host: HTMLElement): Remedy => {
  const remedy = remedyOf(host);
  if (!remedy) throw new Error('A remedy without its button: the host was copied by somebody else.');
  return remedy;
};

export const mount = hydrate(AddToCartRemedy, read);
