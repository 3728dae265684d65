/** What the types refuse, and what they take. A module without types would refuse nothing. */
import { createElement } from 'react';
import { start } from 'islas';
import { shop } from 'islas/mocks/node';
import { AddToCartButton, mount } from 'islas/react';

// @ts-expect-error A number is no address.
void start({ shop: { cart_url: 7 } });
// @ts-expect-error There is no such scenario.
shop.scenario = 'rain';

void createElement(AddToCartButton, { id: 17, name: 'Cuenco' });
// @ts-expect-error A button has a product.
void createElement(AddToCartButton, { name: 'Cuenco' });

mount('NearestInStock', document.body, { product: 100 }).update({ product: 101 });
// @ts-expect-error There is no such component.
mount('Cart', document.body, {});
// @ts-expect-error Props of another component.
mount('StoreNotice', document.body, { product: 100 });
