import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { decodeDrawerProps } from '../../widgets/drawer/drawer-cart';
import { CartDrawer } from '../../widgets/drawer/view';
import { treeOf } from './tree';

/**
 * What React prints for every case is the agreed tree; `markup.php` asks the same of PHP. `npm run golden` writes the
 * file again, for a reviewer to read. The owner's notices and the swatches are PHP's alone.
 */
const drawers = {
  'before anybody touches it': decodeDrawerProps({ title: 'Carrito', texts: { close: 'Cerrar el carrito' } }),
  'markup in words is text': decodeDrawerProps({ title: '<b>"Cesta"</b> & más', texts: { close: '<i>×</i>' } }),
};

/** Each view with its cases, by the name of its golden file. */
const VIEWS: Readonly<Record<string, readonly { case: string; props: object; view: ReactElement }[]>> = {
  'cart-drawer': Object.entries(drawers).map(([name, props]) => ({
    case: name,
    props,
    view: <CartDrawer {...props} />,
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
