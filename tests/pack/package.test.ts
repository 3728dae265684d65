import { describe, expect, inject, test } from 'vitest';
import { Project } from './project';

/** Every export of the package that is a module for Node. */
const MODULES = [
  'islas/react',
  'islas',
  'islas/mocks/node',
  'islas/mocks/handlers',
  'islas/mocks/site',
  'islas/mocks/shop',
];
/** Modules that only a browser can run, as MSW's own browser module. */
const IN_BROWSERS = ['islas/mocks/browser'];
/** For pages without a bundler: React is in it. */
const IN_PAGES = ['islas/browser'];
const ALL = [...MODULES, ...IN_BROWSERS, ...IN_PAGES];

const project = new Project(inject('folder'));
const { paths: packed } = inject('tarball');

describe('the packed package', () => {
  test('holds the built package, its readme and its licence, and nothing else', () => {
    expect(packed).toEqual(expect.arrayContaining(['package.json', 'README.md', 'LICENSE']));
    const others = packed.filter((path) => !path.startsWith('dist/package/'));
    expect(others.sort()).toEqual(['LICENSE', 'README.md', 'package.json']);
  });

  test('the package has a file for every export', () => {
    const { exports } = JSON.parse(project.read('node_modules/islas/package.json')) as { exports: object };
    const named = JSON.stringify(exports).match(/\.\/dist\/[^"]+\.(js|ts|css|json)(?=")/g) ?? [];
    expect(named.length).toBeGreaterThan(8);
    for (const path of new Set(named)) expect(packed).toContain(path.slice(2));
  });

  test('brings no second React, and needs nothing but its peers', () => {
    const code = packed.filter((path) => path.endsWith('.js') && !path.startsWith('dist/package/browser/'));
    for (const path of code) expect(project.read(`node_modules/islas/${path}`)).not.toContain('rendererPackageName');
    const imported = code.flatMap((path) =>
      [
        ...project
          .read(`node_modules/islas/${path}`)
          .matchAll(/^(?:import|export)\b[^'"]*?["']([^."'][^"']*)["'];?$/gm),
      ].map(([, name = '']) => name),
    );
    expect([...new Set(imported)].filter((name) => !/^(react|react-dom|msw)(\/|$)/.test(name))).toEqual([]);
  });

  test.each(MODULES)('%s can be imported in Node, without a document', (name) => {
    const found = project.node('--input-type=module', '-e', `console.log(Object.keys(await import('${name}')).length)`);
    expect(found).toEqual({ code: 0, output: expect.stringMatching(/^[1-9]\d*\n$/) });
  });

  test.each([
    ['bundler', 'esnext'],
    ['node16', 'node16'],
  ])('every module has types under moduleResolution %s', (moduleResolution, module) => {
    const names = ALL.map(
      (name, at) => `import * as m${at} from '${name}';\nexport const k${at}: keyof typeof m${at} | 0 = 0;`,
    );
    project.write('types.ts', names.join('\n'));
    const flags = [
      '--noEmit',
      '--strict',
      '--skipLibCheck',
      'false',
      '--target',
      'es2022',
      '--lib',
      'es2023,dom,dom.iterable',
    ];
    const options = [
      '--module',
      module,
      '--moduleResolution',
      moduleResolution,
      '--jsx',
      'react-jsx',
      '--types',
      'node',
    ];
    const found = project.node(
      'node_modules/typescript/bin/tsc',
      '--ignoreConfig',
      ...flags,
      ...options,
      'types.ts',
      'misuse.ts',
    );
    expect(found).toEqual({ code: 0, output: '' });
  });
});

describe('a server', () => {
  test('starts nothing, and says so at once', () => {
    const found = project.node('--input-type=module', '-e', "console.log(await (await import('islas')).start())");
    expect(found).toEqual({ code: 0, output: 'undefined\n' });
  });

  test('renders every component without a document', () => {
    project.write(
      'render.mjs',
      `import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import * as islas from 'islas/react';
const props = {
  AddToCartButton: { id: 17, name: 'Cuenco' },
  SwatchForm: { product: { id: 1, name: 'Camiseta', url: '/camiseta/' }, attributes: [], variations: [] },
  ConsentBar: { text: 'Cookies' },
  StoreNotice: { id: 'a', text: 'Aviso' },
  StoreNotices: { notices: [] },
  ComingSoonBanner: { text: 'Pronto', link: { url: '/', text: 'Ver' }, restUrl: '/', restNonce: '' },
  Overlay: { links: [] },
  NearestInStock: { product: 1 },
};
const { spanishTexts } = islas;
const components = Object.entries(islas).filter(([name]) => /^[A-Z]/.test(name));
const Hooks = () => [islas.useCart().count, islas.useAddToCart(17).state, islas.useConsent().status, islas.useSearch().status, islas.useOverlay('drawer').open].join();
if (renderToString(createElement(Hooks)) !== '0,idle,undecided,idle,false') throw new Error('hooks');
const rendered = components.map(([name, View]) => [name, renderToString(createElement(View, { ...spanishTexts[name], ...props[name] }))]);
console.log(JSON.stringify(rendered.filter(([, html]) => !html.startsWith("<")).map(([name]) => name)), rendered.length);
`,
    );
    expect(project.node('render.mjs')).toEqual({ code: 0, output: expect.stringMatching(/^\[\] 1[2-9]\n$/) });
  });
});

describe('the pretend shop in Node', () => {
  test('answers what a test asks for at the origin of its page, and keeps what it received', () => {
    project.write(
      'shop.mjs',
      `import { server, shop } from 'islas/mocks/node';
server.listen({ onUnhandledRequest: 'error' });
const ask = (id) => fetch('http://127.0.0.1:5173/?wc-ajax=add_to_cart', { method: 'POST', body: new URLSearchParams({ product_id: id, quantity: '2' }) });
const { cart_hash } = await (await ask('15')).json();
shop.scenario = '500';
const { status } = await ask('15');
console.log(JSON.stringify({ hash: !!cart_hash, status, received: shop.requests.map(({ url }) => url) }));
server.close();
`,
    );
    const { code, output } = project.node('shop.mjs');
    expect({ code, ...JSON.parse(code === 0 ? output : JSON.stringify({ output })) }).toEqual({
      code: 0,
      hash: true,
      status: 500,
      received: ['/?wc-ajax=add_to_cart', '/?wc-ajax=add_to_cart'],
    });
  });
});
