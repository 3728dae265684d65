import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SOURCES } from '../../../src/wordpress/english';
import { setSettings } from '../../../src/wordpress/settings';
import { formEntry, formStore } from '../../../widgets/variations/variation-store';
import { mount } from '../../../widgets/variations/paint';
import type { Pipeline } from '../../../widgets/variations/pipeline';
import {
  COLOUR,
  SHIRT,
  SIZE,
  later,
  optionsOf,
  pick,
  priceOf,
  productPage,
  select,
  start,
  variation,
  variationId,
} from './form';

beforeEach(() => {
  vi.useFakeTimers();
  setSettings({ texts: SOURCES });
});

const button = (form: Element) => form.querySelector('.single_add_to_cart_button') ?? form;
const announced = () => document.querySelector('.widget_shopping_cart_live_region')?.textContent;
const message = (form: Element) => form.querySelector('[role=alert] > .woocommerce-info')?.textContent;

describe('choosing', () => {
  test('a complete choice shows its price and can be added', async () => {
    const form = productPage();
    await start(form, later);
    pick(form, COLOUR, 'rojo');
    pick(form, SIZE, 'M');
    expect(variationId(form)).toBe('2');
    await later(300);
    expect(priceOf(form)).toBe('2 €');
    expect(button(form).className).toBe('single_add_to_cart_button button alt');
    expect(button(form)).not.toHaveAttribute('aria-disabled');
  });

  test('the price, the id and the button come with the last choice, the announcement 300 ms later', async () => {
    const form = productPage();
    await start(form, later);
    pick(form, COLOUR, 'rojo');
    pick(form, SIZE, 'M');
    const place = form.querySelector('.single_variation');
    expect([variationId(form), priceOf(form)]).toEqual(['2', '2 €']);
    expect(button(form)).not.toHaveClass('disabled');
    expect(button(form)).not.toHaveAttribute('aria-disabled');
    expect(place).toHaveAttribute('aria-live', 'off');
    await later(299);
    const seen = place?.firstElementChild;
    expect(place).toHaveAttribute('aria-live', 'off');
    await later(1);
    expect(place).not.toHaveAttribute('aria-live');
    expect(announced()).toBe('2 € 2 disponibles');
    expect(place?.firstElementChild, 'what scripts have built there stays').toBe(seen);
  });

  test('scripts of a variation’s price and stock run once each time it is shown, before show_variation', async () => {
    const ran: string[] = [];
    const create = document.createElement.bind(document);
    // happy-dom runs no scripts: a script that runs is one made by `createElement` and put on the page.
    const made = vi.spyOn(document, 'createElement').mockImplementation(((name: string) => {
      const element = create(name);
      if (name === 'script') queueMicrotask(() => element.isConnected && ran.push(element.textContent ?? ''));
      return element;
    }) as typeof document.createElement);
    const price = (code: string) => `<span class="price">1 €</span><script>${code}</script>`;
    const form = productPage({
      variations: [
        variation(
          1,
          { [COLOUR]: 'rojo', [SIZE]: '' },
          { price_html: price('one'), availability_html: '<script>two</script>' },
        ),
      ],
    });
    await start(form, later);
    pick(form, COLOUR, 'rojo');
    pick(form, SIZE, 'M');
    await Promise.resolve();
    expect(ran).toEqual(['one', 'two']);
    await later(300);
    expect(ran).toEqual(['one', 'two']);
    pick(form, SIZE, 'S');
    await later(300);
    expect(ran).toEqual(['one', 'two', 'one', 'two']);
    made.mockRestore();
  });

  test.each([0, 100, 299])('a press %i ms after the last choice is sent', async (ms) => {
    const form = productPage();
    await start(form, later);
    pick(form, COLOUR, 'rojo');
    pick(form, SIZE, 'M');
    await later(ms);
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    button(form).dispatchEvent(press);
    await later(1000);
    expect([press.defaultPrevented, message(form)]).toEqual([false, undefined]);
  });

  test('the message about a missing choice is removed when other code completes the choice without a change event', async () => {
    const form = productPage();
    await start(form, later);
    (button(form) as HTMLElement).click();
    expect(message(form)).toMatch(/select some/i);
    select(form, COLOUR).value = 'rojo';
    select(form, SIZE).value = 'M';
    await later(100);
    expect(message(form)).toMatch(/select some/i);
    (formEntry(form).painter as Pipeline).fire('check_variations');
    expect([message(form), variationId(form)]).toEqual([undefined, '2']);
  });

  test('an incomplete choice marks the button only by classes', async () => {
    const form = productPage();
    await start(form, later);
    pick(form, COLOUR, 'rojo');
    expect(variationId(form)).toBe('');
    expect(button(form)).toHaveClass('disabled', 'wc-variation-selection-needed');
    expect(button(form)).toHaveAttribute('aria-disabled', 'true');
    expect(button(form)).not.toHaveAttribute('disabled');
  });

  test('a pending price never appears after a later change (W-21)', async () => {
    const form = productPage();
    await start(form, later);
    pick(form, COLOUR, 'rojo');
    pick(form, SIZE, 'M');
    await later(299);
    pick(form, SIZE, '');
    await later(1000);
    expect(priceOf(form)).toBe('');
    expect(variationId(form)).toBe('');
    expect(button(form)).toHaveClass('disabled');
  });

  test('an out-of-stock variation is shown and refused', async () => {
    const form = productPage({ variations: [variation(9, { [COLOUR]: 'rojo', [SIZE]: 'M' }, { is_in_stock: false })] });
    await start(form, later);
    pick(form, COLOUR, 'rojo');
    pick(form, SIZE, 'M');
    await later(300);
    expect(priceOf(form)).toBe('9 €');
    expect(button(form)).toHaveClass('disabled', 'wc-variation-is-unavailable');
  });

  test('the first of several matches in the given order is taken; an empty value accepts any', async () => {
    const form = productPage({
      variations: [variation(5, { [COLOUR]: 'rojo', [SIZE]: '' }), variation(6, { [COLOUR]: 'rojo', [SIZE]: 'M' })],
    });
    await start(form, later);
    pick(form, COLOUR, 'rojo');
    pick(form, SIZE, 'M');
    expect(variationId(form)).toBe('5');
  });

  test('a default choice is shown at the start', async () => {
    const form = productPage();
    select(form, COLOUR).value = 'azul';
    select(form, SIZE).value = 'M';
    await start(form, later);
    await later(300);
    expect(priceOf(form)).toBe('3 €');
  });

  test('an impossible default choice is cleared without a message', async () => {
    const form = productPage();
    select(form, COLOUR).value = 'azul';
    select(form, SIZE).value = 'S';
    await start(form, later);
    expect([select(form, COLOUR).value, select(form, SIZE).value]).toEqual(['', 'S']);
    expect(message(form)).toBeUndefined();
  });
});

describe('options', () => {
  test('options are those that some variation allows with the other choices', async () => {
    const form = productPage();
    await start(form, later);
    expect(optionsOf(form, SIZE)).toEqual(['S', 'M']);
    pick(form, COLOUR, 'azul');
    expect(optionsOf(form, SIZE)).toEqual(['M']);
    expect(optionsOf(form, COLOUR)).toEqual(['rojo', 'azul']);
    pick(form, COLOUR, '');
    expect(optionsOf(form, SIZE)).toEqual(['S', 'M']);
  });

  test('options have the classes that other code reads', async () => {
    const form = productPage({
      variations: [
        variation(1, { [COLOUR]: 'rojo' }, { variation_is_active: false }),
        variation(2, { [COLOUR]: 'azul' }),
      ],
      attributes: { [COLOUR]: ['rojo', 'azul'] },
    });
    await start(form, later);
    const [, red, blue] = select(form, COLOUR).options;
    expect([red?.className, red?.disabled, blue?.className, blue?.disabled]).toEqual([
      'attached',
      true,
      'attached enabled',
      false,
    ]);
  });

  test('options are not rebuilt when none is added or removed (W-23)', async () => {
    const form = productPage();
    await start(form, later);
    pick(form, COLOUR, 'rojo');
    const seen: MutationRecord[] = [];
    const observer = new MutationObserver((records) => seen.push(...records));
    observer.observe(select(form, COLOUR), { childList: true });
    observer.observe(select(form, SIZE), { childList: true });
    pick(form, SIZE, 'M');
    pick(form, SIZE, '');
    await later(0);
    expect(seen.map(({ target }) => (target as Element).outerHTML)).toEqual([]);
    pick(form, SIZE, 'S');
    await later(0);
    expect(seen).not.toEqual([]);
  });

  test('the placeholder option is removed while a choice is set, where the page does not allow it', async () => {
    const form = productPage({ showNone: 'no' });
    await start(form, later);
    pick(form, COLOUR, 'rojo');
    expect([...select(form, COLOUR).options].map(({ value }) => value)).toEqual(['rojo', 'azul']);
    expect([...select(form, SIZE).options].map(({ value }) => value)).toEqual(['', 'S', 'M']);
  });

  test('an option whose value is markup can be chosen and runs nothing (W-58, W-60)', async () => {
    const value = '<img src=x onerror="window.wc_ran = true">';
    const form = productPage({
      variations: [variation(7, { [COLOUR]: value })],
      attributes: { [COLOUR]: [value] },
    });
    await start(form, later);
    pick(form, COLOUR, value);
    expect(variationId(form)).toBe('7');
    expect(form.querySelector('img')).toBeNull();
    expect('wc_ran' in window).toBe(false);
  });
});

describe('reset', () => {
  test('a reset clears every select, each with its change, and runs the chain once (W-24)', async () => {
    const form = productPage();
    await start(form, later);
    pick(form, COLOUR, 'rojo');
    pick(form, SIZE, 'M');
    await later(300);
    const received: string[] = [];
    form.addEventListener('change', ({ target }) => received.push((target as HTMLSelectElement).name));
    form.addEventListener('islas:variation-changed', () => received.push('chain'));
    form.querySelector<HTMLElement>('.reset_variations')?.click();
    expect(received).toEqual([COLOUR, SIZE, 'variation_id', 'chain']);
    expect(priceOf(form)).toBe('');
    expect(document.activeElement).toBe(select(form, COLOUR));
    expect(form.querySelector('.reset_variations_alert')?.textContent).toMatch(/reset/);
  });

  test('Islas announces a reset where WooCommerce has no region for it (before 9.5)', async () => {
    const form = productPage();
    form.querySelector('.reset_variations_alert')?.remove();
    await start(form, later);
    pick(form, COLOUR, 'rojo');
    form.querySelector<HTMLElement>('.reset_variations')?.click();
    expect(document.querySelector('.widget_shopping_cart_live_region')?.textContent).toMatch(/reset/);
  });

  test('the reset link is shown only while something is chosen', async () => {
    const form = productPage();
    await start(form, later);
    const link = form.querySelector<HTMLElement>('.reset_variations');
    expect(link?.style.visibility).toBe('hidden');
    pick(form, SIZE, 'M');
    expect(link?.style.visibility).toBe('visible');
  });
});

describe('messages instead of alert() (W-27)', () => {
  test('a press without a complete choice shows what is missing, and is not sent', async () => {
    const form = productPage();
    await start(form, later);
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    button(form).dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true);
    expect(message(form)).toBe('Please select some product options before adding this product to your cart.');
  });

  test('messages are the shop’s, as text, and Islas’ own replaces an untranslated one', async () => {
    const html = '<b>Elige</b>';
    vi.stubGlobal('wc_add_to_cart_variation_params', { i18n_make_a_selection_text: html });
    const form = productPage();
    await start(form, later);
    button(form).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(message(form)).toBe(html);
    vi.stubGlobal('wc_add_to_cart_variation_params', {
      i18n_make_a_selection_text: 'Please select some product options before adding this product to your cart.',
    });
    setSettings({ texts: { i18n_make_a_selection_text: 'Elige las opciones.' } });
    button(form).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(message(form)).toBe('Elige las opciones.');
  });

  test('a message is removed at the next change, and nothing else is (W-28)', async () => {
    const form = productPage();
    await start(form, later);
    button(form).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    pick(form, COLOUR, 'rojo');
    expect(message(form)).toBeUndefined();
    expect(form.querySelector('.single_variation_wrap')).not.toBeNull();
  });

  test('a server-printed disabled is removed at start', async () => {
    const form = productPage({ button: '<button disabled class="single_add_to_cart_button">Añadir</button>' });
    await start(form, later);
    expect(button(form)).not.toHaveAttribute('disabled');
  });
});

describe('details of a variation', () => {
  const page = (fields: Record<string, unknown>, product = '') =>
    productPage({
      variations: [variation(4, { [COLOUR]: 'rojo' }, fields)],
      attributes: { [COLOUR]: ['rojo'] },
      product,
    });

  test('SKU, weight and dimensions of a variation replace the product’s, which are restored', async () => {
    const product = '<b class="product_weight">1 kg</b><b class="product_dimensions">N/D</b>';
    const form = page({ sku: 'V-4', weight: '2', weight_html: '2 kg', dimensions_html: '1 &times; 2 cm' }, product);
    const fields = () =>
      ['.sku', '.product_weight', '.product_dimensions'].map((name) => document.querySelector(name)?.textContent);
    await start(form, later);
    pick(form, COLOUR, 'rojo');
    expect(fields()).toEqual(['V-4', '2 kg', '1 × 2 cm']);
    pick(form, COLOUR, '');
    expect(fields()).toEqual(['BASE', '1 kg', 'N/D']);
  });

  test('empty dimensions of a variation show the product’s own and stop nothing (W-29)', async () => {
    const form = page({ dimensions_html: '', sku: 'V-4' }, '<b class="product_dimensions">1 cm</b>');
    await start(form, later);
    pick(form, COLOUR, 'rojo');
    await later(300);
    expect(document.querySelector('.product_dimensions')?.textContent).toBe('1 cm');
    expect([variationId(form), priceOf(form)]).toEqual(['4', '4 €']);
  });

  test.each([
    ['5', { min_qty: 2, max_qty: 3 }, '3'],
    ['1', { min_qty: 2, max_qty: '' }, '2'],
    ['', { min_qty: 2, max_qty: 9 }, '2'],
    ['4', { min_qty: 1, max_qty: '' }, '4'],
  ])('a quantity of %s within %o is %s', async (before, limits, after) => {
    const form = page(limits);
    const input = form.querySelector<HTMLInputElement>('.qty');
    await start(form, later);
    if (input) input.value = before;
    pick(form, COLOUR, 'rojo');
    expect([input?.value, input?.min, input?.max]).toEqual([after, String(limits.min_qty), String(limits.max_qty)]);
  });

  test('the quantity step is the variation’s, and the field’s own again for a variation without one', async () => {
    const form = productPage({
      variations: [variation(4, { [COLOUR]: 'rojo' }, { step: 6 }), variation(5, { [COLOUR]: 'azul' })],
      attributes: { [COLOUR]: ['rojo', 'azul'] },
    });
    await start(form, later);
    pick(form, COLOUR, 'rojo');
    expect(form.querySelector<HTMLInputElement>('.qty')?.step).toBe('6');
    pick(form, COLOUR, 'azul');
    expect(form.querySelector<HTMLInputElement>('.qty')?.step).toBe('1');
  });

  test('a variation on backorder can be added without a limit, and shows that it comes later', async () => {
    const form = page({
      backorders_allowed: true,
      is_in_stock: true,
      max_qty: '',
      availability_html: '<p class="stock available-on-backorder">Disponible para reserva</p>',
    });
    await start(form, later);
    pick(form, COLOUR, 'rojo');
    await later(300);
    expect(button(form)).not.toHaveClass('disabled');
    expect(form.querySelector<HTMLInputElement>('.qty')?.max).toBe('');
    expect(form.querySelector('.single_variation .stock')?.textContent).toBe('Disponible para reserva');
  });

  test('description, price and availability are shown in the template’s order', async () => {
    const form = page({ variation_description: '<p>Teñida a mano</p>' });
    await start(form, later);
    pick(form, COLOUR, 'rojo');
    await later(300);
    const words = form
      .querySelector('.single_variation')
      ?.textContent.trim()
      .split(/\s{2,}/);
    expect(words).toEqual(['Teñida a mano', '4 €', '4 disponibles']);
  });

  test.each([
    ['<del>5 $&</del> <ins>4 $1</ins>', '5 $& 4 $1'],
    ['<span>{{ 4 }} <b>€', '{{ 4 }} €'],
    ['desde {{{ data.variation.sku }}}', 'desde {{{ data.variation.sku }}}'],
    ['<script>window.wc_ran = true</script>4 €', 'window.wc_ran = true4 €'],
    ['', ''],
    [null, ''],
    [false, ''],
    [['4 €'], ''],
    [{ html: '4 €' }, ''],
    [4, '4'],
  ])('a filtered price %j stops nothing and runs no script', async (price_html, expected) => {
    const form = page({ price_html, availability_html: '' });
    await start(form, later);
    pick(form, COLOUR, 'rojo');
    await later(300);
    expect(form.querySelector('.woocommerce-variation-price')?.textContent).toBe(expected);
    expect(form.querySelector('.woocommerce-variation-availability')).not.toBeNull();
    expect([variationId(form), button(form).className]).toEqual(['4', 'single_add_to_cart_button button alt']);
    expect('wc_ran' in window).toBe(false);
  });

  test('the main image takes every attribute of the variation’s image without jQuery, and is restored', async () => {
    const image = {
      src: 'r.jpg',
      src_w: 600,
      src_h: 400,
      srcset: 'r.jpg 600w',
      sizes: '50vw',
      title: 'T',
      caption: 'C',
      alt: 'A',
      full_src: 'f.jpg',
      full_src_w: 1200,
      full_src_h: 800,
      gallery_thumbnail_src: 't.jpg',
    };
    const own = 'src="o.jpg" width="1" height="2" srcset="o.jpg 1w" sizes="1vw" title="o" alt="o"';
    const product = `<div class="images"><div class="woocommerce-product-gallery__image" data-thumb="o-t.jpg">
      <a href="o-f.jpg"><img class="wp-post-image" ${own}></a></div></div>`;
    const form = page({ image, image_id: 8 }, product);
    const photo = () => {
      const at = document.querySelector('.wp-post-image');
      const names = ['src', 'width', 'height', 'srcset', 'sizes', 'title', 'alt', 'data-caption', 'data-large_image'];
      return [
        ...names.map((name) => at?.getAttribute(name)),
        at?.closest('a')?.getAttribute('href'),
        at?.closest('div')?.dataset.thumb,
      ].join();
    };
    await start(form, later);
    pick(form, COLOUR, 'rojo');
    await later(300);
    expect(photo()).toBe('r.jpg,600,400,r.jpg 600w,50vw,T,A,C,f.jpg,f.jpg,r.jpg');
    expect(form.getAttribute('current-image')).toBe('8');
    pick(form, COLOUR, '');
    expect(photo()).toBe('o.jpg,1,2,o.jpg 1w,1vw,o,o,,,o-f.jpg,o-t.jpg');
  });

  test.each([
    ['around the image', (img: string, sources: string) => `<picture>${sources}${img}</picture>`],
    [
      'that has the image’s class',
      (img: string, sources: string) =>
        `<picture class="wp-post-image">${sources}${img.replace(/ class="[^"]*"/, '')}</picture>`,
    ],
  ])('a <picture> %s, and what loads images late, follow the variation and come back', async (_, around) => {
    const image = { src: 'r.jpg', src_w: 6, src_h: 4, srcset: false, sizes: false, full_src: 'f.jpg', alt: 'A' };
    const sources =
      '<source type="image/webp" media="(min-width: 1px)" srcset="o.webp 1w"><source srcset="o.avif" data-lazy-srcset="o.avif">';
    const img = '<img class="wp-post-image" src="o.jpg" srcset="o.jpg 1w" data-lazy-src="o.jpg">';
    const product = `<div class="images"><div class="woocommerce-product-gallery__image"><a href="o-f.jpg">${around(img, sources)}</a></div></div>`;
    const form = page({ image, image_id: 8 }, product);
    const shown = () =>
      [...document.querySelectorAll('picture > *')].map((part) =>
        ['type', 'media', 'src', 'srcset', 'data-lazy-src', 'data-lazy-srcset']
          .map((name) => part.getAttribute(name))
          .join(),
      );
    const before = shown();
    await start(form, later);
    pick(form, COLOUR, 'rojo');
    await later(300);
    expect(shown()).toEqual([',,,r.jpg,,', ',,,r.jpg,,r.jpg', ',,r.jpg,,r.jpg,']);
    pick(form, COLOUR, '');
    expect(shown()).toEqual(before);
  });

  test('a variation sold individually has quantity 1 and no quantity field', async () => {
    const form = page({ is_sold_individually: 'yes', max_qty: 9 });
    await start(form, later);
    pick(form, COLOUR, 'rojo');
    expect(form.querySelector<HTMLInputElement>('.qty')?.value).toBe('1');
    expect(form.querySelector<HTMLElement>('.quantity')?.style.display).toBe('none');
  });

  test('the name of the choice is beside its label, with the separator', async () => {
    setSettings({ swatches: { variation_label_separator: ' -' } });
    const form = page({});
    await start(form, later);
    pick(form, COLOUR, 'rojo');
    const names = () =>
      [...form.querySelectorAll('.label .woo-selected-variation-item-name')].map((name) => name.textContent);
    expect(names()).toEqual([' - ROJO']);
    pick(form, COLOUR, '');
    expect(names()).toEqual(['']);
  });

  test('the name of the choice is not shown where the owner has disabled it', async () => {
    setSettings({ swatches: { show_variation_label: 'no' } });
    const form = page({});
    await start(form, later);
    expect(form.querySelector('.woo-selected-variation-item-name')).toBeNull();
  });
});

describe('the store', () => {
  test('a choice through the store changes the selects, each with its change, and runs the chain once', async () => {
    const form = productPage();
    await start(form, later);
    const received: string[] = [];
    form.addEventListener('change', ({ target }) => received.push((target as HTMLSelectElement).name));
    form.addEventListener('islas:variation-changed', () => received.push('chain'));
    const { setChoices } = await import('../../../widgets/variations/variation-store');
    setChoices(form, { [COLOUR]: 'azul', [SIZE]: 'M' });
    expect(received).toEqual(
      [COLOUR, SIZE, 'variation_id', 'variation_id', 'qty', 'chain'].map((n) => (n === 'qty' ? 'quantity' : n)),
    );
    expect(formStore(form).get().status).toBe('found');
    expect(select(form, SIZE).value).toBe('M');
  });

  test('a value whose option is detached can be chosen when the other choices are cleared', async () => {
    const form = productPage();
    await start(form, later);
    pick(form, COLOUR, 'azul');
    expect(optionsOf(form, SIZE)).toEqual(['M']);
    const { setChoices } = await import('../../../widgets/variations/variation-store');
    setChoices(form, { [COLOUR]: '', [SIZE]: 'S' });
    expect(select(form, SIZE).value).toBe('S');
    expect(optionsOf(form, COLOUR)).toEqual(['rojo']);
  });
});

describe('in the task of the mount, before any event', () => {
  const open = (form: HTMLElement) => mount(form, { signal: new AbortController().signal });
  const early = (...events: Event[]) => Reflect.set(globalThis, Symbol.for('islas.early'), events);
  const press = (target: Element | null, type: string): Event => {
    const event = new Event(type, { bubbles: true });
    target?.dispatchEvent(event);
    return event;
  };

  test('an incomplete choice from before the mount sets options, reset link, label and button', () => {
    const form = productPage();
    select(form, COLOUR).value = 'azul';
    open(form);
    expect(optionsOf(form, SIZE)).toEqual(['M']);
    expect(form.querySelector<HTMLElement>('.reset_variations')?.style.visibility).toBe('visible');
    expect(form.querySelector('.woo-selected-variation-item-name')?.textContent).toBe(': AZUL');
    expect(button(form)).toHaveClass('disabled', 'wc-variation-selection-needed');
  });

  test('the reset link is hidden while nothing is chosen', () => {
    const form = productPage();
    form.querySelector('.reset_variations')?.removeAttribute('style');
    open(form);
    expect(form.querySelector<HTMLElement>('.reset_variations')?.style.visibility).toBe('hidden');
  });

  test('a complete choice from before the mount can be added, without a change event', () => {
    const form = productPage();
    select(form, COLOUR).value = 'rojo';
    select(form, SIZE).value = 'M';
    const changes: unknown[] = [];
    form.addEventListener('change', ({ target }) => changes.push(target));
    open(form);
    expect([variationId(form), button(form).className]).toEqual(['2', 'single_add_to_cart_button button alt']);
    expect(changes).toEqual([]);
  });

  test('a sold-out choice from before the mount is refused with its reason', () => {
    const form = productPage({ variations: [variation(9, { [COLOUR]: 'rojo' }, { is_in_stock: false })] });
    select(form, COLOUR).value = 'rojo';
    select(form, SIZE).value = 'M';
    open(form);
    expect(button(form)).toHaveClass('disabled', 'wc-variation-is-unavailable');
  });

  test('a choice right after the mount is handled in the same task', () => {
    const form = productPage();
    open(form);
    pick(form, COLOUR, 'rojo');
    pick(form, SIZE, 'M');
    expect(variationId(form)).toBe('2');
  });

  test('a choice made and undone right after the mount leaves nothing behind', async () => {
    const form = productPage();
    open(form);
    pick(form, COLOUR, 'rojo');
    pick(form, SIZE, 'M');
    pick(form, SIZE, '');
    await later(1000);
    expect([variationId(form), priceOf(form)]).toEqual(['', '']);
  });

  test('a reset pressed before the mount clears the choices, except those made after it', async () => {
    const form = productPage();
    select(form, COLOUR).value = 'rojo';
    select(form, SIZE).value = 'S';
    const reset = press(form.querySelector('.reset_variations'), 'click');
    await later(5);
    select(form, SIZE).value = 'M';
    early(reset, press(select(form, SIZE), 'change'));
    open(form);
    expect([select(form, COLOUR).value, select(form, SIZE).value]).toEqual(['', 'M']);
    expect(formStore(form).get().choices).toEqual({ [COLOUR]: '', [SIZE]: 'M' });
  });

  test('a choice from before the mount stays, and an early press elsewhere is no reset', () => {
    const form = productPage();
    select(form, COLOUR).value = 'rojo';
    early(press(select(form, COLOUR), 'click'));
    open(form);
    expect(select(form, COLOUR).value).toBe('rojo');
  });

  test('the price is announced also where WooCommerce’s area is no live region', async () => {
    const form = productPage();
    form.querySelector('.single_variation')?.removeAttribute('role');
    await start(form, later);
    pick(form, COLOUR, 'rojo');
    pick(form, SIZE, 'M');
    await later(300);
    expect(announced()).toBe('2 € 2 disponibles');
  });
});

describe('starting', () => {
  test('a form that starts gets its loaded class once and announces it once', async () => {
    const form = productPage();
    let said = 0;
    document.addEventListener('islas:swatches-loaded', () => said++);
    await start(form, later);
    expect(form).toHaveClass('wvs-loaded');
    await start(form, later);
    expect(said).toBe(1);
  });

  test('a choice in the address is selected where the page was printed without it', async () => {
    vi.spyOn(document, 'URL', 'get').mockReturnValue(`http://127.0.0.1/?${SIZE}=M&${COLOUR}=amarillo`);
    const form = productPage();
    await start(form, later);
    expect([select(form, COLOUR).value, select(form, SIZE).value]).toEqual(['', 'M']);
  });

  test('a choice made before the form started wins over the address', async () => {
    vi.spyOn(document, 'URL', 'get').mockReturnValue(`http://127.0.0.1/?${SIZE}=M`);
    const form = productPage();
    select(form, SIZE).value = 'S';
    await start(form, later);
    expect(select(form, SIZE).value).toBe('S');
  });

  test('a form ends with its signal', async () => {
    const form = productPage();
    const controller = await start(form, later);
    controller.abort();
    pick(form, COLOUR, 'rojo');
    expect(formStore(form).get().choices[COLOUR]).toBe('');
  });

  test.each([
    ['cut short', '[{"attributes":{'],
    ['false', 'false'],
    ['an empty list', '[]'],
  ])('variations that are %s mean asynchronous mode', async (_, variations) => {
    const form = productPage({ variations });
    await start(form, later);
    expect(formStore(form).get().index).toBeNull();
    expect(optionsOf(form, SIZE)).toEqual(['S', 'M']);
  });

  test('duplicate, unknown and attribute-less variations do no harm', async () => {
    const odd = [null, 7, {}, variation(1, { attribute_other: 'x' }), ...SHIRT, ...SHIRT];
    const form = productPage({ variations: odd });
    await start(form, later);
    pick(form, COLOUR, 'azul');
    pick(form, SIZE, 'M');
    expect(variationId(form)).toBe('');
  });
});

test('a div with the form’s class works as a variation form', async () => {
  const form = productPage();
  const div = document.createElement('div');
  div.className = form.className;
  Object.assign(div.dataset, form.dataset);
  div.append(...form.childNodes);
  form.replaceWith(div);
  await start(div, later);
  pick(div, COLOUR, 'azul');
  expect(optionsOf(div, SIZE)).toEqual(['M']);
  pick(div, SIZE, 'M');
  await later(300);
  expect([variationId(div), priceOf(div)]).toEqual(['3', '3 €']);
});

test('a choice, its price and a reset read no layout', async () => {
  const form = productPage();
  await start(form, later);
  const reads: string[] = [];
  for (const name of ['offsetHeight', 'offsetWidth', 'offsetTop', 'clientHeight', 'scrollHeight']) {
    vi.spyOn(HTMLElement.prototype, name as 'offsetHeight', 'get').mockImplementation(() => reads.push(name));
  }
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => {
    reads.push('getBoundingClientRect');
    return new DOMRect();
  });
  vi.spyOn(window, 'getComputedStyle').mockImplementation(() => {
    reads.push('getComputedStyle');
    return form.style;
  });
  pick(form, COLOUR, 'rojo');
  pick(form, SIZE, 'M');
  await later(300);
  form.querySelector<HTMLElement>('.reset_variations')?.click();
  await later(300);
  expect(reads).toEqual([]);
  void form.offsetHeight;
  expect(reads).toEqual(['offsetHeight']);
});

describe('work per change does not grow with the options', () => {
  const shop = (count: number) => {
    const values = Array.from({ length: count }, (_, i) => `v${i}`);
    return productPage({
      variations: values.map((value, i) => variation(i + 1, { [SIZE]: value })),
      attributes: { [SIZE]: values },
    });
  };

  test('no change after the first searches the options', async () => {
    const walks: string[] = [];
    // Before the form is created, because it keeps references to the methods.
    for (const name of ['querySelector', 'querySelectorAll'] as const) {
      const search = Element.prototype[name] as (selector: string) => unknown;
      vi.spyOn(Element.prototype, name).mockImplementation(function (this: Element, selector: string) {
        // Browsers cache the live list of selects, but happy-dom searches for it.
        if (selector !== 'select' && this.innerHTML.includes('<option')) walks.push(selector);
        return search.call(this, selector) as never;
      });
    }
    const form = shop(4);
    await start(form, later);
    pick(form, SIZE, 'v1');
    expect(walks).toContain('.single_variation');
    await later(300);
    walks.length = 0;
    pick(form, SIZE, 'v2');
    expect(walks).toEqual([]);
    vi.restoreAllMocks();
    expect(variationId(form)).toBe('3');
  });

  test('the number of written nodes does not grow with the options, and no option is written', async () => {
    const writes = async (count: number) => {
      const form = shop(count);
      await start(form, later);
      pick(form, SIZE, 'v1');
      await later(300);
      const observer = new MutationObserver(() => undefined);
      observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
      pick(form, SIZE, 'v2');
      const records = observer.takeRecords();
      observer.disconnect();
      return records.map(({ target, type }) => [target.nodeName, type]);
    };
    const few = await writes(4);
    expect(few.flat()).not.toContain('OPTION');
    expect(few.length).toBeGreaterThan(0);
    expect(await writes(60)).toEqual(few);
  });

  test('an output element that is added later is found, and a removed one is forgotten', async () => {
    const form = shop(3);
    await start(form, later);
    pick(form, SIZE, 'v1');
    await later(300);
    const second = document.createElement('input');
    second.className = 'variation_id';
    form.append(second);
    pick(form, SIZE, 'v2');
    expect(second.value).toBe('3');
    second.remove();
    pick(form, SIZE, 'v1');
    expect([second.value, variationId(form)]).toEqual(['3', '2']);
  });
});
