import { translated } from '../../src/contracts/texts';
import type { ViewMount } from '../../src/island/define';
import { addToCart } from '../../src/stores/cart';
import { hydrate } from '../shared/mount';
import { useLive } from '../shared/use-live';
import { type Remedy, remedyOf } from './remedy';

/** Why an add failed and the ways on: again, or the product's page (architecture 2.4). */
export const AddToCartRemedy = ({ button, words, page, spoken }: Remedy) => {
  const live = useLive();
  return (
    <>
      <span role={spoken ? 'alert' : undefined}>{words}</span>
      {live && (
        <button type="button" className="button wp-element-button" onClick={() => addToCart(button)}>
          {translated('retry')}
        </button>
      )}
      <a href={page}>{translated('see_product')}</a>
    </>
  );
};

/** A host that somebody copied has no remedy of its own: its button's painter is about to replace it. */
export const mount: ViewMount = (host, context) => {
  const remedy = remedyOf(host);
  if (remedy) hydrate(AddToCartRemedy, () => remedy)(host, context);
};
