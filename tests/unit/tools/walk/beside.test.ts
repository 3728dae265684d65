// @vitest-environment node
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answerFor, stepsBeside } from '../../../../.tools/walk/beside.mjs';
import type { Store } from '../../../../.tools/store/start.mjs';

const shop = (...plugins: string[]) => ({ plugins }) as unknown as Store;
const STRIPE = 'woocommerce-gateway-stripe@10.8.3';
const REDSYS = 'woo-redsys-gateway-light@7.0.0';
const SCRIPT = 'https://js.stripe.com/clover/stripe.js';
const PAYPAL = 'https://www.paypal.com/sdk/js?client-id=x';
const BANK = 'https://sis-t.redsys.es:25443/sis/realizarPago?';

describe('what the walk has for a plugin', () => {
  it('another host is answered by a file where the shop has its plugin, and by nothing elsewhere', () => {
    const all = shop(STRIPE, REDSYS, 'woocommerce-paypal-payments@4.1.0');
    for (const url of [SCRIPT, PAYPAL, BANK]) expect(existsSync(answerFor(all, url) ?? '')).toBe(true);
    expect(answerFor(shop(REDSYS), SCRIPT)).toBeUndefined();
    expect(answerFor(all, 'https://js.stripe.com.example/stripe.js')).toBeUndefined();
    expect(answerFor(shop(), BANK)).toBeUndefined();
  });

  it('steps with WooCommerce’s checkout block follow all steps with the classic checkout', () => {
    const names = Object.keys(stepsBeside(shop(STRIPE, REDSYS)));
    const change = names.indexOf('the checkout becomes the block');
    expect(names.slice(0, change)).toContain('Redsys in the checkout');
    expect(names.slice(change)).toEqual([
      'the checkout becomes the block',
      'Stripe in the checkout block',
      'Redsys in the checkout block',
    ]);
  });

  it('a shop without such plugins has no further steps', () => {
    expect(stepsBeside(shop('polylang@3.8.5'))).toEqual({});
  });
});
