import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { shop } from '../../../mocks/node';
import { COLOUR, SIZE, listen, open, radio, selected, stateOf, states, theForm } from './page';

// Imported beforehand, so that the first test waits only for the shop.
beforeAll(() => import('../../../widgets/swatches/form/view'));

let page: AbortController;
const drift = vi.fn();
beforeEach(() => {
  page = new AbortController();
  drift.mockClear();
  document.addEventListener('islas:island-error', drift, { signal: page.signal });
});
afterEach(() => page.abort());

/** Matches the variations that the page embeds. */
const PRINTED = /data-product_variations="([^"]*)"/;
const user = userEvent.setup();
const region = () => document.querySelector('.widget_shopping_cart_live_region')?.textContent ?? '';
const nearest = () => screen.queryByRole('button', { name: /^Elegir lo más parecido/ });
const untilAnnounced = (words: string) => vi.waitFor(() => expect(region()).toBe(words));
const chosen = (values: Record<string, string>) => vi.waitFor(() => expect(selected()).toEqual(values));

describe('states', () => {
  test('swatch states follow the choices of the other attributes, in text and ARIA', async () => {
    await open({}, page.signal);
    expect(states(SIZE)).toBe('s available, m available, l available');
    await user.click(radio('azul'));
    await vi.waitFor(() => expect(states(SIZE)).toBe('s available, m available, l disabled'));
    expect(states(COLOUR)).toBe('rojo available, azul selected, verde available');
    expect(radio('azul')).toBeChecked();
    expect(radio('l')).toHaveAttribute('aria-disabled', 'true');
    expect(radio('l')).toHaveAccessibleDescription('Agotado');
    expect(radio('m')).not.toHaveAttribute('aria-disabled');
    expect(drift).not.toHaveBeenCalled();
  });

  test('swatch states mark sold-out items that can be chosen', async () => {
    await open({ swatches: 'clickable_out_of_stock' }, page.signal);
    await user.click(radio('azul'));
    await vi.waitFor(() => expect(stateOf('l')).toBe('no-stock'));
    await user.click(radio('l'));
    await chosen({ [COLOUR]: 'azul', [SIZE]: 'l' });
    await untilAnnounced('Talla: L. Agotado');
    expect(stateOf('l')).toBe('selected');
  });

  test('with both settings off a sold-out item counts as available', async () => {
    await open({ swatches: '-disable_out_of_stock', asks: `${COLOUR}=azul` }, page.signal);
    expect(stateOf('l')).toBe('available');
  });

  test('the remaining stock is shown while one attribute is open, and not when all are chosen', async () => {
    const form = await open({ swatches: 'show_variation_stock' }, page.signal);
    const hints = () => [...form.querySelectorAll('.islas-swatch__hint')].map(({ textContent }) => textContent);
    expect(hints()).toEqual([]);
    await user.click(radio('rojo'));
    await vi.waitFor(() => expect(hints()).toEqual(['Queda 1', 'Quedan 2', 'Quedan 3']));
    await user.click(radio('m'));
    await vi.waitFor(() => expect(hints()).toEqual([]));
    await user.click(screen.getByText('Limpiar'));
    await chosen({ [COLOUR]: '', [SIZE]: '' });
    expect(hints()).toEqual([]);
  });
});

describe('choosing', () => {
  test('a refused item announces its name and its reason once, and changes nothing', async () => {
    await open({ asks: `${COLOUR}=azul` }, page.signal);
    const received = listen(page.signal);
    await user.click(radio('l'));
    await untilAnnounced('Talla: L. Agotado');
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(received).toEqual(['Talla: L. Agotado']);
    expect(selected()).toEqual({ [COLOUR]: 'azul', [SIZE]: '' });
    expect(radio('l')).not.toBeChecked();
    expect(stateOf('l')).toBe('disabled');
  });

  test('the chosen item is cleared by pointer and by Space under clear_on_reselect', async () => {
    await open({ swatches: 'clear_on_reselect' }, page.signal);
    for (const again of [() => user.click(radio('rojo')), () => user.keyboard(' ')]) {
      await user.click(radio('rojo'));
      await chosen({ [COLOUR]: 'rojo', [SIZE]: '' });
      await again();
      await chosen({ [COLOUR]: '', [SIZE]: '' });
      await untilAnnounced('Elección quitada.');
      expect(stateOf('rojo')).toBe('available');
      expect(radio('rojo')).not.toBeChecked();
    }
  });

  test('the chosen item stays without clear_on_reselect, and after a double click with it', async () => {
    await open({}, page.signal);
    await user.click(radio('rojo'));
    await user.click(radio('rojo'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(selected()[COLOUR]).toBe('rojo');
    page.abort();
    page = new AbortController();
    await open({ swatches: 'clear_on_reselect' }, page.signal);
    await user.dblClick(radio('azul'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(selected()[COLOUR]).toBe('azul');
  });

  test('an item without a match in stock clears the other choices under deselect_unavailable', async () => {
    await open({ swatches: 'deselect_unavailable', asks: `${COLOUR}=azul` }, page.signal);
    await user.click(radio('l'));
    await chosen({ [COLOUR]: '', [SIZE]: 'l' });
    await untilAnnounced('Talla: L. Agotado. Tus otras elecciones se han quitado.');
    expect(stateOf('l')).toBe('selected');
    expect(stateOf('azul')).toBe('disabled');
  });

  test('choice, then price and stock are announced once each, in that order', async () => {
    await open({}, page.signal);
    const received = listen(page.signal);
    await user.click(radio('rojo'));
    await user.click(radio('m'));
    await vi.waitFor(() => expect(received).toHaveLength(3));
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(received).toEqual(['Color: Rojo', 'Talla: M', expect.stringMatching(/19,00.*2 disponibles/)]);
  });

  test('before WooCommerce 9.8, whose price area is no live region, choice and price are announced too', async () => {
    const silent = (html: string) => html.replace('single_variation" role="alert"', 'single_variation"');
    await open({ edit: silent }, page.signal);
    const received = listen(page.signal);
    await user.click(radio('rojo'));
    await user.click(radio('m'));
    await vi.waitFor(() => expect(received).toHaveLength(3));
    expect(received).toEqual(['Color: Rojo', 'Talla: M', expect.stringMatching(/19,00.*2 disponibles/)]);
  });
});

describe('an unavailable item', () => {
  test('the offer of the nearest combination is described by its item, and one press announces what changed', async () => {
    await open({ asks: `${COLOUR}=azul` }, page.signal);
    expect(nearest()).toBeNull();
    await user.click(radio('l'));
    await vi.waitFor(() => expect(nearest()).not.toBeNull());
    expect(nearest()).toHaveAccessibleName('Elegir lo más parecido en existencias: Rojo, L');
    expect(nearest()).toHaveAccessibleDescription('Agotado');
    await user.click(nearest() as HTMLElement);
    await chosen({ [COLOUR]: 'rojo', [SIZE]: 'l' });
    await untilAnnounced('Rojo, L. Cambiado de Azul a Rojo');
    expect(nearest()).toBeNull();
    expect(radio('l')).toHaveFocus();
    expect(radio('rojo')).toBeChecked();
  });

  test('the nearest combination stays offered when the form is read again without a new choice', async () => {
    await open({ asks: `${COLOUR}=azul` }, page.signal);
    await user.click(radio('l'));
    await vi.waitFor(() => expect(nearest()).not.toBeNull());
    theForm()
      .querySelector('select')
      ?.dispatchEvent(new Event('change', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(nearest()).not.toBeNull();
    await user.click(radio('s'));
    await vi.waitFor(() => expect(nearest()).toBeNull());
  });

  test('Escape hides the tooltip of an item until the pointer moves', async () => {
    const form = await open({ asks: `${COLOUR}=azul` }, page.signal);
    const quiet = () => form.querySelectorAll('.islas-swatches__live--quiet').length;
    radio('l').focus();
    await user.keyboard('{Escape}');
    expect(quiet()).toBe(1);
    await user.hover(radio('m'));
    expect(quiet()).toBe(0);
  });
});

test.each([
  ['instead of a form', (html: string) => html.replace('<form', '<div').replace('</form>', '</div>')],
  [
    'around a form',
    (html: string) =>
      `<div class="variations_form" data-product_id="1" data-product_variations="${PRINTED.exec(html)?.[1]}">${html.replace('variations_form', '')}</div>`,
  ],
  [
    'inside a form',
    (html: string) => `<form class="cart">${html.replace('<form', '<div').replace('</form>', '</div>')}</form>`,
  ],
])('a theme’s div %s is the form of its swatches', async (_, edit) => {
  const form = await open({ edit, asks: `${COLOUR}=azul` }, page.signal);
  expect(form.localName).toBe('div');
  expect(states(SIZE)).toBe('s available, m available, l disabled');
  await user.click(radio('m'));
  await chosen({ [COLOUR]: 'azul', [SIZE]: 'm' });
  await untilAnnounced('Talla: M');
  await user.click(radio('l'));
  await vi.waitFor(() => expect(nearest()).not.toBeNull());
  await user.click(nearest() as Element);
  await vi.waitFor(() => expect(selected()[SIZE]).toBe('l'));
  await vi.waitFor(() => expect(form.querySelector<HTMLInputElement>('.variation_id')?.value).toBe('103'));
  await user.click(screen.getByText('Limpiar'));
  await vi.waitFor(() => expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]));
});

test.each([
  ['camiseta-basica', `${COLOUR}=azul`, ''],
  ['camiseta-basica', `${COLOUR}=azul`, 'clickable_out_of_stock,show_variation_stock'],
  ['vajilla-a-medida', '', ''],
  ['vela-a-medida', '', ''],
])('axe finds nothing in %s (%s %s)', async (slug, asks, swatches) => {
  const form = await open({ slug, asks, swatches }, page.signal);
  form.querySelector<HTMLElement>('[aria-disabled]')?.focus();
  const { violations } = await axe.run(form, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
});

test('when a choice sells out before the add, the shop’s refusal makes the form request its variations again', async () => {
  const form = await open({ asks: `${COLOUR}=rojo` }, page.signal);
  expect(stateOf('m')).toBe('available');
  const gone = shop.catalogue.bySlug('camiseta-basica')?.variations?.[1]?.id ?? 0;
  shop.catalogue.take(gone, 99);
  form.dispatchEvent(new CustomEvent('islas:refused', { bubbles: true, detail: { form } }));
  await vi.waitFor(() => expect(states(SIZE)).toBe('s available, m disabled, l available'));
  expect(radio('m')).toHaveAccessibleDescription('Agotado');
  await user.click(radio('s'));
  await vi.waitFor(() => expect(form.querySelector<HTMLInputElement>('.variation_id')?.value).toBe('101'));
});
