// @vitest-environment node
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { readManifest } from '../.tools/build/entry-sizes.mjs';
import { BUILD } from '../.tools/build/build.mjs';
import { ensureBuilt } from '../.tools/build/fresh.mjs';
import {
  badBundle,
  entriesWithReact,
  importedEntries,
  importsWithoutVersion,
  missingFiles,
  missingSources,
} from './guards/bundle';
import { brokenCitations, unknownCommands } from './guards/documents';
import { NAMING_LINES, featuresNamed } from './guards/feature-names';
import { undocumentedHooks } from './guards/hooks';
import { crowded, indexFiles, looseFiles, repeatedNames, strangers, tooLong } from './guards/layout';
import { withoutOwner } from './guards/lifetimes';
import { NAME_RULES, misnamed } from './guards/names';
import { lossyCalls } from './guards/php-failures';
import { readersOfPages } from './guards/printed-pages';
import { lostPaths, lostReferences, unprovenWeaknesses } from './guards/references';
import { htmlSetters } from './guards/set-html';
import { ROOT, type Sources, readSources } from './guards/sources';
import { costlyRules, writtenColours } from './guards/styles';
import { writesUnseen } from './guards/unseen-pages';

const browser = readSources('src', 'widgets');
const plugin = readSources('php-plugin');
const product: Sources = new Map([...browser, ...plugin]);
const sample = (file: string, text: string): Sources => new Map([[file, text]]);

describe('what styles cost', () => {
  test('no rule makes browsers recalculate the styles of the whole page after every change', () =>
    expect(costlyRules(browser)).toEqual([]));

  test.each([
    ':where(:root:has(#x[disabled])) body span {',
    'html:not(:has(.x)) .y,\n.z {',
    'body.shop:has(.x) > main a {',
  ])('%s is not allowed', (rule) =>
    expect(costlyRules(sample('widgets/x/x.css', `${rule} color: red }`))).toHaveLength(1),
  );
});

describe('what components render', () => {
  test('components set no HTML but the named pieces of the shop, once each', () =>
    expect(htmlSetters(browser)).toEqual([]));

  test.each([
    ['widgets/x/markup.tsx', '<p dangerouslySetInnerHTML={{ __html: text }} />'],
    ['widgets/x/use-x.ts', 'place.innerHTML = text;'],
    ['src/react/x.ts', "place.insertAdjacentHTML('beforeend', text);"],
    ['widgets/drawer/markup.tsx', '<p dangerouslySetInnerHTML={one} /><p dangerouslySetInnerHTML={other} />'],
  ])('%s may not hold %s', (file, text) => expect(htmlSetters(sample(file, text))).toHaveLength(1));

  test('a named piece that is gone is no longer named', () =>
    expect(htmlSetters(sample('widgets/drawer/markup.tsx', '<p />'))).toEqual(['widgets/drawer/markup.tsx: 0']));
});

describe('the colours of the owner’s screen', () => {
  const screen = readSources('widgets/admin/screen', 'widgets/admin/consent', 'widgets/admin/preview');

  test('no rule writes one: all are names for tokens of WordPress', () => expect(writtenColours(screen)).toEqual([]));

  test.each(['color: #1d2327', 'border: 1px solid #ccc', '--x: red; background: rgb(0 0 0)'])('%s is found', (rule) =>
    expect(writtenColours(sample('widgets/x/x.css', `.x { ${rule}; }`))).toHaveLength(1),
  );

  test('the value of a custom property is not', () =>
    expect(writtenColours(sample('widgets/x/x.css', '.x { --x: var(--y, #fff); color: var(--x) }'))).toEqual([]));
});

describe('the page belongs to WordPress', () => {
  test('nothing but consent reads or changes a printed page', () =>
    expect(readersOfPages(readSources('php-plugin/src'))).toEqual([]));

  test.each([
    'ob_start(fn (string $html): string => $html);',
    '$page = ob_get_contents();',
    "['filter', 'wp_template_enhancement_output_buffer', 'x', 'page', 10, 1],",
    'global $template_html;',
    "new ReflectionProperty($modules, 'registered');",
    'final class X extends WP_HTML_Tag_Processor',
    "preg_replace('~<script type=\"importmap\">~', '', $html);",
    "'ID' => -9117,",
    "$script->extra['data'] = $rest;",
    "$styles->registered[$handle]->extra['after'][] = $rules;",
    '$copy->extra = [];',
    '    public function startBuffer(): void\n    {\n        ob_start();\n    }',
  ])('%s is not allowed, but for consent', (code) => {
    expect(readersOfPages(sample('php-plugin/src/Cart/X.php', code))).toHaveLength(1);
    expect(readersOfPages(sample('php-plugin/src/Consent/Blocking/X.php', code))).toEqual([]);
  });

  test.each([
    '    private function printed(): string\n    {\n        ob_start();\n        show();\n\n        return (string) ob_get_clean();\n    }',
    '/** No post has a negative ID = -1, and no ob_get_contents(). */',
    '$tags = new WP_HTML_Tag_Processor($link);',
    "if ($script->extra['strategy'] === 'defer') $scripts->add_data($handle, 'data', $rest);",
  ])('%s is allowed', (code) => expect(readersOfPages(sample('php-plugin/src/Cart/X.php', code))).toEqual([]));
});

describe('the platform knows no feature', () => {
  const features = readdirSync(join(ROOT, 'widgets'), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? entry.name : [],
  );

  test('few lines of it name one', () => {
    expect(featuresNamed(browser, features)).toEqual(NAMING_LINES);
    expect(NAMING_LINES.length).toBeLessThanOrEqual(5);
  });

  test.each([
    ['src/main.ts', "import { addToCart } from '../widgets/cart/cart-actions';"],
    ['src/runtime/x.ts', "const ROWS = { 'cart.add': {} };"],
    ['src/runtime/x.ts', "const NAMES = ['drawer', 'other'];"],
    ['src/runtime/x.ts', "const OTHERS = ':not([data-islas-overlay=drawer])';"],
    ['src/woocommerce/x.ts', 'if (getSettings().features.product_add) start();'],
    ['src/woocommerce/x.ts', 'const { cart, search } = getSettings().features;'],
  ])('%s may not say %s', (file, text) => expect(featuresNamed(sample(file, text), features)).toHaveLength(1));

  test.each([
    ['src/entries/x.ts', "import '../../widgets/search/search.css';"],
    ['src/runtime/x.ts', "// Generated from widgets/*/feature.json\nconst ROWS = { 'cart.add': {} };"],
    ['src/browser/x.ts', "/** See 'drawer' in widgets/drawer. */\nexport const x = 'drawers';"],
  ])('%s may say %s', (file, text) => expect(featuresNamed(sample(file, text), features)).toEqual([]));
});

describe.each(NAME_RULES)('$what', (rule) => {
  test('holds', () => expect(misnamed(rule, product)).toEqual([]));
  test('is seen when broken', () => expect(misnamed(rule, sample(...rule.sample))).toEqual([rule.sample[0]]));
});

describe('what goes on by itself', () => {
  test('ends with a signal', () => expect(withoutOwner(browser)).toEqual([]));

  test.each([
    ['setTimeout', 'setTimeout(go, 9);'],
    ['setTimeout', 'later.push(setTimeout);'],
    ['setInterval', 'window.setInterval(go, 9);'],
    ['requestAnimationFrame', 'requestAnimationFrame(draw);'],
    ['MutationObserver', 'new MutationObserver(look).observe(host);'],
    ['BroadcastChannel', 'const tabs = new BroadcastChannel("cart");'],
    ['addEventListener', "document.addEventListener('click', hear, { capture: true });"],
    ['addEventListener', "const options = { capture: true };\naddEventListener('click', hear, options);"],
    ['addEventListener', "matchMedia('print').addEventListener('change', hear);"],
    ['addListener', "matchMedia('print').addListener(hear);"],
    ['onclick', 'document.onclick = hear;'],
    ['AbortController', 'observeDocument(look, new AbortController().signal);'],
    ['on', "import { on } from '../../src/runtime/events';\non('islas:added', hear);"],
    ['fetch', 'const answer = await fetch(address, { headers });'],
  ])('%s without an owner is seen: %s', (what, text) =>
    expect(withoutOwner(sample('widgets/x/paint.ts', text))).toEqual([
      expect.stringMatching(new RegExp(`^widgets/x/paint.ts:[12] starts ${what}$`)),
    ]),
  );

  test('what has one is not, and an exception that excuses nothing is', () => {
    const text = `
      startTimer(go, 9, signal);
      startObserver(new MutationObserver(look), signal).observe(host);
      const options = { capture: true, signal };
      addEventListener('click', hear, options);
      signal.addEventListener('abort', stop);
      on('islas:added', hear, { signal });
      let timer: ReturnType<typeof setTimeout>;
      fetch(address, { signal });`;
    expect(withoutOwner(sample('widgets/x/paint.ts', text))).toEqual([]);
    expect(withoutOwner(sample('src/entries/standalone.ts', ''))).toEqual([
      'src/entries/standalone.ts starts no addEventListener any more',
    ]);
  });
});

describe('a page that the browser renders ahead', () => {
  test('counts, stores and reports nothing before it is shown', () => expect(writesUnseen(browser)).toEqual([]));

  test.each([
    "setCookie('seen', '1', 60, ';path=/');",
    "document.cookie = 'seen=1';",
    "sessionStorage.setItem('seen', '1');",
    "localStorage[KEY] = '1';",
    'navigator.sendBeacon(address, body);',
    'pushToQueue(layer, item);',
  ])('%s does', (text) => {
    expect(writesUnseen(sample('widgets/x/paint.ts', text))).toEqual(['widgets/x/paint.ts does not wait']);
    const waiting = `import { whenActivated } from '../../src/browser/page-seen';\nwhenActivated(() => { ${text} });`;
    expect(writesUnseen(sample('widgets/x/paint.ts', waiting))).toEqual([]);
  });

  test('an exception that excuses nothing is told', () =>
    expect(writesUnseen(sample('widgets/x/paint.ts', ''), [['widgets/x/paint.ts', 'why']])).toEqual([
      'widgets/x/paint.ts needs no exception any more',
    ]));
});

describe('layout', () => {
  test('the top level is the design card', () => {
    expect(strangers(readdirSync(ROOT))).toEqual([]);
    expect(strangers(['src', '.ci', 'tools', 'Makefile'])).toEqual(['tools', 'Makefile']);
  });

  test('the composer stays within 60 lines', () => {
    expect(tooLong(readSources('src/woocommerce/http.ts'), 60)).toEqual([]);
    expect(tooLong(sample('src/woocommerce/http.ts', 'x\n'.repeat(61)), 60)).toHaveLength(1);
  });

  test('no folder holds more than 30 files', () => {
    const files = (count: number): Sources =>
      new Map(Array.from({ length: count }, (_, i) => [`widgets/x/${i}.ts`, '']));
    expect(crowded(browser)).toEqual([]);
    expect(crowded(files(31))).toEqual(['widgets/x: 31 files']);
  });

  test('a file name is there once, but for the names that say the same in every feature', () => {
    expect(repeatedNames([...browser.keys()])).toEqual([]);
    const shared = ['island.ts', 'gallery.json'].flatMap((name) => [`a/${name}`, `b/${name}`]);
    expect(repeatedNames(['a/x.ts', 'b/x.ts', ...shared])).toEqual(['x.ts: a/x.ts, b/x.ts']);
  });

  test('nothing is at the top of src but the entry of every page and the list of features', () => {
    expect(looseFiles([...browser.keys()])).toEqual([]);
    expect(looseFiles(['src/main.ts', 'src/x.ts', 'src/runtime/x.ts'])).toEqual(['src/x.ts']);
  });

  test('no file is called index', () => {
    expect(indexFiles(readSources('src', 'widgets', 'mocks', 'tests', 'php-plugin', '.tools'))).toEqual([]);
    expect(indexFiles(sample('src/runtime/index.ts', ''))).toEqual(['src/runtime/index.ts']);
  });
});

describe('the build', () => {
  let built: Sources = new Map();
  beforeAll(() => {
    ensureBuilt();
    built = new Map([...readSources('php-plugin/build')].filter(([file]) => file.endsWith('.js')));
  }, 120_000);

  test('is for production and holds React once', () => {
    expect(built.size).toBeGreaterThan(3);
    expect(badBundle(built)).toEqual([]);
  });

  test.each([
    ['process.env', 'rendererPackageName;process.env.NODE_ENV'],
    ['development React', 'rendererPackageName;react-dom-client.development.js'],
    ['react-dom is in 0 chunks', ''],
  ])('%s in it is seen', (what, text) => expect(badBundle(sample('x.js', text)).join()).toContain(what));

  test('two copies of React are seen', () => {
    const copies: Sources = new Map(['a.js', 'b.js'].map((file) => [file, 'rendererPackageName']));
    expect(badBundle(copies)).toHaveLength(1);
  });

  test('every file that a file asks for is in it', () => {
    expect(missingFiles(built)).toEqual([]);
    expect(missingFiles(sample('b/a.js', 'import{a}from"./gone-1a.js";import(`./a.js`)'))).toEqual([
      'b/a.js → gone-1a.js',
    ]);
  });

  test('no file imports one that a page prints: an older page has it by another address, and it would run twice', () => {
    const printed = Object.values(readManifest(BUILD)).flatMap(({ file, isEntry }) => (isEntry ? [file] : []));
    expect(printed).toContain('main.js');
    expect(importedEntries(built, printed)).toEqual([]);
    const bad = sample(
      'b/view.js',
      'import{a}from"./main.js?ver=1a";import"./core.js?ver=1a";import("./main.js?ver=1a")',
    );
    expect(importedEntries(bad, ['main.js'])).toEqual(['b/view.js → main.js']);
  });

  test('the names of files stay, and a file imports another by its name and version', () => {
    const storefront = new Set(Object.values(readManifest(BUILD)).map(({ file }) => `php-plugin/build/${file}`));
    expect(storefront).toContain('php-plugin/build/core.js');
    expect(importsWithoutVersion(new Map([...built].filter(([file]) => storefront.has(file))))).toEqual([]);
    expect(importsWithoutVersion(sample('b/a.js', 'import"./b.js";import("./c.js?ver=1")'))).toEqual(['b/a.js → b.js']);
  });

  test("the bundler's run-time is no file of its own", () => {
    expect([...built.keys()].filter((file) => file.includes('runtime'))).toEqual([]);
  });

  test('every source that PHP asks for is in the manifest', () => {
    const manifest = {
      ...readManifest(BUILD),
      ...readManifest(BUILD, 'admin.json'),
      ...readManifest(BUILD, 'screen.json'),
    };
    expect(missingSources(readSources('php-plugin/src'), manifest)).toEqual([]);
    expect(missingSources(sample('x.php', "['widgets/gone/paint.ts']"), manifest)).toEqual(['widgets/gone/paint.ts']);
  });

  test('no entry of a page brings React with it', () => {
    expect(entriesWithReact(readManifest(BUILD))).toEqual([]);
    const manifest = {
      'src/main.ts': { file: 'main.js', isEntry: true, imports: ['_part'] },
      'widgets/x/view.tsx': { file: 'view.js', imports: ['_react'] },
      _part: { file: 'part.js', imports: ['_react'] },
      _react: { file: 'react.js', name: 'react' },
    };
    expect(entriesWithReact(manifest)).toEqual(['src/main.ts']);
  });
});

describe('documents', () => {
  const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
  const list = (folder: string): string[] =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`);
  const contracts = read('src/woocommerce/README.md');
  const documents = contracts + read('CONTRIBUTING.md');

  test('every reference of a comment can be opened', () => {
    const all = new Map([...product, ...readSources('mocks', 'tests/unit', 'tests/contract', 'tests/e2e')]);
    expect(lostReferences(all, documents)).toEqual([]);
    const lost = ['W-99', 'rule 77', 'rules 26 and 78', 'contract 9.9', 'contract 2.6, 9.8', 'architecture 9.9'];
    for (const reference of [...lost, 'peers 9Z', 'R2.99', 'Specification §0'])
      expect(lostReferences(sample('src/x.ts', `/** So it is (${reference}). */`), documents)).toHaveLength(1);
    expect(lostReferences(sample('src/x.ts', '// rules 26 and 27, W-13, R2.3, contract 2.6, 3.3'), documents)).toEqual(
      [],
    );
  });

  test('every path that a source names exists', () => {
    const exists = (path: string) => existsSync(join(ROOT, path));
    expect(lostPaths(new Map([...product, ...readSources('mocks', 'tests/e2e', 'tests/contract')]), exists)).toEqual(
      [],
    );
    const text = '/** As `widgets/gone/paint.ts` and `widgets/page/island.ts` have it. */';
    expect(lostPaths(sample('src/x.ts', text), exists)).toEqual(['src/x.ts: widgets/gone/paint.ts']);
  });

  test('what documents cite is there', () => {
    const files = [
      'README.md',
      'CHANGELOG.md',
      'CONTRIBUTING.md',
      ...list('.github'),
      ...list('docs'),
      'src/woocommerce/README.md',
    ];
    expect(files.length).toBeGreaterThan(8);
    const { scripts } = JSON.parse(read('package.json')) as { scripts: object };
    expect(files.flatMap((file) => brokenCitations(file, read(file), ROOT))).toEqual([]);
    expect(files.flatMap((file) => unknownCommands(file, read(file), scripts))).toEqual([]);
    const lies = '`src/gone.ts`, `widgets/<name>/`, `dist/islas.zip`, [it](gone.md), [there](../CONTRIBUTING.md#words)';
    expect(brokenCitations('.github/x.md', lies, ROOT)).toEqual([
      '.github/x.md: src/gone.ts',
      '.github/x.md: .github/gone.md',
    ]);
    expect(unknownCommands('x.md', 'npm run build, npm run gone', scripts)).toEqual(['x.md: npm run gone']);
  });

  test('every weakness of the stock scripts has a test, or a reason why not', () => {
    const tests = readSources('tests/unit', 'tests/contract', 'tests/e2e');
    expect(unprovenWeaknesses(contracts, tests)).toEqual([]);
    expect(unprovenWeaknesses('| W-01 | fails | |', new Map())).toEqual(['W-01']);
  });

  test('no failure of an expression or of JSON becomes an empty text in the plugin', () => {
    expect(lossyCalls(readSources('php-plugin/src'))).toEqual([]);
    expect(
      lossyCalls(
        new Map([
          ['x.php', "$a = (string) preg_replace('/a/', '', $b);\n$c = preg_replace('/a/', '', $b) ?? $b;\n"],
          ['y.php', 'echo wp_json_encode($a);\n'],
        ]),
      ),
    ).toEqual(["x.php: (string) preg_replace('/a/', '', $b)", 'y.php: wp_json_encode($a)']);
  });

  test('every filter and action of the plugin is documented, and no other', () => {
    const hooks = read('docs/reference.md');
    expect(undocumentedHooks(plugin, hooks)).toEqual([]);
    expect(undocumentedHooks(sample('x.php', "do_action( 'islas_x', 1);"), '| `islas_y` | filter |')).toEqual([
      'islas_x is not documented',
      'islas_y does not exist',
    ]);
  });
});
