/** Uses that the types must reject or accept. If a module had no types, the expected errors would be missing. */
import { createElement } from 'react';
import { start } from 'islas';
import { shop } from 'islas/mocks/node';
import { AddToCartButton, mount } from 'islas/react';

// @ts-expect-error An address is a string.
void start({ shop: { cart_url: 7 } });
// @ts-expect-error There is no such scenario.
shop.scenario = 'rain';

void createElement(AddToCartButton, { id: 17, name: 'Cuenco' });
// @ts-expect-error A button needs a product id.
void createElement(AddToCartButton, { name: 'Cuenco' });

mount('NearestInStock', document.body, { product: 100 }).update({ product: 101 });
// @ts-expect-error There is no such component.
mount('Cart', document.body, {});
// @ts-expect-error Props of another component.
mount('StoreNotice', document.body, { product: 100 });
