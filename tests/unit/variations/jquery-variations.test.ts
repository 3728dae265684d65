import jQuery from 'jquery';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { connectForms } from '../../../widgets/variations/jquery-variations';
import { setSettings } from '../../../src/wordpress/settings';
import { formStore } from '../../../widgets/variations/variation-store';
import { methods } from '../../../widgets/variations/paint-image';
import {
  COLOUR,
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

const $ = jQuery;
const set = (form: HTMLElement): JQuery => $(form);
const method = (target: JQuery, name: string, ...args: unknown[]): unknown =>
  (Reflect.get($.fn, name) as (...args: unknown[]) => unknown).apply(target, args);

const EVENTS = [
  'clear_reset_announcement',
  'woocommerce_variation_select_change',
  'check_variations',
  'update_variation_values',
  'woocommerce_update_variation_values',
  'reset_data',
  'reset_image',
  'hide_variation',
  'found_variation',
  'woocommerce_variation_has_changed',
  'show_variation',
  'announce_reset',
  'reset_focus',
  'wc_variation_form',
];

/** Records the form's events in order, like a script that was bound before Islas started. */
const listen = (form: HTMLFormElement): string[] => {
  const received: string[] = [];
  $(form).on(
    'change',
    'select,input',
    (event) => void received.push(`change ${(event.target as HTMLInputElement).name}`),
  );
  for (const name of EVENTS) $(form).on(name, () => void received.push(name));
  return received;
};

beforeEach(() => {
  vi.useFakeTimers();
  setSettings({});
  connectForms($, methods, new AbortController().signal);
});

const INCOMPLETE = [
  'change variation_id',
  'clear_reset_announcement',
  'woocommerce_variation_select_change',
  'check_variations',
  'update_variation_values',
  'woocommerce_update_variation_values',
  'reset_data',
  'reset_image',
  'hide_variation',
  'woocommerce_variation_has_changed',
];

const COMPLETE = [
  'change variation_id',
  'clear_reset_announcement',
  'woocommerce_variation_select_change',
  'check_variations',
  'update_variation_values',
  'woocommerce_update_variation_values',
  'found_variation',
  'change variation_id',
  'change quantity',
  'woocommerce_variation_has_changed',
];

describe('events in the stock order (contract 3.3)', () => {
  test('events at the start of a form are in the stock order', async () => {
    const form = productPage();
    const received = listen(form);
    await start(form, later);
    expect(received).toEqual([
      'check_variations',
      'update_variation_values',
      'woocommerce_update_variation_values',
      'reset_data',
      'reset_image',
      'hide_variation',
      'wc_variation_form',
    ]);
  });

  test('events of an incomplete choice are in the stock order', async () => {
    const form = productPage();
    const received = listen(form);
    await start(form, later);
    received.length = 0;
    pick(form, COLOUR, 'rojo');
    expect(received).toEqual([`change ${COLOUR}`, ...INCOMPLETE]);
  });

  test('events of a complete choice are in the stock order; its details come after the change has ended', async () => {
    const form = productPage();
    const early = listen(form);
    await start(form, later);
    pick(form, COLOUR, 'rojo');
    early.length = 0;
    pick(form, SIZE, 'M');
    expect(early).toEqual([`change ${SIZE}`, ...COMPLETE]);
    await later(300);
    expect(early.at(-1)).toBe('show_variation');
  });

  test('events of a reset are in the stock order: every select has its change, the chain runs once', async () => {
    const form = productPage();
    const received = listen(form);
    await start(form, later);
    pick(form, COLOUR, 'rojo');
    received.length = 0;
    $(form).find('.reset_variations').trigger('click');
    expect(received).toEqual([
      `change ${COLOUR}`,
      `change ${SIZE}`,
      ...INCOMPLETE,
      'announce_reset',
      'reset_data',
      'reset_image',
      'hide_variation',
      'reset_focus',
    ]);
  });
});

describe('arguments', () => {
  test('listeners receive the variation itself, and whether it may be bought', async () => {
    const form = productPage();
    await start(form, later);
    const found = vi.fn();
    const shown = vi.fn();
    $(form).on('found_variation', (_event, ...args: unknown[]) => found(...args));
    $(form)
      .find('.single_variation')
      .on('show_variation', (_event, ...args: unknown[]) => shown(...args));
    pick(form, COLOUR, 'azul');
    pick(form, SIZE, 'M');
    await later(300);
    const own = ($(form).data('product_variations') as unknown[])[2];
    expect(found).toHaveBeenCalledExactlyOnceWith(own);
    expect(shown).toHaveBeenCalledExactlyOnceWith(own, true);
  });

  test('wc_variation_form carries an object like the stock script’s', async () => {
    const form = productPage();
    const ready = vi.fn();
    $(document).on('wc_variation_form', '.variations_form', (_event, object: unknown) => ready(object));
    await start(form, later);
    const [object] = ready.mock.calls[0] as [{ $form: JQuery; getChosenAttributes: () => unknown }];
    expect(object.$form[0]).toBe(form);
    expect(object.getChosenAttributes()).toEqual({ count: 2, chosenCount: 0, data: { [COLOUR]: '', [SIZE]: '' } });
    $(document).off('wc_variation_form');
  });
});

describe('other code drives the form', () => {
  test('other code chooses by .val().trigger("change")', async () => {
    const form = productPage();
    await start(form, later);
    $(select(form, COLOUR)).val('azul').trigger('change');
    $(select(form, SIZE)).val('M').trigger('change');
    expect(variationId(form)).toBe('3');
  });

  test('other code passes choices to check_variations', async () => {
    const form = productPage();
    await start(form, later);
    $(form).trigger('check_variations', [{ count: 2, chosenCount: 2, data: { [COLOUR]: 'azul', [SIZE]: 'M' } }]);
    expect(variationId(form)).toBe('3');
  });

  test('choices that other code passes to check_variations show the reset link', async () => {
    const form = productPage();
    await start(form, later);
    const link = form.querySelector<HTMLElement>('.reset_variations');
    $(form).trigger('check_variations', [{ count: 2, chosenCount: 1, data: { [COLOUR]: 'azul', [SIZE]: '' } }]);
    expect(link?.style.visibility).toBe('visible');
    $(form).trigger('check_variations', [{ count: 2, chosenCount: 0, data: { [COLOUR]: '', [SIZE]: '' } }]);
    expect(link?.style.visibility).toBe('hidden');
  });

  test('other code replaces the variations and triggers reload_product_variations', async () => {
    const form = productPage();
    await start(form, later);
    $(form).data('product_variations', [variation(8, { [COLOUR]: 'azul', [SIZE]: 'S' })]);
    $(form).trigger('reload_product_variations');
    expect([optionsOf(form, COLOUR), optionsOf(form, SIZE)]).toEqual([['azul'], ['S']]);
  });

  test('other code triggers found_variation and reset_data', async () => {
    const form = productPage();
    await start(form, later);
    $(form).trigger('found_variation', [variation(44, {})]);
    await later(300);
    expect([variationId(form), priceOf(form)]).toEqual(['44', '44 €']);
    $(form).trigger('reset_data');
    expect(priceOf(form)).toBe('');
  });

  test('other code changes options through the selects’ jQuery data', async () => {
    const form = productPage();
    await start(form, later);
    const $select = $(select(form, COLOUR));
    expect($select.data('attribute_html')).toContain('<option value="rojo"');
    expect(($select.data('attribute_options') as HTMLOptionElement[]).map(({ value }) => value)).toEqual([
      'rojo',
      'azul',
    ]);
  });
});

describe('several products in one form do not mix', () => {
  /** A bundle: the forms of two products as parts of one form. */
  const bundle = () => {
    const parts = ['one', 'two'].map((id) => {
      const form = productPage();
      const part = document.createElement('div');
      Object.assign(part, { id, className: 'variations_form' });
      Object.assign(part.dataset, form.dataset);
      part.append(...form.childNodes);
      return part;
    });
    const outer = document.createElement('form');
    outer.className = 'cart';
    outer.append(...parts);
    document.body.replaceChildren(outer);
    return parts as unknown as readonly [HTMLElement, HTMLElement];
  };

  test('two products in one form have separate choices, options, variations and buttons', async () => {
    const [one, two] = bundle();
    await start(one, later);
    await start(two, later);
    pick(one, COLOUR, 'azul');
    pick(one, SIZE, 'M');
    pick(two, COLOUR, 'rojo');
    await later(300);
    expect([variationId(one), variationId(two)]).toEqual(['3', '']);
    expect([optionsOf(one, SIZE), optionsOf(two, SIZE)]).toEqual([['M'], ['S', 'M']]);
    const isRefused = (form: Element) => form.querySelector('.single_add_to_cart_button')?.matches('.disabled');
    expect([isRefused(one), isRefused(two)]).toEqual([false, true]);
  });

  test('a product form inside another one does not mix with it', async () => {
    const [outer, inner] = bundle();
    outer.append(inner);
    await start(outer, later);
    await start(inner, later);
    pick(outer, COLOUR, 'azul');
    const state = () => JSON.stringify(formStore(outer).get().choices);
    const before = state();
    pick(inner, COLOUR, 'rojo');
    pick(inner, SIZE, 'S');
    $(inner).find('.reset_variations').trigger('click');
    pick(inner, SIZE, 'S');
    expect(state()).toBe(before);
    expect(JSON.parse(before)).toEqual({ [COLOUR]: 'azul', [SIZE]: '' });
    expect([select(outer, COLOUR).value, variationId(outer)]).toEqual(['azul', '']);
    expect(formStore(inner).get().choices).toEqual({ [COLOUR]: '', [SIZE]: 'S' });
  });
});

describe('the eight methods (contract 1.11)', () => {
  test('texts and attributes are saved before the first change and restored', async () => {
    const form = productPage({ product: '<img class="a" src="1.jpg"><b class="t">uno</b>' });
    await start(form, later);
    method($('.t'), 'wc_set_content', 'dos');
    method($('.t'), 'wc_set_content', 'tres');
    method($('.a'), 'wc_set_variation_attr', 'src', '2.jpg');
    method($('.a'), 'wc_set_variation_attr', 'title', false);
    expect([$('.t').text(), $('.t').attr('data-o_content'), $('.a').attr('src')]).toEqual(['tres', 'uno', '2.jpg']);
    method($('.t'), 'wc_reset_content');
    method($('.a'), 'wc_reset_variation_attr', 'src');
    expect([$('.t').text(), $('.a').attr('src')]).toEqual(['uno', '1.jpg']);
  });

  test('starting a form again adds no second listeners (W-25)', async () => {
    const form = productPage();
    const received = listen(form);
    await start(form, later);
    const chain = method(set(form), 'wc_variation_form');
    expect(chain).toBeInstanceOf($);
    method(set(form), 'wc_variation_form');
    await later(100);
    received.length = 0;
    pick(form, COLOUR, 'rojo');
    expect(received).toEqual([`change ${COLOUR}`, ...INCOMPLETE]);
  });

  test.each(['wc_maybe_trigger_slide_position_reset', 'wc_variations_image_update', 'wc_variations_image_reset'])(
    '%s does not throw on a page without a gallery',
    async (name) => {
      const form = productPage();
      await start(form, later);
      expect(method(set(form), name, variation(1, {}))).toBeInstanceOf($);
    },
  );
});

describe('a theme that replaces wc_variations_image_update', () => {
  test('gets the variation that was found and `false` where there is none, and stops nothing when it throws', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const form = productPage();
    await start(form, later);
    const images: unknown[] = [];
    const stock: unknown = Reflect.get($.fn, 'wc_variations_image_update');
    onTestFinished(() => void Reflect.set($.fn, 'wc_variations_image_update', stock));
    Reflect.set($.fn, 'wc_variations_image_update', (found: { variation_id?: number } | false) => {
      images.push(found && found.variation_id);
      throw new Error('theirs');
    });
    pick(form, COLOUR, 'rojo');
    pick(form, SIZE, 'M');
    expect([images.at(-1), priceOf(form)]).toEqual([2, '2 €']);
    pick(form, SIZE, '');
    expect(images.at(-1)).toBe(false);
    expect(logged).toHaveBeenCalled();
  });
});

describe('a listener that throws stops nothing (W-61)', () => {
  test.each([
    'woocommerce_variation_select_change',
    'check_variations',
    'found_variation',
    'reset_data',
    'hide_variation',
  ])('%s', async (name) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const form = productPage();
    $(form).on(name, () => {
      throw new Error('theirs');
    });
    await start(form, later);
    pick(form, COLOUR, 'rojo');
    pick(form, SIZE, 'M');
    await later(300);
    expect([variationId(form), priceOf(form)]).toEqual(['2', '2 €']);
    expect(logged).toHaveBeenCalled();
  });
});

describe('starting again after requests', () => {
  test('a form whose selects were replaced starts 1000 ms after the request', async () => {
    const form = productPage();
    await start(form, later);
    const ready = vi.fn();
    $(form).on('wc_variation_form', () => void ready());
    const old = select(form, SIZE);
    old.replaceWith(old.cloneNode(true));
    $(document).trigger('ajaxComplete');
    await later(999);
    expect(ready).not.toHaveBeenCalled();
    await later(101);
    expect(ready).toHaveBeenCalledTimes(1);
  });

  test('a form that is started again reads replaced variations, as the stock script does', async () => {
    const form = productPage();
    await start(form, later);
    set(form).data('product_variations', [variation(9, { [COLOUR]: 'rojo', [SIZE]: 'S' })]);
    method(set(form), 'wc_variation_form');
    await later(200);
    pick(form, COLOUR, 'rojo');
    pick(form, SIZE, 'S');
    await later(20);
    expect(variationId(form)).toBe('9');
  });

  test('an unchanged form is not started again after a request', async () => {
    const form = productPage();
    await start(form, later);
    const received = listen(form);
    $(document).trigger('ajaxComplete');
    await later(2000);
    expect(received).toEqual([]);
  });
});

describe('the gallery', () => {
  const gallery = (thumbs: readonly string[]) => `<div class="images">
    <div class="woocommerce-product-gallery__image" data-thumb="t.jpg"><a href="full.jpg">
      <img class="wp-post-image" src="main.jpg" srcset="main-2x.jpg 2x" alt="Foto"></a></div>
    <ol class="flex-control-nav">${thumbs.map((src) => `<li><img src="${src}"></li>`).join('')}</ol></div>`;
  const image = {
    src: 'rojo.jpg',
    srcset: 'rojo-2x.jpg 2x',
    sizes: false,
    alt: 'Rojo',
    full_src: 'rojo-full.jpg',
    gallery_thumbnail_src: 'rojo-t.jpg',
  };
  const page = (thumbs: readonly string[], fields: Record<string, unknown> = {}) =>
    productPage({
      attributes: { [COLOUR]: ['rojo', 'azul'] },
      variations: [
        variation(1, { [COLOUR]: 'rojo' }, { image, image_id: 31, ...fields }),
        variation(2, { [COLOUR]: 'azul' }),
      ],
      product: gallery(thumbs),
    });

  test('the main image takes the variation’s attributes and is restored', async () => {
    const form = page([]);
    await start(form, later);
    const slid = vi.fn();
    $('.images').on('woocommerce_gallery_reset_slide_position', () => void slid());
    pick(form, COLOUR, 'rojo');
    await later(20);
    const $image = $('.wp-post-image');
    expect([$image.attr('src'), $image.attr('srcset'), $image.attr('alt'), $('.images a').attr('href')]).toEqual([
      'rojo.jpg',
      'rojo-2x.jpg 2x',
      'Rojo',
      'rojo-full.jpg',
    ]);
    expect([slid.mock.calls.length, $(form).attr('current-image')]).toEqual([1, '31']);
    pick(form, COLOUR, '');
    expect([$image.attr('src'), $image.attr('srcset'), $image.attr('alt')]).toEqual([
      'main.jpg',
      'main-2x.jpg 2x',
      'Foto',
    ]);
  });

  test('the gallery slides to a picture that it contains', async () => {
    const form = page(['main-t.jpg', 'rojo-t.jpg']);
    await start(form, later);
    const slid = vi.fn();
    $('.flex-control-nav').on('flexslider-click', 'img', (event) => void slid($(event.target as Element).attr('src')));
    pick(form, COLOUR, 'rojo');
    expect(slid).toHaveBeenCalledExactlyOnceWith('rojo-t.jpg');
    expect($('.wp-post-image').attr('src')).toBe('main.jpg');
  });

  test('a slider that handles only clicks is clicked (WooCommerce before 9.1), a newer one is not', async () => {
    const form = page(['main-t.jpg', 'rojo-t.jpg']);
    await start(form, later);
    const clicked = vi.fn();
    $('.flex-control-nav').on('click', 'img', (event) => void clicked($(event.target as Element).attr('src')));
    pick(form, COLOUR, 'rojo');
    expect(clicked).toHaveBeenCalledExactlyOnceWith('rojo-t.jpg');
    pick(form, COLOUR, '');
    $('.flex-control-nav').on('flexslider-click', 'img', (event) => void $(event.target).addClass('flex-active'));
    pick(form, COLOUR, 'rojo');
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  test('a second choice within 20 ms leaves the gallery at the first one’s picture (W-59)', async () => {
    const form = page(['main-t.jpg', 'rojo-t.jpg']);
    await start(form, later);
    await later(20);
    const slid = vi.fn();
    $('.images').on('woocommerce_gallery_reset_slide_position', () => void slid());
    pick(form, COLOUR, '');
    pick(form, COLOUR, 'rojo');
    await later(5);
    pick(form, COLOUR, 'rojo');
    await later(100);
    expect(slid).not.toHaveBeenCalled();
    expect($(form).attr('current-image')).toBe('31');
  });
});

describe('galleries of variations (WooCommerce ≥ 10.9, rule 32)', () => {
  const GALLERY = (name: string) =>
    `<div class="woocommerce-product-gallery images" id="${name}"><div class="woocommerce-product-gallery__image"></div></div>`;
  const page = () => {
    const form = productPage({
      attributes: { [COLOUR]: ['rojo', 'azul'] },
      variations: [
        variation(1, { [COLOUR]: 'rojo' }, { gallery_images_html: GALLERY('rojo'), image_id: 9 }),
        variation(2, { [COLOUR]: 'azul' }),
      ],
      product: GALLERY('own'),
    });
    $(form).append(
      `<script class="wc-product-gallery-default-template" type="text/template">${GALLERY('default')}</script>`,
    );
    return form;
  };

  test('the whole gallery is replaced with its three events, and restored on reset', async () => {
    vi.stubGlobal('wc_single_product_params', { flexslider_enabled: '1' });
    const started = vi.fn();
    Reflect.set($.fn, 'wc_product_gallery', started);
    const form = page();
    const moments: string[] = [];
    for (const moment of ['before-destroy', 'before-init', 'after-init']) {
      $(document).on(
        `wc-product-gallery-${moment}`,
        (event) => void moments.push(`${moment} ${(event.target as unknown as Element).id}`),
      );
    }
    await start(form, later);
    pick(form, COLOUR, 'rojo');
    expect($('.woocommerce-product-gallery').attr('id')).toBe('rojo');
    expect(moments).toEqual(['before-destroy own', 'before-init rojo', 'after-init rojo']);
    set(form).trigger('check_variations'); // The same choice changes nothing.
    expect(moments).toHaveLength(3);
    expect([$(form).attr('data-product_gallery_active'), $(form).attr('current-image')]).toEqual(['yes', '9']);
    pick(form, COLOUR, '');
    expect($('.woocommerce-product-gallery').attr('id')).toBe('default');
    expect($(form).attr('data-product_gallery_active')).toBeUndefined();
    expect(started).toHaveBeenCalledTimes(2);
    expect(method(set(form), 'wc_variations_gallery_is_active')).toBe(false);
    $(document).off('wc-product-gallery-before-destroy wc-product-gallery-before-init wc-product-gallery-after-init');
    Reflect.deleteProperty($.fn, 'wc_product_gallery');
  });
});

test('other code no longer controls a form that has ended', async () => {
  const form = productPage();
  const life = await start(form, later);
  life.abort();
  $(select(form, COLOUR)).val('azul').trigger('change');
  $(form).trigger('check_variations');
  expect(formStore(form).get().choices).toEqual({ [COLOUR]: '', [SIZE]: '' });
});

test('audio and video in a description get their players, once each', async () => {
  const started = vi.fn();
  vi.stubGlobal('wp', { mediaelement: { settings: { pluginPath: '/' } } });
  Reflect.set($.fn, 'mediaelementplayer', function (this: JQuery, settings: unknown) {
    if (this.length)
      started(
        this.get().map(({ id }) => id),
        settings,
      );
  });
  const film = (id: string) => `<video class="wp-video-shortcode" id="${id}"></video>`;
  const form = productPage({
    attributes: { [COLOUR]: ['rojo'] },
    variations: [
      variation(
        1,
        { [COLOUR]: 'rojo' },
        {
          variation_description: `${film('new')}<div class="mejs-mediaelement">${film('old')}</div>`,
        },
      ),
    ],
  });
  await start(form, later);
  pick(form, COLOUR, 'rojo');
  await vi.waitFor(() => expect(started).toHaveBeenCalled());
  await later(300);
  expect(started).toHaveBeenCalledExactlyOnceWith(['new'], { pluginPath: '/' });
  Reflect.deleteProperty($.fn, 'mediaelementplayer');
});
