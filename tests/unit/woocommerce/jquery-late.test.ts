import jQuery from 'jquery';
import { beforeEach, expect, test, vi } from 'vitest';
import { connectForms } from '../../../widgets/variations/jquery-variations';
import { setSettings } from '../../../src/wordpress/settings';
import { mount } from '../../../widgets/variations/paint';
import { methods } from '../../../widgets/variations/paint-image';
import {
  COLOUR,
  SIZE,
  later,
  optionsOf,
  pick,
  priceOf,
  productPage,
  select,
  start,
  variationId,
} from '../variations/form';

beforeEach(() => {
  vi.useFakeTimers();
  setSettings({});
});

// One test for all steps, because a page loads jQuery only once.
test('a jQuery that loads late keeps the forms’ state and drives them from then on', async () => {
  const closed = productPage();
  (await start(closed, later)).abort();
  const form = productPage();
  await start(form, later);
  pick(form, COLOUR, 'azul');
  pick(form, SIZE, 'M');
  await later(300);
  const quantity = form.querySelector<HTMLInputElement>('.qty');
  if (quantity) quantity.value = '4';

  const $ = jQuery;
  const received: string[] = [];
  connectForms($, methods, new AbortController().signal);
  expect(typeof Reflect.get($.fn, 'wc_variation_form')).toBe('function');
  // Handlers bound through jQuery after it has loaded.
  for (const name of ['check_variations', 'found_variation', 'wc_variation_form'])
    $(form).on(name, () => void received.push(name));
  $(closed).on('wc_variation_form', () => void received.push('closed'));

  // The variation, its price and the typed quantity are kept.
  expect([variationId(form), priceOf(form), quantity?.value]).toEqual(['3', '3 €', '4']);
  expect(form.querySelector('.single_add_to_cart_button')).not.toHaveClass('disabled');
  const options = $(select(form, SIZE)).data('attribute_options') as HTMLOptionElement[];
  expect(options.map(({ value }) => value)).toEqual(['S', 'M']);

  await later(100);
  // `found_variation` runs first, because its handler was bound before.
  expect(received).toEqual(['found_variation', 'check_variations', 'wc_variation_form']);
  expect([variationId(form), quantity?.value]).toEqual(['3', '4']);

  received.length = 0;
  $(select(form, COLOUR)).val('').trigger('change');
  expect([variationId(form), optionsOf(form, COLOUR)]).toEqual(['', ['rojo', 'azul']]);
  expect(received).toEqual(['check_variations']);
  pick(form, COLOUR, 'rojo'); // A native change is handled once, by Islas or by jQuery's handlers.
  expect(received).toEqual(['check_variations', 'found_variation', 'check_variations']);
  $(form).find('.reset_variations').trigger('click');
  expect(select(form, SIZE).value).toBe('');

  const next = productPage();
  const ready = vi.fn();
  $(next).on('wc_variation_form', () => void ready());
  mount(next, { signal: new AbortController().signal });
  await later(100);
  expect(ready).toHaveBeenCalledTimes(1);
});
