/** What a button in a host's tree needs of the cart; it loads with the first one that is live. */
import './add-failure.css';
export { translate } from '../../src/wordpress/texts';
export { shopParams } from '../../src/woocommerce/globals';
export { $buttons } from '../fragments/public';
export { addToCart } from './cart-actions';
