import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { decodeCardProps } from '../../widgets/swatch-card/props';
import { SwatchCard } from '../../widgets/swatch-card/view';
import { LiveSwatches } from '../../widgets/swatch-form/LiveSwatches';
import { type SwatchItemProps, decodeSwatchProps } from '../../widgets/swatch-form/props';
import { treeOf } from './tree';

/**
 * What React prints for every case is the agreed tree; `markup.php` asks the same of PHP. `npm run golden` writes
 * the files anew, for a reviewer to read. The owner's notices are PHP's alone: their file is written by hand.
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

/** Each view with its cases, by the name of its golden file. */
const VIEWS: Readonly<Record<string, readonly { case: string; props: object; view: ReactElement }[]>> = {
  'swatch-form': Object.entries(swatches).map(([name, props]) => ({
    case: name,
    props,
    view: <LiveSwatches group={props} form={document.createElement('form')} />,
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
