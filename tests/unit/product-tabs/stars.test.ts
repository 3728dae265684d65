import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { paintStars } from '../../../widgets/product-tabs/paint-stars';
import { printParams, printTabs } from './tabs-page';

let life: AbortController;
beforeEach(() => {
  life = new AbortController();
});
afterEach(() => life.abort());

const start = ({ value = '', required = 'yes' } = {}): HTMLSelectElement => {
  printParams(required);
  printTabs();
  const select = document.querySelector<HTMLSelectElement>('#rating') as HTMLSelectElement;
  select.value = value;
  paintStars(select, life.signal);
  return select;
};
const radios = () => [...document.querySelectorAll<HTMLInputElement>('p.stars input')];
const group = () => document.querySelector('[role=radiogroup]');
const alerts = () => [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);
/** Classes of the stars that themes style: `selected` on all, `active` on one. */
const painted = () => [
  document.querySelector('p.stars')?.classList.contains('selected'),
  [...document.querySelectorAll('p.stars > span > a')].find((star) => star.matches('.active'))?.className,
];
/** Presses the button of the form; whether the form was sent. */
const send = (): boolean => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.querySelector('#submit')?.dispatchEvent(event);
  return !event.defaultPrevented;
};

describe('the stars of a rating', () => {
  test('are a named group of radio buttons with WooCommerce’s labels, and replace the select', () => {
    const select = start();
    expect(radios().map((radio) => radio.getAttribute('aria-label'))).toEqual([
      '1 de 5 estrellas',
      '2 de 5 estrellas',
      '3 de 5 estrellas',
      '4 de 5 estrellas',
      '5 de 5 estrellas',
    ]);
    expect(new Set(radios().map(({ name }) => name)).size).toBe(1);
    expect(group()?.getAttribute('aria-labelledby')).toBe('comment-form-rating-label');
    expect([select.style.display, select.required, select.name]).toEqual(['none', false, 'rating']);
    expect(select.previousElementSibling?.matches('p.stars')).toBe(true);
  });

  test('have the classes that themes style', () => {
    start();
    expect([...document.querySelectorAll('p.stars > span > a')].map(({ className }) => className)).toEqual([
      'star-1',
      'star-2',
      'star-3',
      'star-4',
      'star-5',
    ]);
  });

  test('have the labels of the select if WooCommerce provides none', () => {
    printTabs();
    vi.stubGlobal('wc_single_product_params', {});
    paintStars(document.querySelector('#rating') as HTMLSelectElement, life.signal);
    expect(radios().map((radio) => radio.getAttribute('aria-label'))).toEqual([
      'Muy pobre',
      'No está tan mal',
      'Normal',
      'Bueno',
      'Perfecto',
    ]);
  });

  test('belong to no form, so that only the select is submitted', () => {
    start();
    expect(radios().map((radio) => radio.getAttribute('form'))).toEqual(['', '', '', '', '']);
  });

  test('show the value that the select had before', () => {
    start({ value: '2' });
    expect([painted(), radios().map(({ checked }) => checked)]).toEqual([
      [true, 'star-2 active'],
      [false, true, false, false, false],
    ]);
  });

  test('set the select and fire its change event', () => {
    const select = start();
    const onChange = vi.fn();
    select.addEventListener('change', onChange);
    radios()[3]?.click();
    expect([select.value, painted()]).toEqual(['4', [true, 'star-4 active']]);
    expect(onChange).toHaveBeenCalledOnce();
  });

  test('follow the select when other code changes it, and the form when it is reset', async () => {
    const select = start();
    select.value = '5';
    select.dispatchEvent(new Event('change'));
    expect(painted()).toEqual([true, 'star-5 active']);
    select.value = '';
    select.form?.dispatchEvent(new Event('reset'));
    await vi.waitFor(() => expect(painted()).toEqual([false, undefined]));
  });

  test('are chosen by a click of other code on a star', () => {
    const select = start();
    document.querySelector<HTMLElement>('a.star-3')?.click();
    expect([select.value, painted()]).toEqual(['3', [true, 'star-3 active']]);
  });

  test('replace stars that a copied page contains', () => {
    printParams();
    printTabs();
    const select = document.querySelector<HTMLSelectElement>('#rating') as HTMLSelectElement;
    select.insertAdjacentHTML('beforebegin', '<p class="stars"><span><a class="star-1"></a></span></p>');
    paintStars(select, life.signal);
    expect(document.querySelectorAll('p.stars')).toHaveLength(1);
  });

  test('get the focus that the select had', () => {
    printParams();
    printTabs();
    const select = document.querySelector<HTMLSelectElement>('#rating') as HTMLSelectElement;
    select.focus();
    paintStars(select, life.signal);
    expect(document.activeElement).toBe(radios()[0]);
  });

  test('restore the select when their island is disposed', () => {
    const select = start();
    send();
    life.abort();
    expect([select.style.display, select.required, document.querySelectorAll('p.stars').length, alerts()]).toEqual([
      '',
      true,
      0,
      [],
    ]);
  });
});

describe('a review without a rating', () => {
  test('is not sent if the shop requires one: one message is shown and the stars get the focus', () => {
    start();
    expect(send()).toBe(false);
    expect(send()).toBe(false);
    expect(alerts()).toEqual(['Por favor elige una puntuación']);
    expect(group()?.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(radios()[0]);
  });

  test('is sent once a star is chosen, and the message is removed', () => {
    start();
    send();
    radios()[2]?.click();
    expect([alerts(), group()?.getAttribute('aria-invalid')]).toEqual([[], null]);
    expect(send()).toBe(true);
  });

  test('is sent if the shop does not require one', () => {
    start({ required: 'no' });
    expect([send(), alerts(), group()?.getAttribute('aria-required')]).toEqual([true, [], null]);
  });
});
