// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readsCart, savesCart } from '../../../widgets/cart/queue/cart-request';

const url = (path: string) => new URL(path, 'https://tienda.example/');

describe('requests with which WooCommerce may save the cart', () => {
  it.each([
    '/?wc-ajax=update_order_review',
    '/finalizar-compra/?wc-ajax=apply_coupon',
    '/?wc-ajax=get_refreshed_fragments',
    '/?wc-ajax=wc_stripe_add_to_cart',
    '/carrito/?remove_item=abc&_wpnonce=1',
    '/carrito/?undo_item=abc',
    '/tienda/?add-to-cart=12',
    '/carrito/?remove_coupon=menos5',
    '/wp-json/wc/store/v1/cart/update-item?_locale=user',
    '/wp-json/wc/store/v1/batch',
    '/wp-json/wc/store/cart',
    '/wp-json/wc/store/v1/checkout?__experimental_calc_totals=true',
    '/?rest_route=/wc/store/v1/cart',
    '/wp-admin/admin-ajax.php?action=plugin_add_to_cart',
  ])('%s', (path) => expect(savesCart(url(path))).toBe(true));

  it.each([
    ['/carrito/', 'cart[abc][qty]'],
    ['/carrito/', 'woocommerce-cart-nonce'],
    ['/carrito/', 'calc_shipping'],
    ['/producto/taza/', 'add-to-cart'],
    ['/finalizar-compra/', 'woocommerce-process-checkout-nonce'],
  ])('%s with the field %s', (path, field) => expect(savesCart(url(path), [[field, '1']])).toBe(true));

  it.each([
    '/?wc-ajax=get_variation',
    '/?wc-ajax=islas_consent',
    '/carrito/',
    '/tienda/?orderby=price',
    '/wp-json/wc/store/v1/products?per_page=3',
    '/wp-json/wc/store/v1/cartography',
    '/wp-json/wp/v2/posts',
    '/wp-admin/admin-ajax.php?action=heartbeat',
    '/otra/?action=cart',
  ])('not %s', (path) => expect(savesCart(url(path), [['orderby', 'price']])).toBe(false));

  it('counts a request as reading only if it changes nothing, so that other tabs learn only of changes', () => {
    expect(readsCart(url('/?wc-ajax=get_cart_totals'), 'GET')).toBe(true);
    expect(readsCart(url('/?wc-ajax=get_refreshed_fragments'), 'POST')).toBe(true);
    expect(readsCart(url('/wp-json/wc/store/v1/cart'), 'get')).toBe(true);
    expect(readsCart(url('/?rest_route=/wc/store/v1/cart'), 'GET')).toBe(true);
    expect(readsCart(url('/wp-json/wc/store/v1/batch'), 'POST')).toBe(false);
    expect(readsCart(url('/carrito/?remove_item=abc'), 'GET')).toBe(false);
    expect(readsCart(url('/?wc-ajax=apply_coupon'), 'POST')).toBe(false);
  });
});
