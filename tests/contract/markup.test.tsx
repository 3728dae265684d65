import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SOURCES } from '../../src/wordpress/english';
import { setSettings } from '../../src/wordpress/settings';
import { decodeVariation } from '../../src/contracts/variations';
import { type Adding, addingOf } from '../../src/stores/swatches';
import { type FormState, applyChoices, formStore, setVariations } from '../../src/stores/variation-form';
import type { Choices } from '../../src/domain/variations';
import { decodeDrawerProps } from '../../widgets/drawer/drawer-cart';
import { CartDrawer } from '../../widgets/drawer/view';
import { decodeCardProps } from '../../widgets/swatch-card/props';
import { SwatchCard } from '../../widgets/swatch-card/view';
import { paintCard } from '../../widgets/swatch-card/paint';
import { hydrate } from '../../src/react/mount';
import { LiveSwatches } from '../../widgets/swatch-form/LiveSwatches';
import { itemsNow } from '../../widgets/swatch-form/items';
import { paintItems } from '../../widgets/swatch-form/paint';
import { type SwatchItemProps, type SwatchProps, decodeSwatchProps } from '../../widgets/swatch-form/props';
import { type Tree, treeOf } from './tree';

/**
 * What React prints for every case is the agreed tree; `markup.php` asks the same of PHP. Of swatches the painter too:
 * from what PHP printed, painter and view come to what PHP would print of every later state. `npm run golden` writes the
 * files anew, for a reviewer to read. The owner's notices are PHP's alone: their file is written by hand.
 */
const item = (value: string, more: Partial<SwatchItemProps> = {}) => ({ value, name: value.toUpperCase(), ...more });
const group = (more: object, ...items: object[]) =>
  decodeSwatchProps({
    id: 'islas-swatch-7-1',
    attribute: 'attribute_pa_color',
    label: 'Color',
    unavailable_text: 'No disponible',
    out_of_stock_text: 'Agotado',
    items,
    ...more,
  });
const states = [
  item('a', { state: 'selected' }),
  item('b', { state: 'available', hint: 'Quedan 3' }),
  item('c', { state: 'disabled', reason: 'unavailable' }),
  item('d', { state: 'disabled', reason: 'out-of-stock', tooltip: 'Vuelve en mayo' }),
  item('e', { state: 'no-stock', reason: 'out-of-stock' }),
];

const looked = states.map((one, i) => ({ ...one, color: `#00000${i}`, image: `/picture-${i}.jpg` }));

const swatches = {
  ...Object.fromEntries(
    (['button', 'color', 'image', 'radio'] as const).flatMap((type) =>
      (['squared', 'rounded'] as const).map((form) => [
        `${type}, ${form}: every state`,
        group({ type, shape: form }, ...looked),
      ]),
    ),
  ),
  'two colours: every state': group({ type: 'color' }, ...looked.map((one) => ({ ...one, second: '#0000ff' }))),
  'a second colour alone is none': group({ type: 'color' }, ...states.map((one) => ({ ...one, second: '#0000ff' }))),
  'no picture': group({ type: 'image' }, ...states),
  ...Object.fromEntries(
    (['blur', 'blur-no-cross', 'hide'] as const).map((behavior) => [behavior, group({ behavior }, ...states)]),
  ),
  'markup in names is text': group(
    { label: '<b>"Talla"</b> & más', behavior: 'blur-no-cross' },
    item('<img src=x onerror=alert(1)>', { name: '<i>M</i> "L" \'S\'', tooltip: '<script>1</script>' }),
  ),
  'no items': group({}),
  'reasons without words': group({ unavailable_text: '', out_of_stock_text: '' }, ...states),
};

const [COLOR, SIZE] = ['attribute_pa_color', 'attribute_pa_talla'];
/** Azul is sold out in L, few are left of rojo in S, verde is not made in S. */
const SHIRT = (
  [
    ['rojo', 's', { max_qty: 1 }],
    ['rojo', 'm', { max_qty: 3 }],
    ['rojo', 'l', {}],
    ['azul', 's', {}],
    ['azul', 'm', {}],
    ['azul', 'l', { is_in_stock: false }],
    ['verde', 'm', {}],
    ['verde', 'l', {}],
  ] as const
).map(([color, size, more]) =>
  decodeVariation({
    attributes: { [COLOR]: color, [SIZE]: size },
    variation_is_active: true,
    is_in_stock: true,
    is_purchasable: true,
    ...more,
  }),
);
const colors = group(
  { type: 'color' },
  item('rojo', { color: '#f00', tooltip: 'Como la teja' }),
  item('azul'),
  item('verde'),
);
const sizes = group({ id: 'islas-swatch-7-2', attribute: SIZE, label: 'Talla' }, item('s'), item('m'), item('l'));

interface Later {
  readonly choices: Choices;
  readonly rules?: object;
}
const chosen = (color: string, size: string): Choices => ({ [COLOR]: color, [SIZE]: size });
/** From the state printed to each of these, one after the other. */
const LATER: Readonly<Record<string, Later>> = {
  'nothing chosen': { choices: chosen('', '') },
  'one chosen, another sold out': { choices: chosen('azul', '') },
  'one chosen, another not made': { choices: chosen('verde', '') },
  'sold out may be chosen': { choices: chosen('azul', ''), rules: { clickable_out_of_stock: true } },
  'sold out is chosen': { choices: chosen('azul', 'l'), rules: { clickable_out_of_stock: true } },
  'what is left': { choices: chosen('rojo', ''), rules: { show_variation_stock: true } },
  'all chosen': { choices: chosen('rojo', 'm'), rules: { show_variation_stock: true } },
};

/** A form of the shirt in one of its later states. */
const reach = (form: object, { choices, rules = {} }: Later): FormState => {
  setSettings({ swatches: rules, texts: SOURCES });
  applyChoices(form, choices);
  setVariations(form, SHIRT);
  return formStore(form).get();
};

const later = Object.fromEntries(
  Object.entries(LATER).flatMap(([name, state]) =>
    [colors, sizes].map((printed) => {
      const items = [...itemsNow(printed, reach({}, state))];
      return [`${printed.label}, later: ${name}`, { ...printed, items }];
    }),
  ),
);

const card = (...groups: object[]) =>
  decodeCardProps({
    product: '7',
    name: 'Camiseta',
    add: 'Añadir al carrito',
    button: 'button wp-element-button',
    groups,
  });

const cards = {
  'two attributes, every state': card(
    group({ type: 'color' }, ...states),
    group({ id: 'islas-swatch-7-2', attribute: 'attribute_pa_talla', label: 'Talla' }, item('s'), item('m')),
  ),
  'markup in words is text': { ...card(group({}, item('a'))), add: '<b>"Añadir"</b> & más', name: '<i>"Taza"</i>' },
  'no attributes': card(),
};

const drawers = {
  'before anybody touches it': decodeDrawerProps({ title: 'Carrito', texts: { close: 'Cerrar el carrito' } }),
  'markup in words is text': decodeDrawerProps({ title: '<b>"Cesta"</b> & más', texts: { close: '<i>×</i>' } }),
};

/** Each view with its cases, by the name of its golden file. */
const VIEWS: Readonly<Record<string, readonly { case: string; props: object; view: ReactElement }[]>> = {
  'swatch-form': Object.entries({ ...swatches, ...later }).map(([name, props]) => ({
    case: name,
    props,
    view: <LiveSwatches group={props} form={document.createElement('form')} />,
  })),
  'cart-drawer': Object.entries(drawers).map(([name, props]) => ({
    case: name,
    props,
    view: <CartDrawer {...props} />,
  })),
  'swatch-card': Object.entries(cards).map(([name, props]) => ({
    case: name,
    props,
    view: <SwatchCard card={props} form={document.createElement('form')} />,
  })),
};

describe.each(Object.entries(VIEWS))('%s', (name, cases) => {
  const file = `tests/contract/golden/${name}.json`;
  const trees = cases.map(({ view, ...one }) => ({ ...one, tree: treeOf(renderToString(view)) }));
  if (process.env.ISLAS_GOLDEN === 'write') writeFileSync(file, `${JSON.stringify(trees, null, 1)}\n`);
  const golden: typeof trees = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];

  it('has an agreed tree for every case', () => {
    expect(golden.map((one) => one.case)).toEqual(trees.map((one) => one.case));
  });

  it.each(trees)('$case', ({ case: title, props, tree }) => {
    const agreed = golden.find((one) => one.case === title);
    expect(agreed?.props).toEqual(JSON.parse(JSON.stringify(props)));
    expect(agreed?.tree).toEqual(tree);
  });

  it('has no two texts side by side, which React and PHP print differently', () => {
    expect(cases.map(({ view }) => renderToString(view)).join('')).not.toContain('<!--');
  });
});

describe('later states, from the printed one', () => {
  const drift = vi.fn();
  beforeEach(() => drift.mockClear());
  const drawn = (View: (props: never) => ReactElement, props: object, html: string): HTMLElement => {
    const host = document.createElement('div');
    host.innerHTML = html;
    const { signal } = new AbortController();
    hydrate(View as (props: object) => ReactElement, () => props)(host, { signal, report: drift, fail: drift });
    return host;
  };
  const painted = (html: string): HTMLElement => Object.assign(document.createElement('div'), { innerHTML: html });
  const print = (view: ReactElement) => renderToString(view);
  const change = async <T,>(go: () => T): Promise<T> => {
    const result = go();
    await Promise.resolve();
    return result;
  };

  it.each<[string, SwatchProps]>([
    ['Color', colors],
    ['Talla', sizes],
  ])('%s: painter and view come to what PHP prints of each', async (_, group) => {
    const form = document.createElement('form');
    const html = print(<LiveSwatches group={group} form={form} />);
    const [byPainter, byView] = [painted(html), drawn(LiveSwatches, { group, form }, html)];
    for (const state of Object.values(LATER)) {
      const now = await change(() => reach(form, state));
      const items = [...itemsNow(group, now)];
      paintItems(byPainter, group, items);
      const agreed = treeOf(print(<LiveSwatches group={{ ...group, items }} form={{} as HTMLElement} />));
      expect(treeOf(byPainter)).toEqual(agreed);
      expect(treeOf(byView)).toEqual(agreed);
    }
    expect(drift).not.toHaveBeenCalled();
  });

  const withoutOffer = (nodes: readonly Tree[]): Tree[] =>
    nodes.flatMap((node): Tree[] => {
      if (typeof node === 'string') return [node];
      if (node.attributes.class === 'islas-swatches__nearest') return [];
      return [{ ...node, children: withoutOffer(node.children) }];
    });
  const variation = (more: object) => ({
    status: 'found' as const,
    variation: { variation_is_visible: true, is_in_stock: true, is_purchasable: true, ...more },
  });
  const CARD: Readonly<Record<string, readonly [Choices, Partial<FormState>, Omit<Adding, 'choices'>?]>> = {
    'nothing chosen': [chosen('', ''), {}],
    'one chosen': [chosen('azul', ''), {}],
    'on its way': [chosen('rojo', 's'), { status: 'loading' }],
    found: [chosen('rojo', 's'), variation({})],
    'found sold out': [chosen('azul', 'l'), variation({ is_in_stock: false, availability_html: '<p>Agotado</p>' })],
    'not made': [chosen('verde', 's'), { status: 'none' }],
    'not answered': [chosen('rojo', 'm'), { status: 'failed', error: 'fetch_error' }],
    'being added': [chosen('rojo', 's'), variation({}), { state: 'loading', message: '' }],
    added: [chosen('rojo', 's'), variation({}), { state: 'added', message: '' }],
    refused: [chosen('rojo', 's'), variation({}), { state: 'failed', message: 'No quedan.' }],
    'refused, and gone': [
      chosen('rojo', 's'),
      variation({ is_in_stock: false }),
      { state: 'failed', message: 'No quedan.' },
    ],
  };

  it('a card: painter and view come to the same, but for the offer of the nearest', async () => {
    const form = document.createElement('form');
    const props = card(colors, sizes);
    const html = print(<SwatchCard card={props} form={form} />);
    const [byPainter, byView] = [painted(html), drawn(SwatchCard, { card: props, form }, html)];
    form.append(byView);
    for (const [name, [choices, state, adding]] of Object.entries(CARD)) {
      await change(() => {
        reach(form, { choices });
        formStore(form).set({ ...formStore(form).get(), ...state });
        if (adding) addingOf(form).set({ choices: formStore(form).get().choices, ...adding });
      });
      paintCard(byPainter, props, form);
      const offer = byView.querySelector('.islas-swatches__nearest');
      expect(withoutOffer(treeOf(byView)), name).toEqual(treeOf(byPainter));
      expect(!!offer, name).toBe(/sold out|not made|not answered|gone/.test(name));
    }
    expect(drift).not.toHaveBeenCalled();
  });
});
