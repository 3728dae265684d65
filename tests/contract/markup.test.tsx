import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LiveSwatches } from '../../widgets/swatch-form/view';
import { type SwatchItemProps, decodeSwatchProps } from '../../widgets/swatch-form/props';
import { treeOf } from './tree';

/**
 * What React prints for every case is the agreed tree; `markup.php` asks the same of PHP. `npm run golden` writes
 * the files anew, for a reviewer to read.
 */
const FILE = 'tests/contract/golden/swatch-form.json';
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

const cases = {
  ...Object.fromEntries(
    (['button', 'color', 'image', 'radio'] as const).map((type) => [
      `${type}: every state`,
      group(
        { type },
        ...states.map((one, i) => ({ ...one, color: `#00000${i}`, image: i % 2 ? '' : `/picture-${i}.jpg` })),
      ),
    ]),
  ),
  'dual colour, rounded, hidden when not available': group(
    { type: 'color', shape: 'rounded', behavior: 'hide' },
    item('bicolor', { color: '#ff0000', second: '#0000ff' }),
  ),
  'markup in names is text': group(
    { label: '<b>"Talla"</b> & más', behavior: 'blur-no-cross' },
    item('<img src=x onerror=alert(1)>', { name: '<i>M</i> "L" \'S\'', tooltip: '<script>1</script>' }),
  ),
  'no items': group({}),
  'reasons without words': group({ unavailable_text: '', out_of_stock_text: '' }, ...states),
};

const trees = Object.entries(cases).map(([name, props]) => ({
  case: name,
  props,
  tree: treeOf(renderToString(<LiveSwatches group={props} form={document.createElement('form')} />)),
}));

if (process.env.ISLAS_GOLDEN === 'write') writeFileSync(FILE, `${JSON.stringify(trees, null, 1)}\n`);

describe('swatches', () => {
  const golden: typeof trees = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : [];

  it('have an agreed tree for every case', () => {
    expect(golden.map((one) => one.case)).toEqual(trees.map((one) => one.case));
  });

  it.each(trees)('$case', ({ case: name, props, tree }) => {
    const agreed = golden.find((one) => one.case === name);
    expect(agreed?.props).toEqual(JSON.parse(JSON.stringify(props)));
    expect(agreed?.tree).toEqual(tree);
  });

  it('have no two texts side by side, which React and PHP print differently', () => {
    const html = Object.values(cases).map((props) =>
      renderToString(<LiveSwatches group={props} form={document.createElement('form')} />),
    );
    expect(html.join('')).not.toContain('<!--');
  });
});
