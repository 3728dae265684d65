import './cart-page.css';
import { startEntry } from '../../src/runtime/start-entry';
import { startCartPage } from './start-cart-page';

/** The entry of the classic cart without the stock script, after `main.ts`. */
startEntry('islas.cart-page', ({ cart_page: isWanted }, signal) => (isWanted ? [() => startCartPage(signal)] : []));
