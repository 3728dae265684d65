import jQuery from 'jquery';
import { expect, test } from 'vitest';
import { connectForms } from '../../../widgets/variations/jquery-variations';
import { emit } from '../../../src/runtime/events';

const page = () => {
  document.body.innerHTML = `<form class="variations_form"><div class="variations">
    <select name="attribute_pa_color"><option value="">-</option><option value="rojo">Rojo</option></select>
    <select name="attribute_talla"></select>
    <label class="islas-swatch"><input type="radio" value="rojo"></label></div></form>`;
  const [form, radio] = [document.querySelector('form'), document.querySelector('input')];
  if (!form || !radio) throw new Error('no form');
  return { form, radio };
};

test.each([
  ['islas:swatch-selected', 'wvs-selected-item'],
  ['islas:swatch-unselected', 'wvs-unselected-item'],
] as const)('%s is %s on the item, once, with attribute, value, select and form', (ours, theirs) => {
  const { form, radio } = page();
  connectForms(jQuery, {}, new AbortController().signal);
  connectForms(jQuery, {}, new AbortController().signal);
  const received: unknown[][] = [];
  jQuery(document.body).on(theirs, '.islas-swatch', (_event, ...rest: unknown[]) => void received.push(rest));
  emit(radio, ours, { form, attribute: 'attribute_pa_color', value: 'rojo' });
  expect(received).toHaveLength(1);
  const [attribute, value, $select, $form] = received[0] ?? [];
  expect([attribute, value]).toEqual(['attribute_pa_color', 'rojo']);
  expect(jQuery($select as JQuery).get()).toEqual([form.querySelector('select')]);
  expect(jQuery($form as JQuery).get()).toEqual([form]);
  jQuery(document.body).off(theirs);
});

test('a listener of a swatch event that throws stops no other listener', () => {
  const { form, radio } = page();
  connectForms(jQuery, {}, new AbortController().signal);
  jQuery(document.body).on('wvs-selected-item', () => {
    throw new Error('another plugin');
  });
  document.addEventListener('islas:island-error', (event) => event.preventDefault(), { once: true });
  expect(() => emit(radio, 'islas:swatch-selected', { form, attribute: 'x', value: '"]' })).not.toThrow();
  jQuery(document.body).off('wvs-selected-item');
});
