import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { hookOrder, switches } from './read.mjs';
import { translatedSettings } from './translations.mjs';

/** @typedef {import('./read.mjs').Feature} Feature @typedef {import('./read.mjs').Setting} Setting */

/** Indentation of arrays in the generated class. */
export const STEP = '    ';

/** A PHP string. @param {string} text */
export const quoted = (text) => `'${text.replace(/[\\']/g, '\\$&')}'`;
/** A text to translate. @param {string} text */
export const translated = (text) => (text ? `__(${quoted(text)}, 'islas')` : "''");

/**
 * PHP source of a value; `raw` values are code already.
 * @param {unknown} value @param {string} indent @returns {string}
 */
export const php = (value, indent) => {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  if ('raw' in value) return String(value.raw);
  const inner = indent + STEP;
  const items = Array.isArray(value)
    ? value.map((item) => php(item, inner))
    : Object.entries(value).map(([key, item]) => `${quoted(key)} => ${php(item, inner)}`);
  const line = `[${items.join(', ')}]`;
  if (!line.includes('\n') && line.length < 80) return line;
  return `[\n${items.map((item) => `${inner}${item},\n`).join('')}${indent}]`;
};

/** Beginning of each generated class. */
export const HEADER = `<?php

// Generated from widgets/*/feature.json by \`npm run features\`: change those, not this.
// phpcs:disable Generic.Files.LineLength -- Texts stand in one piece, for translators.

declare(strict_types=1);
`;

/** @param {Setting} setting */
const row = ({ type, default: value, section, min, max, choices }) => ({
  type,
  default: value,
  section,
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
  ...(choices && { choices: Object.keys(choices) }),
});

/** PHP class with the declarations of features and settings. @param {Feature[]} features */
export const declarationsPhp = (features) => {
  const table = switches(features).map(({ key, replaces, sources, requires }) => [
    key,
    {
      handles: replaces,
      sources,
      ...(requires.length && { requires: requires.map((name) => name.replaceAll('-', '_')) }),
    },
  ]);
  const settings = [
    ...switches(features).map(({ key, default: value }) => [
      `feature_${key}`,
      { type: 'boolean', default: value, section: 'features' },
    ]),
    ...features.flatMap((feature) => Object.entries(feature.settings).map(([key, setting]) => [key, row(setting)])),
  ];
  const shown = features
    .map(({ key, settings }) => [key, Object.keys(settings).filter((name) => settings[name]?.inBrowser)])
    .filter(([, names]) => names?.length);
  const modules = features
    .flatMap(({ entries }) => entries)
    .filter(({ when }) => when === 'every-page' || when === 'with-markup')
    .map(({ name, file, module = `islas-${name}` }) => [file, module]);
  return `${HEADER}
namespace Islas\\Platform;

/**
 * What every feature is: the stock handles that it replaces, the sources without which it is off, what it requires; and
 * all settings.
 *
 * @phpstan-type Row array{
 *     type: 'boolean'|'text'|'query'|'count'|'choice',
 *     default: bool|int|string,
 *     section: string,
 *     min?: int,
 *     max?: int,
 *     choices?: list<string>
 * }
 */
final class Declarations
{
    /** @var array<string, array{handles: list<string>, sources: list<string>, requires?: list<string>}> */
    public const FEATURES = ${php(Object.fromEntries(table), STEP)};

    /** @var array<string, Row> */
    public const SETTINGS = ${php(Object.fromEntries(settings), STEP)};

    /** @var array<string, string> Source of an entry that pages print → id of its script module. */
    public const MODULES = ${php(Object.fromEntries(modules), STEP)};

    /** @var array<string, list<string>> Feature → settings that the page's module data has. */
    public const IN_BROWSER = ${php(Object.fromEntries(shown), STEP)};

    /** @var list<string> Settings with words that shoppers read. */
    public const TRANSLATED = ${php(translatedSettings(features), STEP)};
}
`;
};

/** Label, help and choices as PHP. @param {Pick<Setting, 'title' | 'help' | 'choices'>} setting */
export const label = ({ title, help = '', choices }) => [
  { raw: translated(title) },
  { raw: translated(help) },
  ...(choices
    ? [Object.fromEntries(Object.entries(choices).map(([value, text]) => [value, { raw: translated(text) }]))]
    : []),
];

/** PHP class with labels and help texts of the settings. @param {Feature[]} features */
export const labelsPhp = (features) => {
  const labels = [
    ...switches(features).map(({ key, title, description }) => [`feature_${key}`, label({ title, help: description })]),
    ...features.flatMap(({ settings }) => Object.entries(settings).map(([key, setting]) => [key, label(setting)])),
  ];
  /** @type {Record<string, string[]>} */
  const groups = {};
  for (const { settings } of features)
    for (const [key, { group }] of Object.entries(settings)) if (group) (groups[group] ??= []).push(key);
  return `${HEADER}
namespace Islas\\Platform;

/** What the owner reads at each setting. */
final class SettingLabels
{
    /** @var array<string, list<string>> Group → its settings. */
    public const GROUPS = ${php(groups, STEP)};

    /**
     * Label and help of each setting, and for a \`choice\` what the owner reads for each value.
     *
     * @return array<string, array{0: string, 1: string, 2?: array<string, string>}>
     */
    public static function all(): array
    {
        return ${php(Object.fromEntries(labels), STEP + STEP)};
    }
}
`;
};

const PHP_FOLDER = 'php-plugin/src';

/** Folders in a folder that have a `Module.php`. @param {string} folder */
const foldersWithModule = (folder) =>
  readdirSync(folder).filter((name) => existsSync(join(folder, name, 'Module.php')));

/**
 * Folders with a `Module.php` by the name of their feature: `product-add` is `ProductAdd`. @param {string} root
 * @returns {Map<string, string>}
 */
const moduleFolders = (root) =>
  new Map(foldersWithModule(join(root, PHP_FOLDER)).map((folder) => [folder.toLowerCase(), folder]));

/**
 * PHP class with the list of modules, in the order in which their hooks are added. A feature without PHP has none.
 * @param {Feature[]} features @param {string} root
 */
export const modulesPhp = (features, root) => {
  const folders = moduleFolders(root);
  const ofFeatures = hookOrder(features, root).flatMap((name) => folders.get(name.replaceAll('-', '')) ?? []);
  const unknown = [...folders.values()].filter((folder) => folder !== 'Platform' && !ofFeatures.includes(folder));
  if (unknown.length) throw new Error(`modules without a feature: ${unknown.join(', ')}`);
  const owners = new Set(features.flatMap(({ name, ownerOnly }) => (ownerOnly ? name.replaceAll('-', '') : [])));
  const isOwners = (/** @type {string} */ folder) => owners.has(folder.toLowerCase());
  // A feature may put its owner's part into a folder with a `Module.php`, such as `Consent/Screen`. Pages do not read it.
  const parts = ofFeatures.flatMap((folder) =>
    foldersWithModule(join(root, PHP_FOLDER, folder)).map((part) => `${folder}\\${part}`),
  );
  const rows = (/** @type {string[]} */ list) => list.map((folder) => `        ${folder}\\Module::class,\n`).join('');
  return `<?php

// Generated from src/features.json by \`npm run features\`: change that, not this.

declare(strict_types=1);

namespace Islas;

use Islas\\Platform\\BaseModule;

/**
 * The modules: the platform's, then those of each feature with a folder in \`php-plugin/src/\`.
 */
final class ModuleList
{
    /** @var list<class-string<BaseModule>> Those that add something to pages, in the order in which their hooks are added. */
    public const OF_PAGES = [
${rows(['Platform', ...ofFeatures.filter((folder) => !isOwners(folder))])}    ];

    /** @var list<class-string<BaseModule>> All, in that order: behind them those for owners and commands alone. */
    public const CLASSES = [
        ...self::OF_PAGES,
${rows([...parts, ...ofFeatures.filter(isOwners)])}    ];
}
`;
};
