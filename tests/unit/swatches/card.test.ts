import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { server, shop } from '../../../mocks/node';
import { moduleData } from '../../../mocks/pages/layout/data';
import { card } from '../../../mocks/pages/shopping/card';
import { Visit } from '../../../mocks/pages/visit';
import { setSettings } from '../../../src/wordpress/settings';
import { startActions } from '../../../src/runtime/actions';
import { startIslands } from '../../../src/runtime/loader';
import { clearVariationCache } from '../../../widgets/variations/variation-requests';
import { addFromCard } from '../../../widgets/swatches/card/card-add';
import { swatchCard } from '../../../widgets/swatches/card/island';
import { chooseSwatch } from '../../../widgets/swatches/form/choose';
import { nearestInStock } from '../../../widgets/swatches/form/island';
import { listen, offers } from './page';

const ADD = '*/?wc-ajax=islas_add_form';
const drift = vi.fn();
// Imported beforehand, so that the first test waits only for the shop.
beforeAll(() => import('../../../widgets/swatches/form/view'));

const user = userEvent.setup();
let page: AbortController;

beforeEach(() => {
  page = new AbortController();
  clearVariationCache();
  drift.mockClear();
  document.addEventListener('islas:island-error', drift, { signal: page.signal });
});
afterEach(() => {
  page.abort();
  expect(drift).not.toHaveBeenCalled();
});

/** A product's card on a listing of the pretend shop; `features` are the owner's switches. */
const print = (slug = 'camiseta-basica', swatches = 'card_swatches', features = {}, early?: () => void) => {
  const visit = new Visit(
    shop,
    shop.session,
    new URL('/tienda/', location.href),
    { tienda_swatches: swatches },
    'none',
  );
  const product = shop.catalogue.bySlug(slug);
  if (!product) throw new Error(`no product ${slug}`);
  document.body.innerHTML = `<main><ul class="products">${String(card(visit, product))}</ul></main>`;
  const data = moduleData(visit, { title: '', classes: '', body: '' as never });
  setSettings({ ...data, features });
  early?.();
  startActions({ 'swatch.choose': chooseSwatch, 'card.add': addFromCard }, page.signal);
  startIslands([swatchCard, nearestInStock], page.signal);
};

const find = <E extends HTMLElement>(selector: string): E => {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const host = () => find('[data-island="swatch-card"]');
const add = () => find<HTMLButtonElement>('.islas-card__add');
const link = () => find<HTMLAnchorElement>('a.product_type_variable');
const region = () => document.querySelector('.widget_shopping_cart_live_region')?.textContent ?? '';
const words = () => document.querySelector('.islas-card__message')?.textContent ?? '';
const radio = (value: string) => find<HTMLInputElement>(`.islas-swatch__radio[value="${value}"]`);
const stateOf = (value: string) => radio(value).closest('label')?.dataset.state;
const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const picture = () => find<HTMLImageElement>('.products img').getAttribute('src');
const asked = (endpoint: string) => shop.requests.filter(({ url }) => url.includes(endpoint));

const open = async (...options: Parameters<typeof print>) => {
  print(...options);
  await user.pointer({ keys: '[MouseLeft]', target: host() });
  await vi.waitFor(() => expect(host().dataset.islandState).toBe('live'));
};
const choose = async (...values: readonly string[]) => {
  for (const value of values) await user.click(radio(value));
};
const ready = () => vi.waitFor(() => expect(add().dataset.ready).toBe('true'));

describe('a card', () => {
  test('a card has no swatches unless the owner has enabled them, nor where an attribute is a list', () => {
    print('camiseta-basica', '');
    expect(document.querySelector('form')).toBeNull();
    print('vela-a-medida');
    expect(document.querySelector('form')).toBeNull();
  });

  test('a card sends no request until it is touched or the pointer rests on it, and then one for all its copies', async () => {
    print();
    const list = find('.products');
    list.append(list.firstElementChild?.cloneNode(true) as Element);
    await rest(10);
    expect(shop.requests).toEqual([]);
    const [form, copy] = document.querySelectorAll('form');
    for (const passed of [form, copy, form, copy])
      for (const type of ['pointerenter', 'pointerleave']) passed?.dispatchEvent(new Event(type));
    await rest(200);
    expect(shop.requests).toEqual([]);
    await user.hover(form as Element);
    await vi.waitFor(() => expect(asked('availability')).toHaveLength(1));
    await user.pointer({ keys: '[MouseLeft]', target: copy as Element });
    await rest(50);
    expect(asked('availability')).toHaveLength(1);
    expect(asked('get_variation')).toEqual([]);
  });

  test('states, picture, price, links and button of a card follow the choice, and are restored', async () => {
    await open();
    const before = { picture: picture(), price: find('.price').textContent, href: link().href };
    await choose('azul');
    await vi.waitFor(() => expect(radio('l').closest('label')?.dataset.state).toBe('disabled'));
    expect(add().dataset.ready).toBeUndefined();
    expect(new URL(link().href).search).toBe('?attribute_pa_color=azul');
    await choose('m');
    await ready();
    await vi.waitFor(() => expect(picture()).not.toBe(before.picture));
    await vi.waitFor(() => expect(find('.price').textContent).not.toBe(before.price));
    const title = find<HTMLAnchorElement>('a.woocommerce-LoopProduct-link');
    expect(new URL(title.href).search).toBe('?attribute_pa_color=azul&attribute_pa_talla=m');
    expect(asked('get_variation')).toHaveLength(1);
    page.abort();
    expect({ picture: picture(), price: find('.price').textContent, href: link().href }).toEqual(before);
  });

  test('a card follows the choice where the theme has a list inside it, and two copies of the picture', async () => {
    print();
    const card = find('li.product');
    const copy = find<HTMLImageElement>('.products img').cloneNode() as HTMLImageElement;
    const inner = document.createElement('ul');
    for (const nodes of [[copy], [find('.price')], [find('.islas-card'), link()]]) {
      const item = document.createElement('li');
      item.append(...nodes);
      inner.append(item);
    }
    card.append(inner);
    await user.pointer({ keys: '[MouseLeft]', target: host() });
    await vi.waitFor(() => expect(host().dataset.islandState).toBe('live'));
    const price = find('.price').textContent;
    await choose('azul', 'm');
    await ready();
    await vi.waitFor(() => expect(find('.price').textContent).not.toBe(price));
    expect([picture(), copy.getAttribute('src')]).toEqual([
      expect.stringMatching(/-212\.svg$/),
      expect.stringMatching(/-212\.svg$/),
    ]);
    const title = find<HTMLAnchorElement>('a.woocommerce-LoopProduct-link');
    expect(new URL(title.href).search).toBe('?attribute_pa_color=azul&attribute_pa_talla=m');
  });

  test.each([
    ['with addresses in other attributes', 'data-src'],
    ['with no addresses at all', 'alt'],
  ])('pictures that wait for lazy loading behind one placeholder are not copies, %s', async (_, name) => {
    print();
    const first = find<HTMLImageElement>('.products img');
    const badge = first.cloneNode() as HTMLImageElement;
    for (const [image, value] of [
      [first, '/taza.jpg'],
      [badge, '/badge.jpg'],
    ] as const) {
      for (const attribute of ['srcset', 'data-src']) image.removeAttribute(attribute);
      image.setAttribute('src', 'data:image/svg+xml,');
      image.setAttribute(name, name === 'alt' ? '' : value);
    }
    first.after(badge);
    const before = badge.outerHTML;
    await user.pointer({ keys: '[MouseLeft]', target: host() });
    await vi.waitFor(() => expect(host().dataset.islandState).toBe('live'));
    await choose('azul', 'm');
    await vi.waitFor(() => expect(picture()).toMatch(/-212\.svg$/));
    expect(badge.outerHTML).toBe(before);
  });

  test('a card shows the picture that one choice determines, without a request', async () => {
    await open('camiseta-basica', 'card_swatches,clear_on_reselect');
    const before = picture();
    await choose('azul');
    await vi.waitFor(() => expect(picture()).toMatch(/-212\.svg$/));
    expect(asked('get_variation')).toEqual([]);
    await choose('m');
    await ready();
    expect(picture()).toMatch(/-212\.svg$/);
    await choose('azul');
    await vi.waitFor(() => expect(picture()).toBe(before));
  });

  test('a card is restored when a choice is cleared', async () => {
    await open('camiseta-basica', 'card_swatches,clear_on_reselect');
    const before = [picture(), find('.price').textContent];
    await choose('rojo', 's');
    await vi.waitFor(() => expect(picture()).not.toBe(before[0]));
    await choose('s');
    await vi.waitFor(() => expect(find('.price').textContent).toBe(before[1]));
    expect(picture()).not.toBe(before[0]);
    expect(add().dataset.ready).toBeUndefined();
    expect(new URL(link().href).search).toBe('?attribute_pa_color=rojo');
  });

  test('a card announces each choice once, then its price', async () => {
    await open();
    const received = listen(page.signal);
    await choose('rojo', 's');
    await vi.waitFor(() => expect(received.at(-1)).toMatch(/€/));
    expect(received).toEqual(['Color: Rojo', 'Talla: S', expect.stringMatching(/18,00/)]);
  });

  test('a card takes over a choice made before any script ran', async () => {
    print('camiseta-basica', 'card_swatches', {}, () => (radio('azul').checked = true));
    expect(stateOf('azul')).toBe('selected');
    expect(picture()).toMatch(/-212\.svg$/);
    await vi.waitFor(() => expect(stateOf('l')).toBe('disabled'));
    expect(radio('azul').checked).toBe(true);
  });

  test.each([0, 100])('a card that is moved keeps its state and works, also after %i ms', async (pause) => {
    await open();
    await choose('rojo', 's');
    await ready();
    await vi.waitFor(() => expect(find('.price').textContent).toMatch(/^18,00/));
    const card = find('li');
    card.remove();
    if (pause) await rest(pause);
    document.body.append(card);
    await rest(20);
    expect([stateOf('rojo'), stateOf('s'), add().dataset.ready, add().hidden]).toEqual([
      'selected',
      'selected',
      'true',
      false,
    ]);
    expect(find('.price').textContent).toMatch(/^18,00/);
    await user.click(add());
    await vi.waitFor(() => expect(add()).toHaveClass('added'));
    await choose('m');
    expect(stateOf('m')).toBe('selected');
    expect(asked('islas_add_form')).toHaveLength(1);
  });

  test('axe finds nothing in a card, with or without a choice', async () => {
    await open();
    const clean = async () => {
      const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
      expect(violations.map(({ id }) => id)).toEqual([]);
    };
    await clean();
    await choose('rojo', 's');
    await ready();
    await clean();
  });
});

describe('adding from a card', () => {
  test('an add from a card uses the cart queue and stays on the listing, for any way of choosing', async () => {
    await open();
    await choose('rojo', 's');
    await ready();
    await user.click(add());
    await vi.waitFor(() => expect(add()).toHaveClass('added'));
    expect(find('.added_to_cart').textContent).not.toBe('');
    expect(asked('islas_add_form').map(({ form }) => form)).toEqual([
      {
        islas_product: link().dataset.product_id,
        [`islas_attribute_pa_color-${link().dataset.product_id}-1`]: 'rojo',
        [`islas_attribute_pa_talla-${link().dataset.product_id}-2`]: 's',
      },
    ]);
    expect(region()).toMatch(/se ha añadido a tu carrito\.$/);
    await choose('m');
    await vi.waitFor(() => expect(add()).not.toHaveClass('added'));
    expect(document.querySelector('.added_to_cart')).toBeNull();
  });

  test('a card adds a variation that accepts any value', async () => {
    await open('camiseta-naranjo');
    await choose('negro', 'xl');
    await ready();
    await user.click(add());
    await vi.waitFor(() => expect(add()).toHaveClass('added'));
    expect(shop.session.cart.count).toBe(1);
  });

  test('a card reports a missing choice when Enter submits it', async () => {
    await open();
    await choose('rojo');
    add().click();
    expect(region()).toMatch(/Elige|opciones|options/i);
    expect(asked('islas_add_form')).toEqual([]);
  });

  test('a card shows the shop’s refusal, and the next add works', async () => {
    await open();
    await choose('rojo', 's');
    await ready();
    await vi.waitFor(() => expect(find('.price').textContent).toMatch(/^18,00\s€$/));
    const before = asked('get_variation').length;
    shop.scenario = 'sold-out';
    await user.click(add());
    await vi.waitFor(() => expect(words()).toMatch(/agotado/));
    await vi.waitFor(() => expect(region()).toBe(words()));
    expect(document.querySelector('.added_to_cart')).toBeNull();
    await vi.waitFor(() => expect(asked('get_variation')).toHaveLength(before + 1)); // The variation may be sold out now.
    expect(add().dataset.ready).toBe('true');
    shop.scenario = 'none';
    await user.click(add());
    await vi.waitFor(() => expect(add()).toHaveClass('added'));
    expect(words()).toBe('');
  });

  test('an add from a card reports that the shopper is offline', async () => {
    await open();
    await choose('rojo', 's');
    await ready();
    server.use(http.post(ADD, () => HttpResponse.error()));
    await user.click(add());
    await vi.waitFor(() => expect(words()).not.toBe(''));
    await vi.waitFor(() => expect(region()).toBe(words()));
  });

  test('a vetoed add from a card ends loading without a message', async () => {
    await open();
    await choose('rojo', 's');
    await ready();
    document.addEventListener('islas:before-add', (event) => event.preventDefault(), { once: true });
    await user.click(add());
    await vi.waitFor(() => expect(add()).not.toHaveClass('loading'));
    expect([words(), asked('islas_add_form')]).toEqual(['', []]);
    await user.click(add());
    await vi.waitFor(() => expect(add()).toHaveClass('added'));
  });

  test('a card adds once for two presses', async () => {
    await open();
    await choose('rojo', 's');
    await ready();
    await user.dblClick(add());
    await vi.waitFor(() => expect(add()).toHaveClass('added'));
    expect(asked('islas_add_form')).toHaveLength(1);
  });

  test('the browser submits a card’s form where adding without a reload is off', async () => {
    await open('camiseta-basica', 'card_swatches', { product_add: false });
    const sent = vi.fn((event: Event) => event.preventDefault());
    find('form').addEventListener('submit', sent);
    await choose('rojo', 's');
    await ready();
    await user.click(add());
    expect([sent.mock.calls.length, asked('islas_add_form')]).toEqual([1, []]);
  });
});

describe('the offer of the nearest', () => {
  test('a card adds no offer of the nearest combination while only available items are chosen', async () => {
    await open();
    await choose('rojo', 's');
    await ready();
    expect(offers()).toEqual([]);
  });

  test('the offer of the nearest combination is in the group of the pressed unavailable item', async () => {
    await open();
    await choose('azul');
    await vi.waitFor(() => expect(stateOf('l')).toBe('disabled'));
    await choose('l');
    expect(region()).toBe('Talla: L. Agotado');
    await vi.waitFor(() => find('.islas-swatches__nearest'));
    const offer = find('.islas-swatches__nearest');
    expect(offer.closest('.islas-swatches__live')).toBe(radio('l').closest('.islas-swatches__live'));
    expect(offer).toHaveAccessibleDescription('Agotado');
    await user.click(offer);
    await ready();
    expect([stateOf('rojo'), stateOf('l')]).toEqual(['selected', 'selected']);
    expect(radio('l')).toHaveFocus();
    expect(document.querySelector('.islas-swatches__nearest')).toBeNull();
  });

  test('the offer for a complete choice that cannot be bought is at the end of the card while that is so', async () => {
    await open('camiseta-basica', 'card_swatches,-disable_out_of_stock');
    await choose('azul', 'l');
    await vi.waitFor(() => expect(words()).not.toBe(''));
    await vi.waitFor(() => find('.islas-swatches__nearest'));
    expect(find('.islas-card__live').lastElementChild).toContainElement(find('.islas-swatches__nearest'));
    await choose('m');
    await ready();
    expect([words(), document.querySelector('.islas-swatches__nearest')]).toEqual(['', null]);
    await choose('l');
    await vi.waitFor(() => find('.islas-swatches__nearest'));
  });

  test('the offer names a combination in stock when the chosen one is sold out, and one press chooses it', async () => {
    await open();
    await choose('rojo', 'm');
    await ready();
    const gone = shop.catalogue
      .bySlug('camiseta-basica')
      ?.variations?.find(({ values }) => values.pa_color === 'rojo' && values.pa_talla === 'm');
    shop.catalogue.take(gone?.id ?? 0, 99);
    await user.click(add());
    await vi.waitFor(() => expect(words()).not.toBe(''));
    await vi.waitFor(() => find('.islas-swatches__nearest'));
    const offer = find('.islas-swatches__nearest');
    await user.click(offer);
    await vi.waitFor(() => expect(add().dataset.ready).toBe('true'));
    expect([words(), document.querySelector('.islas-swatches__nearest')]).toEqual(['', null]);
    expect(document.activeElement).toBe(document.querySelector('.islas-swatch__radio:checked'));
    await user.click(add());
    await vi.waitFor(() => expect(add()).toHaveClass('added'));
  });
});

test('a card that the router writes again begins with what it was printed with now, and asks the shop for nothing', async () => {
  print();
  const script = find<HTMLScriptElement>('[data-island="swatch-card"] > script');
  const first = script.textContent;
  const before = picture();
  const count = shop.requests.length;
  const filtered = JSON.parse(first) as { groups: { items: { value: string; state: string }[] }[] };
  for (const item of filtered.groups[0]?.items ?? []) item.state = item.value === 'azul' ? 'selected' : 'available';
  (script.firstChild as Text).data = JSON.stringify(filtered);
  await vi.waitFor(() => expect(radio('azul').checked).toBe(true));
  expect([stateOf('azul'), picture() === before]).toEqual(['selected', false]);
  expect(link().href).toContain('attribute_pa_color=azul');
  (script.firstChild as Text).data = first;
  await vi.waitFor(() => expect(radio('azul').checked).toBe(false));
  expect([picture(), link().href.includes('attribute_')]).toEqual([before, false]);
  expect([shop.requests.length, region()]).toEqual([count, '']);
});
