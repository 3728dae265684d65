// In place of PayPal's script: one button in each container, and a payer who approves at once.
(() => {
  // Scripts that share a page ask for the SDK under names of their own.
  const { namespace = 'paypal' } = document.currentScript?.dataset ?? {};
  const address = {
    address_line_1: 'Calle Mayor 1',
    admin_area_2: 'Las Palmas',
    admin_area_1: 'GC',
    postal_code: '35001',
    country_code: 'ES',
  };
  const payer = { email_address: 'clara@correo.example', name: { given_name: 'Clara', surname: 'Luz' }, address };
  const units = [{ shipping: { name: { full_name: 'Clara Luz' }, address } }];
  const Buttons = (options = {}) => ({
    isEligible: () => !options.fundingSource || options.fundingSource === 'paypal',
    hasReturned: () => false,
    resume: () => {},
    close: async () => {},
    updateProps: async () => {},
    async render(container) {
      const place = typeof container === 'string' ? document.querySelector(container) : container;
      if (!place) throw new Error(`No container ${container}`);
      const button = Object.assign(document.createElement('button'), {
        type: 'button',
        textContent: 'PayPal',
        className: 'walk-paypal',
      });
      button.style.cssText =
        'display: block; width: 100%; min-height: 40px; border: 0; background: #ffc439; color: #111;';
      let isEnabled = true;
      const actions = {
        enable: async () => void (isEnabled = true),
        disable: async () => void (isEnabled = false),
        resolve: () => true,
        reject: () => false,
      };
      const data = { fundingSource: options.fundingSource ?? 'paypal', paymentSource: 'paypal' };
      button.addEventListener('click', async () => {
        try {
          const answer = await options.onClick?.(data, actions);
          if (answer === false || !isEnabled) return;
          const orderID = await options.createOrder(data, actions);
          await options.onApprove(
            { ...data, orderID, payerID: 'CLARA' },
            {
              ...actions,
              restart: async () => {},
              redirect: (url) => location.assign(url),
              order: { get: async () => ({ id: orderID, payer, purchase_units: units }) },
            },
          );
        } catch (error) {
          if (options.onError) options.onError(error);
          else throw error;
        }
      });
      place.append(button);
      options.onInit?.(data, actions);
    },
  });
  // The checkout block draws the button as a component, which it asks for at every render: one for all, or each render
  // would take the button away under the press. Its handlers are those of the last render.
  let component;
  Buttons.driver = (_name, { React }) =>
    (component ??= (props) => {
      const host = React.useRef(null);
      const latest = React.useRef(props);
      latest.current = props;
      React.useEffect(() => {
        const handlers = ['onClick', 'createOrder', 'onApprove', 'onError', 'onInit'].map((name) => [
          name,
          (...values) => latest.current[name]?.(...values),
        ]);
        const button = Buttons({ fundingSource: props.fundingSource, ...Object.fromEntries(handlers) });
        if (button.isEligible()) button.render(host.current);
      }, []);
      return React.createElement('div', { ref: host });
    });
  const nothing = () => ({ isEligible: () => false, render: async () => {} });
  window[namespace] = {
    version: '5',
    Buttons,
    Messages: () => ({ render: async () => {} }),
    CardFields: nothing,
    HostedFields: { isEligible: () => false },
    FUNDING: { PAYPAL: 'paypal', CARD: 'card', PAYLATER: 'paylater', VENMO: 'venmo' },
    getFundingSources: () => ['paypal'],
    isFundingEligible: (source) => source === 'paypal',
  };
})();
