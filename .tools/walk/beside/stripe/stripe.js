// In place of Stripe's script: a card field that is always right, a wallet's button, and tokens of a test card.
(() => {
  const element = (kind) => {
    const listeners = {};
    const tell = (name, detail = {}) => (listeners[name] ?? []).forEach((listen) => listen(detail));
    let host;
    const self = {
      on: (name, listen) => ((listeners[name] ??= []).push(listen), self),
      once: (name, listen) => self.on(name, listen),
      off: () => self,
      update: () => {},
      focus: () => {},
      blur: () => {},
      clear: () => {},
      collapse: () => {},
      destroy: () => self.unmount(),
      unmount: () => host?.replaceChildren(),
      mount(place) {
        host = typeof place === 'string' ? document.querySelector(place) : place;
        if (!host) throw new Error(`No element ${place} to mount ${kind} in.`);
        const shown = document.createElement(kind === 'expressCheckout' ? 'button' : 'div');
        shown.className = `walk-stripe walk-stripe-${kind}`;
        shown.textContent = kind === 'expressCheckout' ? 'Pagar con un toque' : '4242 4242 4242 4242 · 12/35 · 123';
        shown.style.cssText =
          'box-sizing: border-box; width: 100%; min-height: 40px; padding: 8px; border: 1px solid #888;';
        if (kind === 'expressCheckout') {
          shown.type = 'button';
          shown.addEventListener('click', () => tell('click', { expressPaymentType: 'google_pay', resolve: () => {} }));
        }
        host.replaceChildren(shown);
        setTimeout(() => {
          tell('ready', { availablePaymentMethods: { googlePay: true } });
          tell('change', { complete: true, empty: false, value: { type: 'card' } });
        });
      },
    };
    return self;
  };
  const elements = () => {
    const made = {};
    return {
      create: (kind) => (made[kind] = element(kind)),
      getElement: (kind) => made[kind] ?? null,
      update: () => {},
      fetchUpdates: async () => ({}),
      submit: async () => ({ selectedPaymentMethod: 'card' }),
      on: () => {},
    };
  };
  const paymentMethod = { id: 'pm_walk', type: 'card', card: { brand: 'visa', last4: '4242' } };
  const paymentIntent = { id: 'pi_walk', status: 'succeeded', payment_method: 'pm_walk' };
  window.Stripe = function Stripe() {
    return {
      elements,
      registerAppInfo: () => {},
      createToken: async () => ({ token: { id: 'tok_walk' } }),
      createPaymentMethod: async () => ({ paymentMethod }),
      createConfirmationToken: async () => ({ confirmationToken: { id: 'ctoken_walk' } }),
      confirmPayment: async () => ({ paymentIntent }),
      confirmCardPayment: async () => ({ paymentIntent }),
      handleNextAction: async () => ({ paymentIntent }),
      retrievePaymentIntent: async () => ({ paymentIntent }),
      paymentRequest: () => ({ canMakePayment: async () => null, on: () => {}, update: () => {} }),
    };
  };
  window.Stripe.version = 'clover';
})();
