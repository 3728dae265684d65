import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { describeVariation } from '../../../mocks/endpoints/variation';
import { shop } from '../../../mocks/node';
import {
  NearestInStock,
  type NearestOffer,
  SwatchForm,
  type SwatchAttribute,
  type SwatchFormProps,
} from '../../../src/entries/react-package';
import { hydrate, press, render, until } from './host';

const variation = (id: number, colour: string, size: string, more: object = {}) => ({
  variation_id: id,
  attributes: { attribute_pa_color: colour, attribute_pa_size: size },
  is_in_stock: true,
  is_purchasable: true,
  variation_is_active: true,
  variation_is_visible: true,
  price_html: `<span class="price">${id} €</span>`,
  ...more,
});

const COLOURS = { name: 'pa_color', label: 'Colour', items: ['red', 'blue'].map((value) => ({ value, name: value })) };
const SIZES = { name: 'pa_size', label: 'Size', items: ['s', 'm'].map((value) => ({ value, name: value })) };
const ATTRIBUTES: readonly SwatchAttribute[] = [COLOURS, SIZES];
/** Blue is not made in M, and red is sold out in M. */
const VARIATIONS = [
  variation(101, 'red', 's'),
  variation(102, 'red', 'm', { is_in_stock: false }),
  variation(103, 'blue', 's', { min_qty: 2, max_qty: 3 }),
];
const SHIRT: SwatchFormProps = {
  product: { id: 500, name: 'Shirt', url: '/producto/camiseta-basica/' },
  attributes: ATTRIBUTES,
  variations: VARIATIONS,
};
/** A product of the pretend shop, as its page gives it. */
const realShirt = (): SwatchFormProps => {
  const product = shop.catalogue.find(100)?.product;
  if (!product) throw new Error('No product');
  return {
    product: { id: 100, name: product.name, url: `/producto/${product.slug}/` },
    attributes: (product.attributes ?? []).map(({ name, label, options }) => ({
      name,
      label,
      items: Object.entries(options).map(([value, text]) => ({ value, name: text })),
    })),
    variations: (product.variations ?? []).map((one) => describeVariation(shop, product, one)),
  };
};

const radioIn = (element: Element, value: string) =>
  element.querySelector<HTMLInputElement>(`.islas-swatch__radio[value="${value}"]`);
const stateOf = (element: Element, value: string) =>
  radioIn(element, value)?.closest<HTMLElement>('.islas-swatch')?.dataset.state;
const choose = (element: Element, value: string) => act(async () => radioIn(element, value)?.click());
const buttonIn = (element: Element) => element.querySelector<HTMLButtonElement>('[type=submit]');
const priceIn = (element: Element) => element.querySelector('.single_variation')?.textContent;
const idIn = (element: Element) => element.querySelector<HTMLInputElement>('[name=variation_id]')?.value;
const adds = () => shop.requests.filter(({ url }) => url.includes('islas_add_form'));
const submit = async (element: Element) => {
  await act(async () => element.querySelector('form')?.requestSubmit(buttonIn(element)));
};

describe('SwatchForm', () => {
  test('hydrates what a server has rendered, also with a choice, markup in names and many variations', async () => {
    const marked: SwatchFormProps = {
      ...SHIRT,
      product: { id: 501, name: '<b>"Shirt"</b> & more', url: '/a/?b=1&c="2"' },
      attributes: [
        { ...COLOURS, label: '<i>Colour</i>', items: [{ value: '<red>', name: '<img src=x onerror=a()>' }] },
      ],
      variations: [{ ...variation(1, '', ''), attributes: { attribute_pa_color: '<red>' } }],
      defaultChoice: { pa_color: '<red>' },
      texts: { quantityOf: '%s <b>' },
    };
    for (const props of [SHIRT, { ...SHIRT, defaultChoice: { pa_color: 'red', pa_size: 's' } }, marked, realShirt()])
      await hydrate(<SwatchForm {...props} />);
    expect(renderToString(<SwatchForm {...marked} />)).not.toContain('<img src=x');
  });

  test('shows states, price and variation of each choice', async () => {
    const { element } = await render(<SwatchForm {...SHIRT} />);
    expect(stateOf(element, 's')).toBe('available');
    await choose(element, 'blue');
    expect([stateOf(element, 'blue'), stateOf(element, 'm')]).toEqual(['selected', 'disabled']);
    expect(buttonIn(element)?.getAttribute('aria-disabled')).toBe('true');
    await choose(element, 's');
    expect(priceIn(element)).toBe('103 €');
    expect(idIn(element)).toBe('103');
    expect(buttonIn(element)?.getAttribute('aria-disabled')).toBeNull();
    expect(element.querySelector<HTMLInputElement>('[name=quantity]')).toMatchObject({
      value: '2',
      min: '2',
      max: '3',
    });
    const data = new FormData(element.querySelector('form') as HTMLFormElement);
    expect([data.get('attribute_pa_color'), data.get('attribute_pa_size')]).toEqual(['blue', 's']);
  });

  test('an option that may not be chosen stays unchosen', async () => {
    const onChoiceChange = vi.fn();
    const { element } = await render(
      <SwatchForm {...SHIRT} defaultChoice={{ pa_color: 'blue' }} onChoiceChange={onChoiceChange} />,
    );
    await choose(element, 'm');
    expect(radioIn(element, 'm')?.checked).toBe(false);
    expect(onChoiceChange).not.toHaveBeenCalled();
  });

  test('a radio that was checked before React came is chosen', async () => {
    const onChoiceChange = vi.fn();
    const view = <SwatchForm {...SHIRT} onChoiceChange={onChoiceChange} />;
    const { element } = await hydrate(view, (page) => radioIn(page, 'red')?.click());
    expect(stateOf(element, 'red')).toBe('selected');
    expect(onChoiceChange).toHaveBeenCalledExactlyOnceWith({ pa_color: 'red', pa_size: '' });
  });

  test('the host decides by choice, and the form does not leave it', async () => {
    const onChoiceChange = vi.fn();
    const view = (choice: Readonly<Record<string, string>>) => (
      <SwatchForm {...SHIRT} choice={choice} onChoiceChange={onChoiceChange} />
    );
    const { element, show } = await render(view({ pa_color: 'red' }));
    await choose(element, 'blue');
    expect(onChoiceChange).toHaveBeenCalledExactlyOnceWith({ pa_color: 'blue', pa_size: '' });
    expect(radioIn(element, 'red')?.checked).toBe(true);
    await show(view({ pa_color: 'blue' }));
    expect(stateOf(element, 'blue')).toBe('selected');
  });

  test('other props keep the choice, another product does not, and an option that goes takes its choice along', async () => {
    const { element, show } = await render(<SwatchForm {...SHIRT} />);
    await choose(element, 'red');
    await show(
      <SwatchForm {...SHIRT} attributes={[{ ...COLOURS, label: 'Color' }, SIZES]} variations={[...VARIATIONS]} />,
    );
    expect(radioIn(element, 'red')?.checked).toBe(true);
    await show(<SwatchForm {...SHIRT} attributes={[{ ...COLOURS, items: COLOURS.items.slice(1) }, SIZES]} />);
    expect(element.querySelector(':checked')).toBeNull();
    await show(<SwatchForm {...SHIRT} product={{ ...SHIRT.product, id: 502 }} />);
    expect(element.querySelector('.islas-swatch__radio:checked')).toBeNull();
  });

  test('clears all choices by the link, and says so', async () => {
    const { element } = await render(<SwatchForm {...SHIRT} defaultChoice={{ pa_color: 'red', pa_size: 's' }} />);
    await press(element.querySelector('.reset_variations'));
    expect(element.querySelector('.islas-swatch__radio:checked')).toBeNull();
    expect(element.querySelector('.reset_variations_alert')?.textContent).toMatch(/reset/);
    expect(priceIn(element)).toBe('');
  });

  test('without variations it says that the product is sold out, and has no button', async () => {
    for (const attributes of [ATTRIBUTES, []]) {
      const { element } = await render(<SwatchForm {...SHIRT} attributes={attributes} variations={[]} />);
      expect(element.textContent).toBe('This product is currently out of stock and unavailable.');
    }
  });

  test('a press without a choice says what is missing', async () => {
    const { element } = await render(<SwatchForm {...SHIRT} />);
    await submit(element);
    expect(element.querySelector('[role=alert] .islas-variation-message')?.textContent).toMatch(/^Please select/);
    await choose(element, 'red');
    expect(element.querySelector('.islas-variation-message')).toBeNull();
  });

  test('five by five by five variations, each found by its choice', async () => {
    const values = ['1', '2', '3', '4', '5'];
    const names = ['a', 'b', 'c'];
    const all = values.flatMap((a) => values.flatMap((b) => values.map((c) => [a, b, c] as const)));
    const variations = all.map(([a, b, c]) => ({
      ...variation(Number(a + b + c), '', ''),
      attributes: { attribute_a: a, attribute_b: b, attribute_c: c },
    }));
    const attributes = names.map((name) => ({
      name,
      label: name,
      items: values.map((value) => ({ value, name: value })),
    }));
    const onVariationChange = vi.fn();
    const { element } = await render(<SwatchForm {...SHIRT} {...{ attributes, variations, onVariationChange }} />);
    const radio = (name: string, value: string) =>
      element.querySelector<HTMLElement>(`[data-attribute_name=attribute_${name}] [type=radio][value="${value}"]`);
    for (const [a, b, c] of [
      ['3', '1', '5'],
      ['5', '5', '5'],
    ] as const) {
      for (const [name, value] of [
        ['a', a],
        ['b', b],
        ['c', c],
      ] as const)
        await act(async () => radio(name, value)?.click());
      expect(idIn(element)).toBe(a + b + c);
    }
    expect(onVariationChange).toHaveBeenLastCalledWith(expect.objectContaining({ variation_id: '555' }));
  });

  test('what the host renders stands in the place of parts', async () => {
    const { element } = await render(
      <SwatchForm
        {...SHIRT}
        defaultChoice={{ pa_color: 'red', pa_size: 's' }}
        className="mine"
        renderItem={({ name }) => <em>{name}</em>}
        renderVariation={({ variation_id }) => <output>{variation_id}</output>}
      >
        Buy
      </SwatchForm>,
    );
    expect(element.querySelector('form.mine')).not.toBeNull();
    expect(element.querySelector('.islas-swatch em')?.textContent).toBe('red');
    expect(element.querySelector('output')?.textContent).toBe('101');
    expect(buttonIn(element)?.textContent).toBe('Buy');
  });
});

describe('SwatchForm adds', () => {
  const open = async (more: Partial<SwatchFormProps> = {}) => {
    const props = { ...realShirt(), defaultChoice: { pa_color: 'rojo', pa_talla: 's' }, ...more };
    return render(<SwatchForm {...props} />);
  };

  test('the variation once, and calls back in order', async () => {
    const calls: string[] = [];
    const { element } = await open({
      onAdd: ({ quantity, variationId }) => void calls.push(`add ${quantity} ${variationId > 0}`),
      onAdded: ({ hash }) => void calls.push(`added ${hash.length > 0}`),
      onFailed: () => void calls.push('failed'),
    });
    await submit(element);
    await submit(element);
    await until(() => expect(shop.cart.lines).toHaveLength(1));
    await until(() => expect(element.querySelector('.added_to_cart')).not.toBeNull());
    expect(calls).toEqual(['add 1 true', 'added true']);
    expect(adds()).toHaveLength(1);
    expect(shop.cart.lines.map(({ quantity }) => quantity)).toEqual([1]);
  });

  test('nothing where the host stops it', async () => {
    const { element } = await open({ onAdd: () => false });
    await submit(element);
    expect(adds()).toHaveLength(0);
    expect(buttonIn(element)?.className).not.toContain('loading');
  });

  test('a failure as a value, with a message in the form, and the next press tries again', async () => {
    const onFailed = vi.fn();
    const { element } = await open({ onFailed });
    shop.scenario = '500';
    await submit(element);
    await until(() => expect(onFailed).toHaveBeenCalledOnce());
    expect(onFailed.mock.calls[0]?.[0]).toMatchObject({ message: expect.stringMatching(/./) });
    expect(element.querySelector('[role=alert] .islas-variation-message')).not.toBeNull();
    shop.scenario = 'none';
    await submit(element);
    await until(() => expect(element.querySelector('.added_to_cart')).not.toBeNull());
  });

  test('to the end after it has left the page, without a callback', async () => {
    const onAdded = vi.fn();
    const onFailed = vi.fn();
    const { element, unmount } = await open({ onAdded, onFailed });
    shop.scenario = 'slow';
    await submit(element);
    await unmount();
    await until(() => expect(shop.cart.lines).toHaveLength(1));
    expect([onAdded, onFailed].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    const again = await open();
    expect(buttonIn(again.element)?.className).not.toMatch(/loading|added/);
  });

  test('a variation that the host has not given, also pressed before the shop has answered', async () => {
    shop.scenario = 'slow';
    const { element } = await open({
      variations: false,
      availability: '/wp-json/islas/v1/swatches/availability/100',
      defaultChoice: { pa_color: 'azul', pa_talla: 'm' },
    });
    await submit(element);
    expect(buttonIn(element)?.getAttribute('aria-busy')).toBe('true');
    await until(() => expect(shop.cart.lines).toHaveLength(1));
    expect(priceIn(element)).toContain('€');
  });
});

describe('NearestInStock', () => {
  const product = SHIRT.product.id;

  test('the offer stands below the options, and one press takes it', async () => {
    const { element } = await render(<SwatchForm {...SHIRT} defaultChoice={{ pa_color: 'blue' }} />);
    await choose(element, 'm');
    // Red is sold out in M: nothing with M is in stock.
    expect(element.querySelector('.islas-swatches__nearest')).toBeNull();
    const red = [variation(102, 'red', 'm'), variation(103, 'blue', 's')];
    const again = await render(<SwatchForm {...SHIRT} variations={red} defaultChoice={{ pa_color: 'blue' }} />);
    await choose(again.element, 'm');
    await until(() => expect(again.element.querySelector('.islas-swatches__nearest')).not.toBeNull());
    await press(again.element.querySelector('.islas-swatches__nearest'));
    expect(idIn(again.element)).toBe('102');
    expect(document.activeElement).toBe(radioIn(again.element, 'm'));
    expect(again.element.querySelector('.islas-swatches__nearest')).toBeNull();
  });

  test('the offer stands in its own place where there is one, and goes with its form', async () => {
    const onChoose = vi.fn();
    const variations = [variation(102, 'red', 'm'), variation(103, 'blue', 's')];
    const view = (hasForm: boolean) => (
      <>
        {hasForm && <SwatchForm {...SHIRT} variations={variations} defaultChoice={{ pa_color: 'blue' }} />}
        <NearestInStock product={product} className="place" onChoose={onChoose} />
      </>
    );
    const { element, show } = await render(view(true));
    await choose(element, 'm');
    await until(() => expect(element.querySelector('.place button')).not.toBeNull());
    expect(element.querySelector('form .islas-swatches__nearest')).toBeNull();
    await show(view(false));
    expect(element.querySelector('.place button')).toBeNull();
    await show(view(true));
    await choose(element, 'm');
    await until(() => expect(element.querySelector('.place button')).not.toBeNull());
    await press(element.querySelector('.place button'));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith({ pa_color: 'red', pa_size: 'm' });
    expect(idIn(element)).toBe('102');
  });

  test('a host renders the offer itself, and hydrates without a form', async () => {
    const renderOffer = ({ names, choose: take }: NearestOffer) => <button onClick={take}>{names}</button>;
    const { element } = await hydrate(<NearestInStock product={product} renderOffer={renderOffer} />);
    expect(element.firstElementChild?.childNodes).toHaveLength(0);
  });
});
