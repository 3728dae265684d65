import type { Mount } from '../../src/island/define';
/**
 * Shows the state of the button's product: classes `loading` and `added`, `aria-busy`, the link to the cart, and
 * the remedy after a failure (contract 2.2). A link to an AJAX address leads to the product's page instead (W-55).
 */
export declare const paint: Mount;
