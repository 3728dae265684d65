import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SOURCES } from '../../../src/wordpress/english';
import { setSettings } from '../../../src/wordpress/settings';
import type { Mount } from '../../../src/runtime/define';
import { startIslands } from '../../../src/runtime/loader';
import { password } from '../../../widgets/fields/island';
import { addPasswordToggle } from '../../../widgets/fields/show-password';
import { submitWhenSorted } from '../../../widgets/listing/ordering';
import { raiseToMin } from '../../../widgets/product-add/paint';
import { checkField, openHelp } from '../../../widgets/fields/field-checks';
import { keepEarly } from '../runtime/early-log';

let life: AbortController;
beforeEach(() => {
  life = new AbortController();
  setSettings({ texts: { ...SOURCES, password_show: 'Mostrar contraseña', password_hide: 'Ocultar contraseña' } });
});
afterEach(() => {
  life.abort();
  vi.useRealTimers();
});

/** Dispatches a change event on the element and returns it. */
const changed = (element: HTMLElement): Event => {
  const event = new Event('change', { bubbles: true });
  element.dispatchEvent(event);
  return event;
};

const paint = <E extends HTMLElement>(mount: Mount<E>, html: string, selector: string): E => {
  document.body.innerHTML = html;
  const host = document.querySelector<E>(selector);
  if (!host) throw new Error(`No ${selector}`);
  mount(host, { signal: life.signal });
  return host;
};

describe('sorting', () => {
  const open = (before: (select: HTMLSelectElement) => void = () => undefined) => {
    const submitted = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => undefined);
    const select = paint<HTMLSelectElement>(
      (host, context) => {
        before(host);
        submitWhenSorted(host, context);
      },
      '<form class="woocommerce-ordering"><select class="orderby"><option>a<option>b<option>c</select></form>',
      'select',
    );
    const choose = (value: string) => {
      select.value = value;
      fireEvent.change(select);
    };
    return { select, submitted, choose };
  };

  it('sorting submits as soon as the pointer has changed the value', () => {
    const { submitted, choose } = open();
    choose('b');
    expect(submitted).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['Enter', (select: HTMLElement) => fireEvent.keyDown(select, { key: 'Enter' })],
    ['leaving', (select: HTMLElement) => fireEvent.blur(select)],
    ['a pause', () => vi.advanceTimersByTime(1000)],
  ])('sorting submits once after arrow keys, on %s (W-40)', (_, end) => {
    vi.useFakeTimers();
    const { select, submitted, choose } = open();
    for (const value of ['b', 'c', 'b']) {
      fireEvent.keyDown(select, { key: 'ArrowDown' });
      choose(value);
      vi.advanceTimersByTime(200);
    }
    expect(submitted).not.toHaveBeenCalled();
    end(select);
    vi.advanceTimersByTime(5000);
    expect(submitted).toHaveBeenCalledTimes(1);
  });

  it('sorting submits an order chosen before the painter mounted, after its pause', () => {
    vi.useFakeTimers();
    const { submitted } = open((select) => {
      select.value = 'b';
      keepEarly(changed(select));
      vi.advanceTimersByTime(400);
    });
    vi.advanceTimersByTime(590);
    expect(submitted).not.toHaveBeenCalled();
    vi.advanceTimersByTime(20);
    expect(submitted).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(5000);
    expect(submitted).toHaveBeenCalledTimes(1);
  });

  it('sorting does not submit a value that the browser restored with the page', () => {
    vi.useFakeTimers();
    const { submitted, select } = open((host) => {
      host.value = 'b';
    });
    fireEvent.blur(select);
    vi.advanceTimersByTime(5000);
    expect(submitted).not.toHaveBeenCalled();
  });

  it('sorting submits nothing when an early choice was undone', () => {
    vi.useFakeTimers();
    const { submitted } = open((select) => {
      keepEarly(changed(select), changed(select));
    });
    vi.advanceTimersByTime(5000);
    expect(submitted).not.toHaveBeenCalled();
  });

  it('sorting submits nothing when the keys return to the first value', () => {
    vi.useFakeTimers();
    const { select, submitted, choose } = open();
    for (const value of ['b', 'a']) {
      fireEvent.keyDown(select, { key: 'ArrowDown' });
      choose(value);
    }
    vi.advanceTimersByTime(5000);
    expect(submitted).not.toHaveBeenCalled();
  });
});

describe('a quantity outside the cart', () => {
  it.each([
    ['below min', 'value="1" min="3"', '3'],
    ['at min', 'value="3" min="3"', '3'],
    ['with min 0', 'value="-2" min="0"', '0'],
    ['without min', 'value="-2"', '-2'],
    ['with a negative min', 'value="-9" min="-5"', '-9'],
    ['with decimals', 'value="0.2" min="0.5" step="0.1"', '0.5'],
    ['without max', 'value="2" min="3" max=""', '3'],
  ])('a quantity is raised to its min at load: %s', (_, attributes, expected) => {
    expect(paint<HTMLInputElement>(raiseToMin, `<input class="qty" type="number" ${attributes}>`, 'input').value).toBe(
      expected,
    );
  });

  it('a quantity below min is raised when the field is left', () => {
    const input = paint<HTMLInputElement>(raiseToMin, '<input class="qty" type="number" value="4" min="2">', 'input');
    input.value = '1';
    fireEvent.change(input);
    expect(input.value).toBe('2');
  });

  describe('typed below its min', () => {
    const FORM = '<form><p><input class="qty" type="number" value="4" min="4"></p><button>Añadir</button></form>';
    const type = (value: string) => {
      vi.useFakeTimers();
      const input = paint<HTMLInputElement>(raiseToMin, FORM, 'input');
      input.focus();
      input.value = value;
      return { input, button: document.querySelector('button') as HTMLElement };
    };
    const leave = (input: HTMLInputElement) => {
      fireEvent.change(input);
      input.blur();
    };
    const said = () => document.querySelector('.islas-quantity-note')?.textContent;

    it('a quantity typed below min is raised on leaving, with a note until the next input', () => {
      const { input } = type('2');
      fireEvent.change(input);
      expect(input.value, 'while somebody is in the field').toBe('2');
      leave(input);
      expect([input.value, said()]).toEqual(['4', 'Quantity changed to 4, the smallest that can be bought.']);
      fireEvent.input(input);
      expect(said()).toBeUndefined();
    });

    it.each(['invalid', 'submit'])('a quantity below min stays when a press ends in %s', (outcome) => {
      const { input, button } = type('2');
      fireEvent.pointerDown(button);
      leave(input);
      fireEvent.pointerUp(button);
      button.addEventListener('click', (event) => event.preventDefault());
      fireEvent.click(button);
      (outcome === 'submit' ? input.form : input)?.dispatchEvent(new Event(outcome, { cancelable: true }));
      vi.runAllTimers();
      expect([input.value, said()]).toEqual(['2', undefined]);
    });

    it('a quantity typed below min stays when Enter submits the form', () => {
      const { input } = type('2');
      fireEvent.keyDown(input, { key: 'Enter' });
      fireEvent.change(input);
      input.dispatchEvent(new Event('invalid'));
      fireEvent.keyUp(input, { key: 'Enter' });
      vi.runAllTimers();
      expect([input.value, said()]).toEqual(['2', undefined]);
    });

    it.each(['click', 'pointercancel', ''])('a quantity below min is raised after another press: %s', (ends) => {
      const { input } = type('2');
      fireEvent.pointerDown(document.body);
      leave(input);
      expect(input.value).toBe('2');
      fireEvent.pointerUp(document.body);
      if (ends) document.body.dispatchEvent(new Event(ends, { bubbles: true }));
      vi.runAllTimers();
      expect(input.value).toBe('4');
    });
  });

  it('a quantity of a grouped product stays empty or 0', () => {
    const form = '<form class="grouped_form"><input class="qty" type="number" value="" min="0"></form>';
    const input = paint<HTMLInputElement>(raiseToMin, form, 'input');
    expect(input.value).toBe('');
    input.value = '0';
    fireEvent.change(input);
    expect(input.value).toBe('0');
  });
});

describe('an e-mail or phone field', () => {
  const field = (type: string, extra = '') =>
    paint<HTMLInputElement>(checkField, `<p class="form-row"><input id="f" type="${type}" ${extra}></p>`, 'input');
  const fill = (input: HTMLInputElement, value: string) => {
    input.value = value;
    fireEvent.change(input);
  };

  it.each([
    ['email', 'ana@example', 'ana@example.es'],
    ['email', '2@3', 'ana@example.es'],
    ['tel', '12345', '+34 600 10 20 30'],
  ])('an error is shown, linked to the field, and removed: %s', (type, wrong, right) => {
    const input = field(type, 'name="billing_phone" aria-describedby="help"');
    fill(input, wrong);
    const id = input.getAttribute('aria-describedby')?.split(' ')[1] ?? '';
    expect(document.getElementById(id)?.textContent).toMatch(/does not look right/);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    fill(input, right);
    expect(document.getElementById(id)).toBeNull();
    expect(input.getAttribute('aria-describedby')).toBe('help');
    expect(input.hasAttribute('aria-invalid')).toBe(false);
  });

  const PLAIN = [
    'type="tel" name="cumple"',
    'type="tel" name="cp_regalo"',
    'type="tel" id="hotel"',
    'type="text" name="phone"',
  ];
  const CARD = ['cc-number', 'cc-exp', 'cc-csc', 'bday', 'postal-code', 'one-time-code', 'tel-country-code'];
  it.each([
    ...PLAIN,
    ...CARD.map((detail) => `type="tel" name="x_phone" autocomplete="billing ${detail}"`),
    'type="tel" name="mobile_prefix"',
  ])('a field without a sign of a phone is not checked: %s', (attributes) => {
    const input = paint<HTMLInputElement>(checkField, `<p class="form-row"><input ${attributes}></p>`, 'input');
    fill(input, '12/3');
    expect(input.hasAttribute('aria-invalid')).toBe(false);
  });

  it.each([
    ['form-row', 'type="tel" name="shipping[phone]"'],
    ['form-row', 'type="tel" id="telefono-2"'],
    ['form-row', 'type="tel" name="reg_movil"'],
    ['form-row', 'type="text" autocomplete="section-a shipping tel"'],
    ['form-row', 'type="tel" name="a1" autocomplete="tel-national"'],
    ['form-row validate-phone', 'type="text" name="a1"'],
    ['form-row validate-required validate-email', 'type="text" name="a1"'],
  ])('a field with a sign of a phone or e-mail is checked: %s, %s', (row, attributes) => {
    const input = paint<HTMLInputElement>(checkField, `<p class="${row}"><input ${attributes}></p>`, 'input');
    fill(input, '12/3');
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it.each([
    '<div id="payment"><div>?</div></div>',
    '<div class="payment_box payment_method_x">?</div>',
    '<fieldset id="wc-x-cc-form" class="wc-credit-card-form wc-payment-form">?</fieldset>',
    '<form id="add_payment_method">?</form>',
  ])('fields in a payment box are not checked: %s', (box) => {
    for (const type of ['email', 'tel']) {
      const html = box.replace('?', `<p class="form-row validate-phone"><input type="${type}" name="phone"></p>`);
      const input = paint<HTMLInputElement>(checkField, html, 'input');
      fill(input, '123');
      expect(input.hasAttribute('aria-invalid')).toBe(false);
    }
  });

  it('an e-mail field with `multiple` accepts several addresses', () => {
    const input = field('email', 'multiple');
    fill(input, 'ana@example.es, luz@example.es');
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    fill(input, 'ana@example.es, luz');
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('field validation runs after WooCommerce’s checkout validation, which removes description and error mark', () => {
    const input = field('email');
    document.body.addEventListener(
      'focusout',
      () => ['aria-describedby', 'aria-invalid'].forEach((name) => input.removeAttribute(name)),
      life,
    );
    input.focus();
    fill(input, 'ana@example');
    input.blur();
    expect([input.getAttribute('aria-invalid'), input.getAttribute('aria-describedby')]).toEqual([
      'true',
      'islas-check-f',
    ]);
  });

  it('validation shows nothing for an empty field and leaves no attribute behind', () => {
    const input = field('email');
    fill(input, 'x');
    fill(input, '');
    expect(input.outerHTML).toBe('<input id="f" type="email">');
  });

  it('a field that was filled in and left before the painter mounted is validated, but not while it has the focus', () => {
    document.body.innerHTML = '<p class="form-row"><input id="f" type="email"></p>';
    const input = document.querySelector('input') as HTMLInputElement;
    input.value = 'ana@example';
    input.focus();
    checkField(input, { signal: life.signal });
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    input.blur();
    checkField(input, { signal: life.signal });
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('a value that the server printed is validated once the field was left, also before the painter mounted', () => {
    document.body.innerHTML = '<p class="form-row"><input id="f" type="email" value="ana@example"></p>';
    const input = document.querySelector('input') as HTMLInputElement;
    input.addEventListener('focusout', (event) => keepEarly(event));
    checkField(input, { signal: life.signal });
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    fireEvent.focusOut(input);
    life.abort();
    input.removeAttribute('aria-invalid');
    checkField(input, { signal: new AbortController().signal });
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('a field error never blocks the form', () => {
    const input = field('email');
    fill(input, 'x');
    expect(input.validity.customError).toBe(false);
  });
});

describe('a password field', () => {
  const form = '<form><span><input id="p" type="password"></span></form>';
  const button = () => document.querySelector<HTMLButtonElement>('button.show-password-input');

  it('a password has a toggle whose label in the shop’s language alone states its state, without description (W-36)', () => {
    const input = paint<HTMLInputElement>(addPasswordToggle, form, 'input');
    expect([input.type, button()?.getAttribute('aria-label')]).toEqual(['password', 'Mostrar contraseña']);
    button()?.click();
    expect([input.type, button()?.getAttribute('aria-label')]).toEqual(['text', 'Ocultar contraseña']);
    expect(button()?.hasAttribute('aria-pressed')).toBe(false);
    expect(button()?.classList.contains('display-password')).toBe(true);
    expect(button()?.hasAttribute('aria-describedby')).toBe(false);
  });

  it('a password is hidden again when the form is submitted (W-36)', () => {
    const input = paint<HTMLInputElement>(addPasswordToggle, form, 'input');
    button()?.click();
    fireEvent.submit(document.forms[0] as HTMLFormElement);
    expect(input.type).toBe('password');
  });

  it('a password without WooCommerce’s wrapper gets it, and keeps the focus', () => {
    document.body.innerHTML = '<form><p><input type="password"></p></form>';
    const input = document.querySelector('input') as HTMLInputElement;
    input.focus();
    addPasswordToggle(input, { signal: life.signal });
    expect(input.parentElement?.className).toBe('password-input');
    expect(document.activeElement).toBe(input);
  });

  it('a password in a form that is inserted later has its toggle, too (W-36)', async () => {
    document.body.innerHTML = '<div class="woocommerce"></div>';
    startIslands([password], life.signal);
    const place = document.querySelector('.woocommerce') as HTMLElement;
    place.innerHTML = form;
    await vi.waitFor(() => expect(place.querySelector('[data-island-state]')).not.toBeNull());
    await vi.waitFor(() => expect(button()?.getAttribute('aria-label')).toBe('Mostrar contraseña'));
  });

  it('a password keeps a printed toggle and gets no second one', () => {
    paint(
      addPasswordToggle,
      '<form><span class="password-input"><input type="password"><button class="show-password-input" aria-describedby="x"></button></span></form>',
      'input',
    );
    expect(document.querySelectorAll('button')).toHaveLength(1);
    expect(button()?.hasAttribute('aria-describedby')).toBe(false);
  });
});

describe('the help of a field', () => {
  const open = () => {
    Element.prototype.animate = vi.fn(() => {
      const slide: { onfinish?: () => void } = {};
      queueMicrotask(() => slide.onfinish?.());
      return slide as unknown as Animation;
    });
    const text = paint(
      openHelp,
      '<span class="woocommerce-input-wrapper"><input><span class="description" id="help" aria-hidden="true">Ayuda</span></span><button>x</button>',
      '.description',
    );
    const host = text.parentElement as HTMLElement;
    const state = () => [text.getAttribute('aria-hidden'), text.style.display];
    return { host, state };
  };

  it('help opens on focus, closes on Escape, and its attribute follows (W-35)', async () => {
    const { host, state } = open();
    expect(state()).toEqual(['true', 'none']);
    fireEvent.focusIn(host.querySelector('input') as HTMLElement);
    expect(state()).toEqual(['false', 'block']);
    fireEvent.keyDown(host, { key: 'Escape' });
    await Promise.resolve();
    await Promise.resolve();
    expect(state()).toEqual(['true', 'none']);
  });

  it('help is open if its field had the focus before the painter mounted', () => {
    document.body.innerHTML =
      '<span class="woocommerce-input-wrapper"><input><span class="description" aria-hidden="true">Ayuda</span></span>';
    document.querySelector('input')?.focus();
    const text = document.querySelector('.description') as HTMLElement;
    openHelp(text, { signal: life.signal });
    expect([text.getAttribute('aria-hidden'), text.style.display]).toEqual(['false', 'block']);
  });

  it('help still describes its field after WooCommerce’s checkout has removed the reference', () => {
    open();
    const input = document.querySelector('input') as HTMLInputElement;
    document.body.addEventListener('input', () => input.removeAttribute('aria-describedby'), life);
    fireEvent.input(input);
    expect(input.getAttribute('aria-describedby')).toBe('help');
  });

  it('help closes on a click elsewhere, which keeps its own effect', async () => {
    const { host, state } = open();
    const clicked = vi.fn();
    document.querySelector('button')?.addEventListener('click', clicked);
    fireEvent.click(host);
    fireEvent.click(document.querySelector('button') as HTMLElement);
    await Promise.resolve();
    await Promise.resolve();
    expect(state()).toEqual(['true', 'none']);
    expect(clicked).toHaveBeenCalledTimes(1);
  });
});
