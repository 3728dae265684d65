import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { blockOptions } from '../../../widgets/swatches/block/island';
import { chooseSwatch } from '../../../widgets/swatches/form/choose';
import { swatchForm } from '../../../widgets/swatches/form/island';
import { startActions } from '../../../src/runtime/actions';
import { startIslands } from '../../../src/runtime/loader';
import { setChoices } from '../../../widgets/variations/public';

const ANSWER_MS = 1000;
const matrix = {
  format: 1,
  attributes: [
    ['attribute_pa_color', ['rojo', 'azul']],
    ['attribute_talla', ['S', 'M']],
  ],
  columns: [
    [1, 1, 2, 2],
    [1, 2, 1, 2],
  ],
  state: ['i', 'i', 'i', 'o'].join(''),
  left: [],
};

const option = (field: string, name: string, values: readonly string[], checked = '') => {
  const items = values.map((value) => ({ value, state: value === checked ? 'selected' : 'available' }));
  const radios = values.map(
    (value) =>
      `<label class="islas-swatch" data-state="available" data-value="${value}"><input type="radio" class="islas-swatch__radio" name="islas_${field}" value="${value}"${
        value === checked ? ' checked' : ''
      } data-islas-action="swatch.choose"><span class="islas-swatch__name">${value}</span></label>`,
  );
  const toggles = values.map((value) => `<i hidden data-value="${value}"></i>`);
  return `<span id="${field}_label">${name}</span><div class="islas-block-option" data-attribute="${field}" data-name="${name}"><div data-island="swatch-form"><script type="application/json">${JSON.stringify(
    { id: field, attribute: field, items },
  )}</script><div class="islas-swatches__live"><div class="islas-swatches" role="radiogroup" aria-label="${name}" data-attribute_name="${field}">${radios.join(
    '',
  )}</div></div></div>${toggles.join('')}</div><div class="islas-block-option__own" hidden><p aria-labelledby="${field}_label">own</p></div>`;
};

/** The block's state, as its store keeps it: labels of attributes, in the order of the choices. */
let chosen: { attribute: string; value: string }[];
const block = () => document.querySelector('[data-islas-options]') as HTMLElement;
const tell = () => {
  block().dataset.islasCount = String(chosen.length);
  for (const at of [0, 1])
    for (const part of ['attribute', 'value'] as const) {
      const value = chosen[at]?.[part];
      if (value === undefined) block().removeAttribute(`data-islas-${part}-${at}`);
      else block().setAttribute(`data-islas-${part}-${at}`, value);
    }
};
const toggle = (attribute: string, value: string) => {
  const isChosen = chosen.some((one) => one.attribute === attribute && one.value === value);
  chosen = chosen.filter((one) => one.attribute !== attribute);
  if (!isChosen) chosen.push({ attribute, value });
  // The block's run-time writes attributes in a later task.
  queueMicrotask(tell);
};
/** The block's script runs: its elements listen, and its state is on the page. */
const wakeBlock = () => {
  for (const place of document.querySelectorAll<HTMLElement>('.islas-block-option'))
    for (const element of place.querySelectorAll<HTMLElement>(':scope > i'))
      element.addEventListener('islas-toggle', () => toggle(place.dataset.name ?? '', element.dataset.value ?? ''));
  tell();
};
const radio = (value: string) => document.querySelector(`input[value=${value}]`) as HTMLInputElement;
const stateOf = (value: string) => radio(value).closest('label')?.dataset.state;
const values = () => chosen.map(({ value }) => value).join();

let page: AbortController;
const start = (checked = '') => {
  document.body.innerHTML = `<form><div data-islas-options='${JSON.stringify(matrix)}'>${option(
    'attribute_pa_color',
    'Color',
    ['rojo', 'azul'],
    checked,
  )}${option('attribute_talla', 'Talla', ['S', 'M'])}</div></form>`;
  startIslands([blockOptions, swatchForm], page.signal);
  startActions({ 'swatch.choose': chooseSwatch }, page.signal);
};

beforeEach(() => {
  page = new AbortController();
  chosen = [];
});
afterEach(() => page.abort());

test('a press chooses in the block, and the states are those of the classic form', async () => {
  start();
  wakeBlock();
  radio('azul').click();
  expect(values()).toBe('azul');
  expect(stateOf('M')).toBe('disabled');
  radio('M').click();
  expect(values()).toBe('azul');
  expect(radio('M').checked).toBe(false);
  radio('S').click();
  expect(values()).toBe('azul,S');
  await vi.waitFor(() => expect(block().dataset.islasCount).toBe('2'));
  expect(document.getElementById('attribute_talla_label')?.textContent).toBe('Talla: S');
});

test('a second press clears, and several attributes change together', () => {
  start();
  wakeBlock();
  radio('azul').click();
  radio('azul').click();
  expect(values()).toBe('');
  radio('azul').click();
  const form = document.querySelector('form') as HTMLFormElement;
  setChoices(form, { attribute_pa_color: 'rojo', attribute_talla: 'M' });
  expect(values()).toBe('rojo,M');
});

test('what the block chooses by itself is painted', async () => {
  start();
  wakeBlock();
  chosen = [{ attribute: 'attribute_pa_color', value: 'azul' }];
  tell();
  await vi.waitFor(() => expect(stateOf('azul')).toBe('selected'));
  expect(stateOf('M')).toBe('disabled');
});

test('what was pressed before the block’s script runs is chosen when it does', async () => {
  start('rojo');
  radio('azul').click();
  expect(values()).toBe('');
  chosen = [{ attribute: 'Color', value: 'rojo' }];
  wakeBlock();
  await vi.waitFor(() => expect(values()).toBe('azul'));
});

test('where the block does not answer, its own controls come back and the error is told', () => {
  vi.useFakeTimers();
  const told = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener('islas:island-error', told, { signal: page.signal });
  start();
  tell();
  radio('azul').click();
  vi.advanceTimersByTime(ANSWER_MS);
  vi.useRealTimers();
  expect(told).toHaveBeenCalledOnce();
  expect([...document.querySelectorAll<HTMLElement>('.islas-block-option__own')].map(({ hidden }) => hidden)).toEqual([
    false,
    false,
  ]);
});
