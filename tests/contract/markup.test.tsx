import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { decodeDrawerProps } from '../../widgets/drawer/drawer-cart';
import { PlaceholderMarkup } from '../../widgets/consent/held/markup';
import { DrawerMarkup } from '../../widgets/drawer/markup';
import { SwatchCardMarkup, SwatchGroupMarkup } from '../../widgets/swatches/markup';
import { type OwnNotice, StoreNoticesMarkup } from '../../widgets/notices/markup';
import cards from './golden/swatch-card.json';
import groups from './golden/swatch-form.json';
import { treeOf } from './tree';

/**
 * React renders every case as the tree of its golden file; `markup.php` checks the same for PHP. `npm run golden`
 * writes the trees again, for review.
 */
const fileOf = (name: string): string => `tests/contract/golden/${name}.json`;

/** Cases of a golden file, each with its props as PHP's template takes them. */
const readCases = <Props extends object>(name: string): readonly { case: string; props: Props }[] =>
  JSON.parse(readFileSync(fileOf(name), 'utf8'));

interface PhpNotices {
  readonly label: string;
  readonly dismiss: string;
  readonly notices: readonly (OwnNotice & { readonly link_text: string })[];
}

const SHOP = { waiting: 'Todo está en el carrito.', view: 'Ver carrito', cart_url: '/carrito/?a=1&b=2' };
const drawers = {
  'before anybody touches it': decodeDrawerProps({ title: 'Carrito', texts: { close: 'Cerrar el carrito', ...SHOP } }),
  'markup in words is text': decodeDrawerProps({
    title: '<b>"Cesta"</b> & más',
    texts: { close: '<i>×</i>', ...SHOP, view: '<i>"Ver"</i> & más' },
  }),
};

const YOUTUBE = {
  id: '0a1b2c3d',
  region: 'k3y',
  name: 'YouTube',
  provider: 'youtube',
  href: 'https://www.youtube.com/embed/x?a=1&b=2',
  texts: { about: 'YouTube muestra este contenido.', load: 'Cargar el contenido', open: 'Abrir en YouTube' },
};
const placeholders = {
  'a known provider': YOUTUBE,
  'a page without a key': { ...YOUTUBE, region: '' },
  'an unknown provider in a link of the page': { ...YOUTUBE, provider: '', href: '' },
  'markup in words is text': {
    ...YOUTUBE,
    name: '<b>"Vídeo"</b> & más',
    provider: '"<i>',
    texts: { about: '<b>a</b>', load: '<img src=x>', open: '"&amp;"' },
  },
};

/** Each view with its cases, by the name of its golden file. */
const VIEWS: Readonly<Record<string, readonly { case: string; props: object; view: ReactElement }[]>> = {
  'cart-drawer': Object.entries(drawers).map(([name, props]) => ({
    case: name,
    props,
    view: <DrawerMarkup title={props.title} texts={props.texts} />,
  })),
  'frame-placeholder': Object.entries(placeholders).map(([name, props]) => ({
    case: name,
    props,
    view: <PlaceholderMarkup {...props} />,
  })),
  'store-notices': readCases<PhpNotices>('store-notices').map(({ case: name, props }) => ({
    case: name,
    props,
    view: (
      <StoreNoticesMarkup
        {...props}
        notices={props.notices.map(({ link_text: linkText, ...notice }) => ({ ...notice, linkText }))}
      />
    ),
  })),
  'swatch-card': cards.map(({ case: name, props }) => ({ case: name, props, view: <SwatchCardMarkup {...props} /> })),
  'swatch-form': groups.map(({ case: name, props }) => ({ case: name, props, view: <SwatchGroupMarkup {...props} /> })),
};

describe.each(Object.entries(VIEWS))('%s', (name, cases) => {
  const file = fileOf(name);
  const trees = cases.map(({ view, ...one }) => ({ ...one, tree: treeOf(renderToString(view)) }));
  if (process.env.ISLAS_GOLDEN === 'write') writeFileSync(file, `${JSON.stringify(trees, null, 1)}\n`);
  const golden: typeof trees = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];

  it('the golden file has exactly the cases of the view', () => {
    expect(golden.map((one) => one.case)).toEqual(trees.map((one) => one.case));
  });

  it.each(trees)('$case', ({ case: title, props, tree }) => {
    const agreed = golden.find((one) => one.case === title);
    expect(agreed?.props).toEqual(JSON.parse(JSON.stringify(props)));
    expect(agreed?.tree).toEqual(tree);
  });

  it('no view has adjacent text nodes, which React separates by comments and PHP does not', () => {
    expect(cases.map(({ view }) => renderToString(view)).join('')).not.toContain('<!--');
  });
});
