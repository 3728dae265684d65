import { act, renderHook, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { shop } from '../../../mocks/node';
import { useConsent, useOverlay, useSearch, useVariation } from '../../../src/entries/react-package';
import { startConsent } from '../../../widgets/consent/start-consent';

// happy-dom has no layout, so `elementsFromPoint` is missing.
document.elementsFromPoint ??= () => [];

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

describe('useVariation', () => {
  const variation = (id: number, colour: string, size: string, more: object = {}) => ({
    variation_id: id,
    attributes: { attribute_pa_color: colour, attribute_pa_size: size },
    is_in_stock: true,
    is_purchasable: true,
    variation_is_active: true,
    variation_is_visible: true,
    price_html: `<b>${id}</b>`,
    ...more,
  });
  const SHIRT = {
    id: 100,
    attributes: [
      { name: 'pa_color', values: ['red', 'blue', 'green'] },
      { name: 'pa_size', values: ['s', 'm'] },
    ],
    variations: [
      variation(101, 'red', 's'),
      variation(102, 'red', 'm', { is_in_stock: false }),
      variation(103, 'blue', ''),
    ],
  };
  const open = (product: typeof SHIRT = SHIRT, defaultChoice = {}) =>
    renderHook((given) => useVariation(given, { defaultChoice }), { initialProps: product, wrapper: StrictMode });
  const states = (result: { current: ReturnType<typeof useVariation> }, attribute: string) =>
    Object.fromEntries((result.current.options[attribute] ?? []).map(({ value, state }) => [value, state]));

  test('says of each option what it would lead to, and finds the variation', async () => {
    const { result } = open();
    expect(result.current).toMatchObject({ status: 'choosing', variation: null, variationId: 0, isAvailable: false });
    expect(states(result, 'pa_color')).toEqual({ red: 'available', blue: 'available', green: 'unavailable' });
    await act(async () => result.current.choose('pa_size', 'm'));
    expect(states(result, 'pa_color')).toEqual({ red: 'out-of-stock', blue: 'available', green: 'unavailable' });
    await act(async () => result.current.choose('pa_color', 'blue'));
    expect(result.current).toMatchObject({
      status: 'found',
      variationId: 103,
      priceHtml: '<b>103</b>',
      isAvailable: true,
      choice: { pa_color: 'blue', pa_size: 'm' },
    });
  });

  test('a sold-out variation is found and not available, and the nearest in stock is offered', async () => {
    const { result } = open(SHIRT, { pa_color: 'red', pa_size: 'm' });
    expect(result.current).toMatchObject({ status: 'found', variationId: 102, isAvailable: false });
    expect(result.current.nearest('pa_color', 'red')).toEqual({ pa_color: 'red', pa_size: 's' });
    expect(result.current.nearest('pa_color', 'green')).toBeNull();
  });

  test('a combination that does not exist, and choices taken back', async () => {
    const { result } = open(SHIRT, { pa_color: 'green', pa_size: 'm' });
    expect(result.current.status).toBe('none');
    await act(async () => result.current.choose('pa_color', ''));
    expect(result.current.status).toBe('choosing');
    await act(async () => result.current.clear());
    expect(result.current.choice).toEqual({ pa_color: '', pa_size: '' });
  });

  test('a product without variations, or with markup and foreign values in them, cannot be bought and does not throw', () => {
    for (const variations of [[], [null, 7, { attributes: 'x' }] as unknown as typeof SHIRT.variations])
      expect(open({ ...SHIRT, variations }, { pa_color: '<b>' }).result.current.isAvailable).toBe(false);
  });

  test('another product begins with its default, the same one keeps the choice, and functions stay the same', async () => {
    const { result, rerender } = open();
    const { choose, clear } = result.current;
    await act(async () => choose('pa_color', 'red'));
    rerender({ ...SHIRT, variations: [...SHIRT.variations] });
    expect(result.current.choice['pa_color']).toBe('red');
    rerender({ ...SHIRT, id: 200 });
    expect(result.current.choice['pa_color']).toBe('');
    expect([result.current.choose, result.current.clear]).toEqual([choose, clear]);
  });

  test('five thousand variations answer in less than half a second', async () => {
    const sizes = Array.from({ length: 100 }, (_, at) => `s${at}`);
    const colours = Array.from({ length: 50 }, (_, at) => `c${at}`);
    const variations = colours.flatMap((colour, at) =>
      sizes.map((size, place) => variation(at * 100 + place + 1, colour, size)),
    );
    const attributes = [
      { name: 'pa_color', values: colours },
      { name: 'pa_size', values: sizes },
    ];
    const { result } = open({ id: 1, attributes, variations });
    const began = performance.now();
    await act(async () => result.current.choose('pa_color', 'c7'));
    expect(performance.now() - began).toBeLessThan(500);
    await act(async () => result.current.choose('pa_size', 's9'));
    expect(result.current.variationId).toBe(710);
  });

  test('renders on a server', () => {
    const View = () => <p>{useVariation(SHIRT, { defaultChoice: { pa_color: 'red', pa_size: 's' } }).variationId}</p>;
    expect(renderToString(<View />)).toBe('<p>101</p>');
  });
});

describe('useSearch', () => {
  test('finds products, and what fails is a state', async () => {
    const { result } = renderHook(() => useSearch(), { wrapper: StrictMode });
    await act(async () => {
      result.current.search('taza', { isNow: true });
      await vi.waitFor(() => expect(shop.requests).toHaveLength(1));
    });
    await waitFor(() => expect(result.current.status).toBe('found'));
    expect(result.current.items.map(({ name }) => name)).toContain('Taza Azahar');
    shop.scenario = '500';
    await act(async () => {
      result.current.search('cuenco', { isNow: true });
      await vi.waitFor(() => expect(shop.requests).toHaveLength(2));
    });
    await waitFor(() => expect(result.current.status).toBe('failed'));
    const { search, clear } = result.current;
    await act(async () => clear());
    await waitFor(() => expect(result.current.status).toBe('idle'));
    expect([result.current.search, result.current.clear]).toEqual([search, clear]);
  });

  test('renders on a server', () => {
    const View = () => <p>{useSearch().status}</p>;
    expect(renderToString(<View />)).toBe('<p>idle</p>');
  });
});

describe('useOverlay', () => {
  test('opens and closes an element, and says which is open', async () => {
    document.body.innerHTML = '<dialog id="islas-drawer"><button>Close</button></dialog>';
    const one = renderHook(() => useOverlay('drawer'), { wrapper: StrictMode });
    const other = renderHook(() => useOverlay('menu'));
    const { setOpen } = one.result.current;
    await act(async () => setOpen(true));
    await waitFor(() => expect(one.result.current.open).toBe(true));
    expect(other.result.current.open).toBe(false);
    expect(document.querySelector('dialog')?.open).toBe(true);
    await act(async () => setOpen(false));
    await waitFor(() => expect(one.result.current.open).toBe(false));
    expect(one.result.current.setOpen).toBe(setOpen);
  });

  test('an overlay without an element does nothing', async () => {
    const { result } = renderHook(() => useOverlay('nothing'));
    await act(async () => result.current.setOpen(true));
    expect(result.current.open).toBe(false);
  });
});

describe('useConsent', () => {
  afterEach(() => Reflect.deleteProperty(globalThis, 'islas'));

  test('without consent on the page nothing but what is necessary may run, and nothing throws', () => {
    const { result } = renderHook(() => useConsent());
    expect(result.current).toMatchObject({ isReady: false, status: 'undecided', categories: [] });
    expect([result.current.has('necessary'), result.current.has('statistics')]).toEqual([true, false]);
    result.current.accept();
    result.current.decline();
    result.current.ask();
  });

  test('follows the visitor’s decision, and renders only for what is selected', async () => {
    let renders = 0;
    const all = renderHook(() => useConsent(), { wrapper: StrictMode });
    const version = renderHook(() => {
      renders += 1;
      return useConsent((consent) => consent.isReady);
    });
    const cookies = [{ name: '_ga', category: 'statistics' }];
    await act(() => startConsent({ version: '1', cookies }));
    expect(all.result.current).toMatchObject({ isReady: true, status: 'undecided' });
    expect(version.result.current).toBe(true);
    const before = renders;
    await act(async () => all.result.current.accept());
    expect(all.result.current.status).toBe('accepted');
    expect(all.result.current.has('statistics')).toBe(true);
    expect(renders).toBe(before);
    await act(async () => all.result.current.decline());
    expect(all.result.current.status).toBe('declined');
  });

  test('renders on a server', () => {
    const View = () => <p>{useConsent((consent) => String(consent.isReady))}</p>;
    expect(renderToString(<View />)).toBe('<p>false</p>');
  });
});
