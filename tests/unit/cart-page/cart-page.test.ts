import { waitFor } from '@testing-library/dom';
import jQuery from 'jquery';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { server, shop } from '../../../mocks/node';
import { emit, on } from '../../../src/runtime/events';
import { setButton } from '../../../widgets/fragments/cart-store';
import { parsePage, showTotals } from '../../../widgets/cart-page/show-page';
import {
  BOWL,
  CUP,
  coupon,
  form,
  notices,
  openCart,
  press,
  quantity,
  removeLink,
  rows,
  settled,
  type,
  updateButton,
} from './cart-visit';

let life: AbortController;
beforeEach(() => {
  life = new AbortController();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  life.abort();
  jQuery(document.body).off();
  jQuery(document).off();
});

describe('the lines of the cart', () => {
  test('the button is disabled until a line changes, and sends the change', async () => {
    await openCart(life.signal, [CUP]);
    expect(updateButton().disabled).toBe(true);
    type(quantity(), '3');
    expect(updateButton().disabled).toBe(false);
    updateButton().click();
    expect(form()).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(shop.cart.count).toBe(3));
    await settled();
    expect(quantity().value).toBe('3');
    expect(updateButton().disabled).toBe(true);
    expect(notices()).toEqual(['Carrito actualizado.']);
  });

  test('what the browser has restored before the script came can be sent', async () => {
    await openCart(life.signal, [CUP], () => (quantity().value = '4'));
    expect(updateButton().disabled).toBe(false);
  });

  test('a removed item can be brought back, and an empty cart too', async () => {
    await openCart(life.signal, [CUP]);
    removeLink().click();
    removeLink().click();
    await waitFor(() => expect(document.querySelector('.cart-empty')).not.toBeNull());
    expect(shop.requests.filter(({ url }) => url.includes('remove_item')).length).toBe(1);
    expect(notices()).toHaveLength(1);
    press('.restore-item');
    await waitFor(() => expect(rows()).toBe(1));
    expect(updateButton().disabled).toBe(true);
  });

  test('what was typed in another line stays', async () => {
    await openCart(life.signal, [CUP, BOWL]);
    const last = () =>
      [...document.querySelectorAll<HTMLInputElement>('.cart_item input.qty')].at(-1) as HTMLInputElement;
    type(last(), '7');
    removeLink().click();
    await waitFor(() => expect(rows()).toBe(1));
    expect(last().value).toBe('7');
    expect(updateButton().disabled).toBe(false);
  });

  test('an expired nonce is renewed once, and the change is made', async () => {
    await openCart(life.signal, [CUP]);
    shop.nonces.expire();
    type(quantity(), '2');
    updateButton().click();
    await waitFor(() => expect(shop.cart.count).toBe(2));
    await settled();
    expect(notices()).toEqual(['Carrito actualizado.']);
  });

  test('without a connection the reason is said, and what was typed stays', async () => {
    await openCart(life.signal, [CUP]);
    server.use(http.all('*', () => HttpResponse.error()));
    type(quantity(), '2');
    updateButton().click();
    await waitFor(() => expect(notices()).toEqual(['Probablemente no tienes conexión.']));
    expect(quantity().value).toBe('2');
    expect(updateButton().disabled).toBe(false);
  });

  test('what was added before the script came is shown', async () => {
    await openCart(life.signal, [CUP], async () => {
      await fetch(`/tienda/?add-to-cart=${BOWL}`);
      setButton(String(BOWL), { state: 'added' });
    });
    await waitFor(() => expect(rows()).toBe(2));
    setButton(String(BOWL));
  });

  test('after an add, a cart that the shop fails to send is requested once more, and then the reason is shown', async () => {
    await openCart(life.signal, [CUP]);
    let answers = 0;
    const refuse = () => (answers++, HttpResponse.text('', { status: 500 }));
    server.use(http.all('*/carrito/', refuse, { once: true }));
    await fetch(`/tienda/?add-to-cart=${BOWL}`);
    emit(document.body, 'islas:added', { fragments: {}, hash: '', button: null });
    await waitFor(() => expect(rows()).toBe(2));
    expect(notices()).toEqual([]);
    server.use(http.all('*/carrito/', refuse));
    emit(document.body, 'islas:added', { fragments: {}, hash: '', button: null });
    await waitFor(() => expect(notices()).toEqual(['Se ha producido un error.']));
    await settled();
    expect(answers).toBe(3);
    expect(rows()).toBe(2);
  });

  test('notices are shown before the cart on a page without a place for them (W-45)', async () => {
    await openCart(life.signal, [CUP], () => document.querySelector('.woocommerce-notices-wrapper')?.remove());
    type(quantity(), '2');
    updateButton().click();
    await waitFor(() => expect(notices()).toEqual(['Carrito actualizado.']));
    expect(document.querySelector('.woocommerce')?.firstElementChild).toHaveTextContent('Carrito actualizado.');
  });

  test('scripts in the totals after another way of shipping run once; those of a page do not', async () => {
    await openCart(life.signal, [CUP]);
    const page = parsePage('<div class="cart_totals"><script>one</script><p>Total</p></div>');
    const made = vi.spyOn(document, 'createElement');
    const ran = () => made.mock.results.filter(({ value }) => (value as Element).matches('script')).length;
    showTotals(page);
    expect(ran()).toBe(0);
    showTotals(parsePage('<div class="cart_totals"><script>one</script><p>Total</p></div>'), true);
    expect([ran(), document.querySelector('.cart_totals script')?.textContent]).toEqual([1, 'one']);
    made.mockRestore();
  });

  test('the page that answered is emitted for others', async () => {
    await openCart(life.signal, [CUP]);
    const pages: Document[] = [];
    on('islas:cart-page-answered', ({ detail }) => void pages.push(detail.page), { signal: life.signal });
    type(quantity(), '2');
    updateButton().click();
    await settled();
    await waitFor(() => expect(pages).toHaveLength(1));
  });
});

describe('coupons', () => {
  test('a refused coupon is said at its field, which has the focus', async () => {
    await openCart(life.signal, [CUP]);
    type(coupon(), '<b>no</b>');
    press('[name=apply_coupon]');
    await waitFor(() => expect(document.querySelector('#coupon-error-notice')).toHaveAttribute('role', 'alert'));
    await settled();
    expect(coupon()).toHaveFocus();
    expect(coupon().value).toBe('<b>no</b>');
    expect(document.querySelector('#coupon-error-notice b')).toBeNull();
    type(coupon(), 'otro');
    expect(document.querySelector('#coupon-error-notice')).toBeNull();
    expect(coupon()).not.toHaveAttribute('aria-invalid');
  });
});

describe('the cart for other code, while jQuery is on the page', () => {
  const record = () => {
    const seen: string[] = [];
    const names = 'updated_wc_div updated_cart_totals wc_cart_emptied applied_coupon item_removed_from_classic_cart';
    jQuery(document.body).on(names, ({ type: name }: { type: string }) => void seen.push(name));
    return seen;
  };
  beforeEach(() => void Object.assign(window, { jQuery }));

  test('events are triggered in the order of the stock script', async () => {
    await openCart(life.signal, [CUP]);
    const seen = record();
    type(coupon(), 'nada');
    press('[name=apply_coupon]');
    await waitFor(() => expect(seen).toEqual(['applied_coupon', 'updated_cart_totals', 'updated_wc_div']));
    await settled();
    removeLink().click();
    await waitFor(() =>
      expect(seen.slice(3)).toEqual(['wc_cart_emptied', 'updated_wc_div', 'item_removed_from_classic_cart']),
    );
  });

  test('wc_update_cart shows the cart as the shop has it', async () => {
    await openCart(life.signal, [CUP]);
    await fetch(`/tienda/?add-to-cart=${BOWL}`);
    jQuery(document).trigger('wc_update_cart');
    await waitFor(() => expect(rows()).toBe(2));
  });

  test('a listener that throws does not stop the others', async () => {
    await openCart(life.signal, [CUP]);
    const seen: string[] = [];
    jQuery(document.body).on('updated_wc_div', () => {
      throw new Error('theirs');
    });
    jQuery(document.body).on('updated_wc_div', () => void seen.push('second'));
    removeLink().click();
    await waitFor(() => expect(seen).toEqual(['second']));
    await settled();
  });
});
