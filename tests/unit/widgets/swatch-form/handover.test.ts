import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { swatchForm } from '../../../../widgets/swatch-form/island';
import { variationForm } from '../../../../widgets/variation-form/island';
import { COLOUR, SIZE, WAYS, live, open, print, radio, selected, start, stateOf, states, theForm, ways } from './page';

// Fetched beforehand, so that a first test waits for the shop alone.
beforeAll(() => import('../../../../widgets/swatch-form/view'));

let page: AbortController;
const drift = vi.fn();
beforeEach(() => {
  page = new AbortController();
  drift.mockReset();
  document.addEventListener('islas:island-error', drift, { signal: page.signal });
});
afterEach(() => page.abort());

const user = userEvent.setup();
const region = () => document.querySelector('.widget_shopping_cart_live_region')?.textContent ?? '';
const saying = (words: string) => vi.waitFor(() => expect(region()).toBe(words));
const chosen = (values: Record<string, string>) => vi.waitFor(() => expect(selected()).toEqual(values));
const loaded = () => vi.waitFor(() => expect(theForm()).toHaveClass('wvs-loaded'));
const rest = (milliseconds = 30) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const broken = () =>
  ({
    ...swatchForm,
    view: { wake: (_host: unknown, go: () => void) => go(), load: () => Promise.reject(new Error('blocked')) },
  }) as typeof swatchForm;

describe('adoption', () => {
  test('a choice made before React is live survives, without drift', async () => {
    const form = print();
    const before = [...form.querySelectorAll('.islas-swatch__radio')];
    radio('verde').checked = true;
    const select = form.querySelector<HTMLSelectElement>(`[name=${COLOUR}]`);
    if (select) select.value = 'verde';
    start([variationForm, swatchForm], page.signal);
    form.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await live(form);
    await vi.waitFor(() => expect(stateOf('verde')).toBe('selected'));
    expect(radio('verde')).toBeChecked();
    expect([...form.querySelectorAll('.islas-swatch__radio')]).toEqual(before);
    expect(drift).not.toHaveBeenCalled();
  });

  test.each(['', 'clickable_out_of_stock,show_variation_stock'])(
    'of every state drifts nowhere: %s',
    async (swatches) => {
      await open({ asks: `${COLOUR}=azul`, swatches }, page.signal);
      expect(drift).not.toHaveBeenCalled();
    },
  );

  test('a view that throws while it draws leaves the radios as they were chosen, and they still choose', async () => {
    drift.mockImplementation((event: Event) => event.preventDefault());
    const form = await open({ asks: `${COLOUR}=azul` }, page.signal);
    await user.click(radio('m'));
    await chosen({ [COLOUR]: 'azul', [SIZE]: 'm' });
    vi.stubGlobal('CSS', {
      escape: () => {
        throw new Error('planted');
      },
    });
    radio('l').click();
    await vi.waitFor(() => expect(form.querySelectorAll('[data-island-state=failed]')).toHaveLength(1));
    vi.unstubAllGlobals();
    await vi.waitFor(() => expect(radio('m')).toBeChecked());
    expect(radio('azul')).toBeChecked();
    expect(selected()).toEqual({ [COLOUR]: 'azul', [SIZE]: 'm' });
    await user.click(radio('s'));
    await chosen({ [COLOUR]: 'azul', [SIZE]: 's' });
    await saying('Talla: S');
    await vi.waitFor(() => expect(form.querySelector<HTMLInputElement>('.variation_id')?.value).toBe('104'));
  });

  test('where no view comes and nothing was pressed, Limpiar takes a default’s radios back too', async () => {
    drift.mockImplementation((event: Event) => event.preventDefault());
    print({ asks: `${COLOUR}=azul&${SIZE}=m` });
    start([variationForm, broken()], page.signal);
    await vi.waitFor(() => expect(theForm()).toHaveClass('wvs-loaded'));
    expect([radio('azul').checked, radio('m').checked]).toEqual([true, true]);
    await user.click(screen.getByText('Limpiar'));
    await chosen({ [COLOUR]: '', [SIZE]: '' });
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
  });

  test('a view that cannot come leaves the server’s radios, which choose and follow', async () => {
    drift.mockImplementation((event: Event) => event.preventDefault());
    const form = print();
    start([variationForm, broken()], page.signal);
    await vi.waitFor(() => expect(form).toHaveClass('wvs-loaded'));
    await vi.waitFor(() => expect(drift).toHaveBeenCalled());
    await user.click(radio('rojo'));
    await user.click(radio('m'));
    expect(selected()).toEqual({ [COLOUR]: 'rojo', [SIZE]: 'm' });
    expect(region()).toBe('Talla: M');
    await user.click(screen.getByText('Limpiar'));
    await chosen({ [COLOUR]: '', [SIZE]: '' });
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
  });
});

/** A view that comes when it is let, once it was touched. */
const slow = () => {
  let arrive = () => {};
  const gate = new Promise<void>((resolve) => (arrive = resolve));
  const load = () => gate.then(() => import('../../../../widgets/swatch-form/view'));
  return { island: { ...swatchForm, view: { ...swatchForm.view, load } } as typeof swatchForm, arrive };
};

describe('from painter to view', () => {
  test('what is chosen between the touch and the mount is painted at once, and adopted as it is painted', async () => {
    const form = print({ swatches: 'show_variation_stock' });
    const { island, arrive } = slow();
    start([variationForm, island], page.signal);
    await loaded();
    const radios = [...form.querySelectorAll('.islas-swatch__radio')];
    await user.click(radio('rojo'));
    const hint = form.querySelector('.islas-swatch__hint');
    expect(hint).toHaveTextContent('Queda 1');
    await user.click(radio('azul'));
    expect(states(SIZE)).toBe('s available, m available, l disabled');
    expect(radio('l')).toHaveAccessibleDescription('Agotado');
    radio('azul').focus();
    const label = radio('azul').closest('label');
    arrive();
    await live(form);
    expect([...form.querySelectorAll('.islas-swatch__radio')]).toEqual(radios);
    expect(radio('azul')).toHaveFocus();
    expect(radio('azul').closest('label')).toBe(label);
    expect(states(SIZE)).toBe('s available, m available, l disabled');
    expect(form.querySelectorAll('.islas-swatch__message')).toHaveLength(1);
    expect(drift).not.toHaveBeenCalled();
    await user.click(radio('verde'));
    expect(stateOf('verde')).toBe('selected');
    expect(form.querySelectorAll('.islas-swatch__message')).toHaveLength(0);
  });

  test('what was refused before the view came has its nearest in stock offered when it is there', async () => {
    const form = print({ asks: `${COLOUR}=azul` });
    const { island, arrive } = slow();
    start([variationForm, island], page.signal);
    await loaded();
    await user.click(radio('l'));
    arrive();
    await live(form);
    expect(screen.getByRole('button', { name: /^Elegir lo más parecido.*: Rojo, L$/ })).toBeVisible();
    expect(drift).not.toHaveBeenCalled();
  });

  test('a view that cannot be had leaves its painter at work', async () => {
    drift.mockImplementation((event: Event) => event.preventDefault());
    const form = print();
    start([variationForm, broken()], page.signal);
    await loaded();
    await vi.waitFor(() => expect(form.querySelectorAll('[data-island-state=failed]')).toHaveLength(2));
    await user.click(radio('azul'));
    expect(states(SIZE)).toBe('s available, m available, l disabled');
  });
});

describe.each(ways)('what happened before, and elsewhere, %s', (way) => {
  test('a radio that was checked before anything ran is chosen', async () => {
    print();
    radio('azul').checked = true;
    start(WAYS[way], page.signal);
    await loaded();
    expect(selected()).toEqual({ [COLOUR]: 'azul', [SIZE]: '' });
    expect([stateOf('azul'), radio('azul').checked]).toEqual(['selected', true]);
    expect(states(SIZE)).toBe('s available, m available, l disabled');
    expect(region()).toBe('');
  });

  test.each([
    ['at once', 0],
    ['later', 100],
  ])('a form that is put elsewhere %s lives on with its state', async (_, pause) => {
    const form = await open({ way, asks: `${COLOUR}=azul` }, page.signal);
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
    if (way === 'drawn') await live(form);
    expect(stateOf('s')).toBe('selected');
    expect(drift).not.toHaveBeenCalled();
  });

  test('swatches alone that are away for a while have the state of their form when they are back', async () => {
    await open({ way }, page.signal);
    const [colours, sizes] = theForm().querySelectorAll<HTMLElement>('[data-island]');
    const place = sizes?.parentElement;
    sizes?.remove();
    await rest();
    if (colours) await user.click(radio('azul'));
    expect(sizes?.hasAttribute('data-island-state')).toBe(false);
    if (sizes) place?.append(sizes);
    await rest();
    expect(states(SIZE)).toBe('s available, m available, l disabled');
    expect(drift).not.toHaveBeenCalled();
  });

  test('arrow keys that come back to what is chosen do not clear it', async () => {
    await open({ way, swatches: 'clear_on_reselect' }, page.signal);
    await user.click(radio('rojo'));
    const key = (type: string) =>
      radio('rojo').dispatchEvent(new KeyboardEvent(type, { key: 'ArrowLeft', bubbles: true }));
    key('keydown');
    radio('rojo').click(); // As browsers do for what an arrow walks to.
    key('keyup');
    expect([selected()[COLOUR], stateOf('rojo'), radio('rojo').checked]).toEqual(['rojo', 'selected', true]);
    radio('rojo').click();
    await Promise.resolve(); // React renders at the end of the task.
    expect([selected()[COLOUR], stateOf('rojo'), radio('rojo').checked]).toEqual(['', 'available', false]);
  });
});

test('two products in one form do not share their radios', () => {
  const [one, other] = ['camiseta-basica', 'camiseta-naranjo'].map((slug) => {
    print({ slug });
    return new Set([...document.querySelectorAll<HTMLInputElement>('.islas-swatch__radio')].map(({ name }) => name));
  });
  expect([one?.size, other?.size]).toEqual([2, 2]);
  expect([...(one ?? [])].filter((name) => other?.has(name))).toEqual([]);
});
