import { countEvent, countBatches } from './analytics-store';

interface BlockCart {
  extensions?: Record<string, { changes?: string }>;
  shippingRates?: { shipping_rates?: { rate_id: string; selected: boolean }[] }[];
}

/** What WooCommerce's blocks offer to other code: `wp.hooks` and `wp.data`. */
interface Wp {
  hooks?: {
    addAction(hook: string, name: string, run: (payload: Record<string, unknown>) => void): void;
    removeAction?(hook: string, name: string): void;
  };
  data?: {
    subscribe(run: () => void): (() => void) | void;
    select(store: string): { getCartData?(): BlockCart; getActivePaymentMethod?(): string } | undefined;
  };
}

const BLOCKS = 'experimental__woocommerce_blocks-checkout-';

/**
 * Counts each shipping and payment method once, when it is chosen or at the latest when the order is placed, and the
 * cart changes that the block cart's store receives.
 */
export const listenToCheckout = (begun: Readonly<Record<string, unknown>> | undefined, signal: AbortSignal): void => {
  const { hooks, data } = (window as { wp?: Wp }).wp ?? {};
  const cart = () => data?.select('wc/store/cart')?.getCartData?.();
  if (begun) {
    const counted = new Set<unknown>();
    const countOnce = (name: string, field: string, value: unknown) => {
      if (value && !counted.has(name + value)) countEvent(name, { ...begun, [field]: String(value) });
      counted.add(name + value);
    };
    const countShipping = (value: unknown) => countOnce('add_shipping_info', 'shipping_tier', value);
    const countPayment = (value: unknown) => countOnce('add_payment_info', 'payment_type', value);
    const read = ({ target }: Event) => {
      const { name, value } = target as HTMLInputElement;
      if (/^shipping_method/.test(name)) countShipping(value);
      if (name === 'payment_method') countPayment(value);
    };
    const submit = ({ target }: Event) => {
      const form = target as HTMLFormElement;
      if (!form.matches('form.checkout')) return;
      const fields = [...new FormData(form)];
      countShipping(fields.find(([name]) => /^shipping_method/.test(name))?.[1]);
      countPayment(fields.find(([name]) => name === 'payment_method')?.[1]);
    };
    document.addEventListener('change', read, { capture: true, signal });
    document.addEventListener('submit', submit, { capture: true, signal });
    const onBlocks = (event: string, run: (detail: Record<string, unknown>) => void) => {
      hooks?.addAction(BLOCKS + event, 'islas', run);
      signal.addEventListener('abort', () => hooks?.removeAction?.(BLOCKS + event, 'islas'));
    };
    onBlocks('set-selected-shipping-rate', ({ shippingRateId }) => countShipping(shippingRateId));
    onBlocks('set-active-payment-method', ({ paymentMethodSlug }) => countPayment(paymentMethodSlug));
    onBlocks('submit', () => {
      const rates = cart()?.shippingRates?.flatMap(({ shipping_rates = [] }) => shipping_rates);
      countShipping(rates?.find(({ selected }) => selected)?.rate_id);
      countPayment(data?.select('wc/store/payment')?.getActivePaymentMethod?.());
    });
  }
  const stop = data?.subscribe(() => countBatches(cart()?.extensions?.['islas_analytics']?.changes));
  if (stop) signal.addEventListener('abort', () => stop());
};
