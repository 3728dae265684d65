import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Island } from '../../../src/runtime/define';
import { nearestInStock, swatchForm } from '../../../widgets/swatches/form/island';
import { variationForm } from '../../../widgets/variations/island';
import { COLOUR, SIZE, listen, offers, open, print, radio, selected, start, stateOf, theForm } from './page';

// Imported beforehand, so that the first test waits only for the shop.
beforeAll(() => import('../../../widgets/swatches/form/view'));

let page: AbortController;
const failed = vi.fn((event: Event) => event.preventDefault());
beforeEach(() => {
  page = new AbortController();
  failed.mockClear();
  document.addEventListener('islas:island-error', failed, { signal: page.signal });
});
afterEach(() => page.abort());

const user = userEvent.setup();
const loaded = () => vi.waitFor(() => expect(theForm()).toHaveClass('wvs-loaded'));
const offer = () => screen.queryByRole('button', { name: /^Elegir lo más parecido/ });
const offered = () => vi.waitFor(() => expect(offer()).not.toBeNull());
const azul = { asks: `${COLOUR}=azul` };

/** The islands with another `load` for the view of the offer. */
const loading = (load: () => Promise<unknown>) =>
  [variationForm, swatchForm, { ...nearestInStock, view: { ...nearestInStock.view, load } } as Island] as const;

describe('the view of the offer', () => {
  test.each<[string, () => unknown]>([
    ['a press on an available item', () => user.click(radio('m'))],
    ['a pointer that goes over everything', () => user.hover(radio('l'))],
    ['the focus on an available item', () => radio('s').focus()],
    ['a key in the form', () => user.keyboard('{Escape}')],
  ])('the view of the offer is not fetched for %s', async (_, callback) => {
    const load = vi.fn(() => import('../../../widgets/swatches/form/view'));
    print(azul);
    start(loading(load), page.signal);
    await loaded();
    await callback();
    expect([load.mock.calls.length, offers()]).toEqual([0, []]);
  });

  test.each<[string, string, () => unknown]>([
    ['a pointer that comes down', '', () => user.pointer({ keys: '[MouseLeft>]', target: radio('l') })],
    ['the keyboard’s focus', '', () => radio('l').focus()],
    ['a press that nothing came before', '', () => radio('l').click()],
    ['a press on what is sold out and may be chosen', 'clickable_out_of_stock', () => user.click(radio('l'))],
  ])('the view of the offer is fetched once for %s on an unavailable item', async (_, swatches, callback) => {
    const load = vi.fn(() => import('../../../widgets/swatches/form/view'));
    print({ ...azul, swatches });
    start(loading(load), page.signal);
    await loaded();
    await callback();
    await callback();
    await vi.waitFor(() => expect(offers()).toEqual(['live']));
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('the view of the offer is fetched when the focused item becomes unavailable', async () => {
    await open({}, page.signal);
    radio('l').focus();
    expect(offers()).toEqual([]);
    const select = theForm().querySelector<HTMLSelectElement>(`[name=${COLOUR}]`);
    if (select) select.value = 'azul';
    select?.dispatchEvent(new Event('change', { bubbles: true }));
    await offered();
    expect(offer()).toHaveAccessibleName('Elegir lo más parecido en existencias: Rojo, L');
  });

  test('a late view of the offer offers for the earlier refusal, and follows choices made since', async () => {
    let arrive = () => {};
    const gate = new Promise<void>((resolve) => (arrive = resolve));
    print(azul);
    start(
      loading(() => gate.then(() => import('../../../widgets/swatches/form/view'))),
      page.signal,
    );
    await loaded();
    await user.click(radio('l'));
    await user.click(radio('m'));
    arrive();
    await vi.waitFor(() => expect(offers()).toEqual(['live']));
    expect(offer()).toBeNull();
    await user.click(radio('l'));
    await offered();
  });

  test('a view of the offer that fails to load is reported once, and the swatches work without it', async () => {
    print(azul);
    start(
      loading(() => Promise.reject(new Error('blocked'))),
      page.signal,
    );
    await loaded();
    const received = listen(page.signal);
    await user.click(radio('l'));
    await vi.waitFor(() => expect(failed).toHaveBeenCalledTimes(1), 3000);
    await vi.waitFor(() => expect(offers()).toEqual(['failed']));
    await user.click(radio('l'));
    await user.click(radio('m'));
    await vi.waitFor(() => expect(selected()).toEqual({ [COLOUR]: 'azul', [SIZE]: 'm' }));
    expect(received).toContain('Talla: L. Agotado');
    expect(stateOf('m')).toBe('selected');
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(failed).toHaveBeenCalledTimes(1);
  });

  test('a view of the offer that throws while rendering keeps the chosen radios, and they still work', async () => {
    await open(azul, page.signal);
    await user.click(radio('m'));
    vi.stubGlobal('CSS', {
      escape: () => {
        throw new Error('planted');
      },
    });
    radio('l').click();
    await vi.waitFor(() => expect(offers()).toEqual(['failed']));
    vi.unstubAllGlobals();
    expect(failed).toHaveBeenCalledTimes(1);
    expect([radio('azul').checked, radio('m').checked]).toEqual([true, true]);
    expect(selected()).toEqual({ [COLOUR]: 'azul', [SIZE]: 'm' });
    await user.click(radio('s'));
    expect([selected()[SIZE], stateOf('s')]).toEqual(['s', 'selected']);
  });
});

describe('the offer', () => {
  test('the offer of a form that left the page and returned is created again', async () => {
    const form = await open(azul, page.signal);
    await user.click(radio('l'));
    await offered();
    form.remove();
    await new Promise((resolve) => setTimeout(resolve, 100));
    document.body.append(form);
    await offered();
    await user.click(offer() as Element);
    await vi.waitFor(() => expect(selected()).toEqual({ [COLOUR]: 'rojo', [SIZE]: 'l' }));
    expect(failed).not.toHaveBeenCalled();
  });

  test('by keyboard the focus goes from the item to its offer, and back after a press', async () => {
    await open(azul, page.signal);
    radio('l').focus();
    await offered();
    const received = listen(page.signal);
    await user.tab();
    expect(offer()).toHaveFocus();
    await user.keyboard('{Enter}');
    await vi.waitFor(() => expect(selected()).toEqual({ [COLOUR]: 'rojo', [SIZE]: 'l' }));
    expect(radio('l')).toHaveFocus();
    expect(offer()).toBeNull();
    await vi.waitFor(() => expect(received[0]).toBe('Rojo, L. Cambiado de Azul a Rojo'));
    expect(received.filter((words) => words.startsWith('Rojo, L'))).toHaveLength(1);
  });

  test('only one offer is shown, in the group of its item', async () => {
    await open({}, page.signal);
    await user.click(radio('azul'));
    await user.click(radio('l'));
    await offered();
    expect(offer()?.closest('.islas-swatches__live')).toBe(radio('l').closest('.islas-swatches__live'));
    await user.click(radio('l'));
    expect(screen.getAllByRole('button', { name: /^Elegir lo más parecido/ })).toHaveLength(1);
  });
});
