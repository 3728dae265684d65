import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generated } from '../.tools/features/features.mjs';
import { readProviders } from '../.tools/features/providers.mjs';
import { LIST, SCHEMA, readFeatures } from '../.tools/features/read.mjs';
import { ROOT, readSources } from './guards/sources';

const features = readFeatures(ROOT);

test.each(Object.entries(generated(features)))('%s is what `npm run features` writes', (file, text) =>
  expect(readFileSync(join(ROOT, file), 'utf8')).toBe(text),
);

describe('the declarations name', () => {
  const sources = [...readSources('src', 'widgets')].filter(([file]) => /\.(tsx?|css)$/.test(file));
  const code = sources.map(([, text]) => text).join('\n');

  test('every CSS custom property that style sheets read', () => {
    // Names of anchors are no properties.
    const read = code.match(/(?<=var\()--islas-[\w-]+/g) ?? [];
    expect(read.length).toBeGreaterThan(20);
    expect([...new Set(read)].sort()).toEqual(features.flatMap(({ properties }) => Object.keys(properties)).sort());
  });

  test('every key of the storage that begins with islas', () => {
    const storing = sources.filter(([, text]) => /\b(local|session)Storage\b/.test(text));
    const keys = storing.flatMap(([, text]) => text.match(/(?<=')(?:islas_\w+|islas-cart)(?=')/g) ?? []);
    const declared = features.flatMap(({ storage, endpoints }) => [...storage, ...endpoints].map(({ name }) => name));
    expect(keys.length).toBeGreaterThan(5);
    expect(keys.filter((key) => !declared.includes(key))).toEqual([]);
  });
});

test('the title of a colour says of what it is the colour, and no two settings of a feature have one title', () => {
  for (const { name, settings } of features) {
    const all = Object.entries(settings);
    const titles = all.map(([, { title }]) => title);
    expect(new Set(titles).size, name).toBe(titles.length);
    for (const [key, { title, format }] of all) if (format === 'color') expect(title, key).toMatch(/colour$|colour of/);
  }
});

describe('a declaration that cannot be', () => {
  let root = '';
  beforeAll(() => void (root = mkdtempSync(join(tmpdir(), 'islas-features-'))));
  afterAll(() => rmSync(root, { recursive: true }));

  const write = (file: string, value: unknown) => {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), JSON.stringify(value));
  };
  /** What is wrong with one feature called `tiny`, whose declaration has these keys too. */
  const faults = (declared: object, list = ['tiny']) => {
    write(LIST, { features: list });
    write(SCHEMA, JSON.parse(readFileSync(join(ROOT, SCHEMA), 'utf8')));
    const whole = {
      $schema: '../feature.schema.json',
      name: 'tiny',
      title: 'Tiny',
      description: 'Does it.',
      screen: 'cart',
      default: true,
    };
    write('widgets/tiny/feature.json', { ...whole, ...declared });
    try {
      readFeatures(root);
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  };
  const setting = { type: 'text', default: '', section: 'page', title: 'Tiny text' };

  test.each<[words: string, declared: object, list?: string[]]>([
    ['', {}],
    ['widgets/gone/feature.json is missing', {}, ['tiny', 'gone']],
    ['the name is not that of the folder', { name: 'other' }],
    ['must NOT have fewer than 1 characters', { title: '' }],
    ["must have required property 'switch'", { default: undefined }],
    ['must NOT have additional properties', { colour: 'blue' }],
    ['tiny has a switch or settings, but no section', { screen: undefined }],
    [
      'tiny has a switch or settings, but no section',
      { default: undefined, switch: false, screen: undefined, settings: { tiny_text: setting } },
    ],
    ['must be equal to one of the allowed values', { screen: 'attic' }],
    ['there is no feature variations', { requires: ['variations'] }],
    ['there is no file widgets/tiny/entry.ts', { entries: [{ name: 'tiny', file: 'entry.ts', when: 'every-page' }] }],
    ["must have required property 'choices'", { settings: { tiny_text: { ...setting, type: 'choice' } } }],
    ['tiny_text is declared twice', { settings: { tiny_text: setting } }, ['tiny', 'tiny']],
  ])('%s', (words, declared, list) => {
    if (words) expect(faults(declared, list)).toContain(words);
    else expect(faults(declared, list)).toBe('');
  });
});

describe('a new feature', () => {
  let root = '';
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'islas-tiny-'));
    for (const part of [
      'src',
      'widgets',
      'mocks',
      'languages',
      'docs',
      '.tools',
      'package.json',
      'tsconfig.json',
      'vite.config.ts',
      'biome.json',
    ])
      cpSync(join(ROOT, part), join(root, part), { recursive: true });
    cpSync(join(ROOT, 'php-plugin/src'), join(root, 'php-plugin/src'), { recursive: true });
    cpSync(join(ROOT, 'php-plugin/wpml-config.xml'), join(root, 'php-plugin/wpml-config.xml'));
    symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  }, 60_000);
  afterAll(() => rmSync(root, { recursive: true }));

  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
    expect(`${stdout}${stderr}`, `ends with ${status}`).not.toContain('Error');
    expect(status).toBe(0);
  };
  const read = (file: string) => readFileSync(join(root, file), 'utf8');

  test('a new feature is its two folders and a row of the list', { timeout: 120_000 }, () => {
    mkdirSync(join(root, 'widgets/tiny'));
    writeFileSync(
      join(root, 'widgets/tiny/entry.ts'),
      "import { startEntry } from '../../src/runtime/start-entry';\n\nstartEntry('islas.tiny', () => [() => document.body.classList.add('tiny')]);\n",
    );
    writeFileSync(
      join(root, 'widgets/tiny/feature.ts'),
      "import type { PageFeature } from '../../src/runtime/page-feature';\n\nexport const pageFeature: PageFeature = { flag: 'page' };\n",
    );
    const declared = {
      $schema: '../feature.schema.json',
      name: 'tiny',
      title: 'Tiny feature',
      description: 'Marks the page.',
      screen: 'search',
      default: false,
      replaces: ['stock-tiny'],
      sources: ['widgets/tiny/entry.ts'],
      settings: {
        tiny_text: { type: 'text', default: 'x', section: 'page', title: 'Text of the mark', level: 'more' },
      },
      entries: [
        {
          name: 'tiny',
          file: 'entry.ts',
          when: 'every-page',
          selector: '.needs-tiny',
        },
      ],
    };
    writeFileSync(join(root, 'widgets/tiny/feature.json'), JSON.stringify(declared));
    const list = JSON.parse(read(LIST)) as { features: string[] };
    writeFileSync(join(root, LIST), JSON.stringify({ ...list, features: [...list.features, 'tiny'] }));

    mkdirSync(join(root, 'php-plugin/src/Tiny'));
    writeFileSync(join(root, 'php-plugin/src/Tiny/Module.php'), '<?php\n');
    mkdirSync(join(root, 'php-plugin/src/Tiny/Screen'));
    writeFileSync(join(root, 'php-plugin/src/Tiny/Screen/Module.php'), '<?php\n');

    run('.tools/features/features.mjs');
    const lists = (php: string) =>
      php.match(/= \[[^\]]+/g)?.map((list) => list.match(/[\w\\]+(?=\\Module::class)/g) ?? []) ?? [];
    const [ofPages = [], ofOwners = []] = lists(readFileSync(join(ROOT, 'php-plugin/src/ModuleList.php'), 'utf8'));
    expect(lists(read('php-plugin/src/ModuleList.php'))).toEqual([
      [...ofPages, 'Tiny'],
      expect.arrayContaining([...ofOwners, 'Tiny\\Screen']),
    ]);
    const php = read('php-plugin/src/Platform/Declarations.php');
    expect(php).toContain("'tiny' => ['handles' => ['stock-tiny'], 'sources' => ['widgets/tiny/entry.ts']]");
    expect(php).toContain("'feature_tiny' => ['type' => 'boolean', 'default' => false, 'section' => 'features']");
    expect(php).toContain("'tiny_text' => ['type' => 'text', 'default' => 'x', 'section' => 'page']");
    expect(read('php-plugin/src/Platform/SettingLabels.php')).toContain("__('Text of the mark', 'islas')");
    expect(read('php-plugin/src/Admin/SettingCards.php')).toMatch(
      /'tiny' => \[\s+'section' => 'search',\s+'switch' => 'feature_tiny',\s+'basic' => \[\],\s+'more' => \['tiny_text'\]/,
    );
    expect(read('src/wordpress/feature-flags.ts')).toContain('tiny: flag()');
    expect(read('src/entries/page-features.ts')).toContain("pageFeature as tiny } from '../../widgets/tiny/feature'");
    expect(read('src/entries/lazy-list.ts')).toContain("hosts: '.needs-tiny'");

    run('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn');
    const manifest = JSON.parse(read('php-plugin/build/manifest.json')) as Record<string, { file: string }>;
    expect(manifest['widgets/tiny/entry.ts']?.file).toBe('tiny.js');
  });
});

describe('a provider that cannot be', () => {
  let root = '';
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'islas-providers-'));
    cpSync(join(ROOT, 'widgets/consent'), join(root, 'widgets/consent'), { recursive: true });
  });
  afterAll(() => rmSync(root, { recursive: true }));

  const acme = { name: 'Acme', category: 'statistics', cookies: { _acme: ['visitors', 365] } };
  const faults = (key: string, row: object) => {
    writeFileSync(join(root, 'widgets/consent/providers.json'), JSON.stringify({ [key]: row }));
    try {
      readProviders(root);
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  };

  test.each<[words: string, key: string, row: object]>([
    ['', 'acme-analytics', acme],
    ['"additionalProperty":"policies"', 'acme', { ...acme, policies: 'https://acme.example/' }],
    ['/acme/category: must be equal to one of the allowed values', 'acme', { ...acme, category: 'statistic' }],
    ['/acme/cookies/_acme/0: must be equal to one of', 'acme', { ...acme, cookies: { _acme: ['counting', 1] } }],
    ['/acme/cookies/_acme/1: must be integer', 'acme', { ...acme, cookies: { _acme: ['visits', '1'] } }],
    ['must match pattern', 'Acme Analytics', acme],
    ['must have required property', 'acme', { name: 'Acme', category: 'statistics' }],
    ['/acme/policy: must match pattern', 'acme', { ...acme, policy: 'javascript:alert(1)' }],
  ])('is told of with "%s"', (words, key, row) => {
    if (words === '') expect(faults(key, row)).toBe('');
    else expect(faults(key, row)).toContain(words);
  });
});
