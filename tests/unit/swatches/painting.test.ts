import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { COLOUR, ISLANDS, SIZE, offers, open, print, radio, selected, start, stateOf, states, theForm } from './page';

let page: AbortController;
const failed = vi.fn();
beforeEach(() => {
  page = new AbortController();
  failed.mockReset();
  document.addEventListener('islas:island-error', failed, { signal: page.signal });
});
afterEach(() => {
  page.abort();
  expect(failed).not.toHaveBeenCalled();
});

const user = userEvent.setup();
const region = () => document.querySelector('.widget_shopping_cart_live_region')?.textContent ?? '';
const chosen = (values: Record<string, string>) => vi.waitFor(() => expect(selected()).toEqual(values));
const loaded = () => vi.waitFor(() => expect(theForm()).toHaveClass('wvs-loaded'));
const rest = (milliseconds = 30) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('the printed radios', () => {
  test('the printed radios stay the same elements with the focus through every choice, and no offer’s host is added', async () => {
    const form = await open({ swatches: 'show_variation_stock' }, page.signal);
    const radios = [...form.querySelectorAll('.islas-swatch__radio')];
    await user.click(radio('rojo'));
    expect(form.querySelector('.islas-swatch__hint')).toHaveTextContent('Queda 1');
    await user.click(radio('azul'));
    expect(states(SIZE)).toBe('s available, m available, l disabled');
    expect(radio('l')).toHaveAccessibleDescription('Agotado');
    expect(radio('azul')).toHaveFocus();
    await user.click(radio('verde'));
    expect(stateOf('verde')).toBe('selected');
    expect(form.querySelectorAll('.islas-swatch__message')).toHaveLength(0);
    expect([...form.querySelectorAll('.islas-swatch__radio')]).toEqual(radios);
    expect(offers()).toEqual([]);
  });

  test('the printed radios follow a select that another script changes', async () => {
    const form = await open({}, page.signal);
    const select = form.querySelector<HTMLSelectElement>(`[name=${COLOUR}]`);
    if (select) select.value = 'azul';
    select?.dispatchEvent(new Event('change', { bubbles: true }));
    expect([stateOf('azul'), radio('azul').checked]).toEqual(['selected', true]);
    expect(states(SIZE)).toBe('s available, m available, l disabled');
    expect(region()).toBe('');
  });

  test('Limpiar clears the choice of the page’s address', async () => {
    await open({ asks: `${COLOUR}=azul&${SIZE}=m` }, page.signal);
    expect([radio('azul').checked, radio('m').checked]).toEqual([true, true]);
    await user.click(screen.getByText('Limpiar'));
    await chosen({ [COLOUR]: '', [SIZE]: '' });
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
  });
});

describe('choices made before the start, and moved swatches', () => {
  test('a radio that was checked before any script ran is chosen', async () => {
    print();
    radio('azul').checked = true;
    start(ISLANDS, page.signal);
    await loaded();
    expect(selected()).toEqual({ [COLOUR]: 'azul', [SIZE]: '' });
    expect([stateOf('azul'), radio('azul').checked]).toEqual(['selected', true]);
    expect(states(SIZE)).toBe('s available, m available, l disabled');
    expect(region()).toBe('');
  });

  test('a radio whose select has the same value is chosen once', async () => {
    const form = print();
    radio('verde').checked = true;
    const select = form.querySelector<HTMLSelectElement>(`[name=${COLOUR}]`);
    if (select) select.value = 'verde';
    start(ISLANDS, page.signal);
    await loaded();
    expect([stateOf('verde'), radio('verde').checked, selected()[COLOUR]]).toEqual(['selected', true, 'verde']);
  });

  test.each([
    ['at once', 0],
    ['later', 100],
  ])('a form that is moved %s keeps its state and works', async (_, pause) => {
    const form = await open({ asks: `${COLOUR}=azul` }, page.signal);
    await user.click(radio('m'));
    form.remove();
    if (pause) await rest(pause);
    document.body.append(form);
    await rest();
    expect(form.querySelectorAll('[data-island]')).toHaveLength(2);
    expect([stateOf('azul'), stateOf('m'), stateOf('l')]).toEqual(['selected', 'selected', 'disabled']);
    expect([radio('azul').checked, radio('m').checked]).toEqual([true, true]);
    await user.click(radio('s'));
    expect(selected()).toEqual({ [COLOUR]: 'azul', [SIZE]: 's' });
    expect(stateOf('s')).toBe('selected');
  });

  test('swatches that leave the page without their form have its state when they return', async () => {
    await open({}, page.signal);
    const [colours, sizes] = theForm().querySelectorAll<HTMLElement>('[data-island]');
    const place = sizes?.parentElement;
    sizes?.remove();
    await rest();
    if (colours) await user.click(radio('azul'));
    expect(sizes?.hasAttribute('data-island-state')).toBe(false);
    if (sizes) place?.append(sizes);
    await rest();
    expect(states(SIZE)).toBe('s available, m available, l disabled');
  });

  test('arrow keys that return to the chosen item do not clear it', async () => {
    await open({ swatches: 'clear_on_reselect' }, page.signal);
    await user.click(radio('rojo'));
    const key = (type: string) =>
      radio('rojo').dispatchEvent(new KeyboardEvent(type, { key: 'ArrowLeft', bubbles: true }));
    key('keydown');
    radio('rojo').click(); // Browsers click the radio that an arrow key reaches.
    key('keyup');
    expect([selected()[COLOUR], stateOf('rojo'), radio('rojo').checked]).toEqual(['rojo', 'selected', true]);
    radio('rojo').click();
    expect([selected()[COLOUR], stateOf('rojo'), radio('rojo').checked]).toEqual(['', 'available', false]);
  });
});

test('swatches of two products in one form have separate radio groups', () => {
  const [one, other] = ['camiseta-basica', 'camiseta-naranjo'].map((slug) => {
    print({ slug });
    return new Set([...document.querySelectorAll<HTMLInputElement>('.islas-swatch__radio')].map(({ name }) => name));
  });
  expect([one?.size, other?.size]).toEqual([2, 2]);
  expect([...(one ?? [])].filter((name) => other?.has(name))).toEqual([]);
});
