import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';

/**
 * @typedef {{ type: 'boolean' | 'text' | 'query' | 'count' | 'choice', default: boolean | string | number, section: string, group?: string, level?: 'basic' | 'more' | 'advanced', format?: 'color' | 'secret', min?: number, max?: number, title: string, help?: string, choices?: Record<string, string>, inBrowser?: true, isTranslated?: true }} Setting
 * @typedef {{ name: string, note?: string, module?: string, file: string, when: 'every-page' | 'with-markup' | 'on-demand' | 'inline', selector?: string, approach?: string, isSelfContained?: boolean, after?: string[], limit?: string }} Entry `file` is a path from the project's root
 * @typedef {{ path: string, methods: string, access: string, description: string }} Route
 * @typedef {{ name: string, options?: string, description: string }} Command `name`: after `wp islas`
 * @typedef {{ kind: 'wc-ajax' | 'admin-ajax', name: string, description: string }} Endpoint
 * @typedef {{ type: 'filter' | 'action', name: string, value: string, description: string }} Hook
 * @typedef {{ on: string[], stock?: string, isAlone?: true, early?: true, inHead?: true, note?: string }} Action
 * @typedef {{ detail: string, description: string }} Event `detail`: its TypeScript type
 * @typedef {{ kind: 'cookie' | 'localStorage' | 'sessionStorage', name: string, lasts: string, description: string }} Stored
 * @typedef {{ name: string, key: string, title: string, description: string, screen?: string, ownerOnly?: true, default?: boolean, switch?: string | false, requires: string[], replaces: string[], sources: string[], browserSettings?: string, settings: Record<string, Setting>, entries: Entry[], routes: Route[], commands: Command[], endpoints: Endpoint[], hooks: Hook[], storage: Stored[], properties: Record<string, string>, actions: Record<string, Action>, events: Record<string, Event> }} Feature `key`: its name in settings and PHP, with underscores
 */

export const LIST = 'src/features.json';
export const SCHEMA = 'widgets/feature.schema.json';

/** @param {string} file @returns {any} */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Errors in a declaration that the schema cannot express. @param {Feature[]} features @param {string} root @returns
 * {string[]}
 */
const contradictions = (features, root) => {
  const names = new Set(features.map(({ name }) => name));
  const keys = features.flatMap(({ settings }) => Object.keys(settings));
  const entries = features.flatMap(({ entries }) => entries.map(({ name }) => name));
  const twice = [...keys, ...entries].filter((name, i, all) => all.indexOf(name) !== i);
  return [
    ...twice.map((name) => `${name} is declared twice`),
    ...features
      .filter(({ screen, settings, default: on }) => !screen && (on !== undefined || Object.keys(settings).length))
      .map(({ name }) => `${name} has a switch or settings, but no section of the owner's screen`),
    ...features.flatMap(({ name, requires, switch: on, sources, entries: own }) => [
      ...[...requires, ...(on ? [on] : [])]
        .filter((other) => !names.has(other))
        .map((other) => `${name}: there is no feature ${other}`),
      ...[...sources, ...own.map(({ file }) => file)]
        .filter((file) => !existsSync(join(root, file)))
        .map((file) => `${name}: there is no file ${file}`),
      ...own
        .flatMap(({ after = [] }) => after)
        .filter((other) => !entries.includes(other))
        .map((other) => `${name}: there is no entry ${other}`),
    ]),
  ];
};

/**
 * The declarations of all features, in the order of the list. Throws one error with a message for each fault:
 * violations of the schema, unknown names, settings and entries that are declared twice.
 * @param {string} root the project's folder @returns {Feature[]}
 */
export const readFeatures = (root) => {
  const validate = new Ajv({ allErrors: true, strict: false }).compile(readJson(join(root, SCHEMA)));
  /** @type {string[]} */
  const problems = [];
  /** @type {Feature[]} */
  const features = readJson(join(root, LIST)).features.flatMap((/** @type {string} */ name) => {
    const file = `widgets/${name}/feature.json`;
    if (!existsSync(join(root, file))) return problems.push(`${file} is missing`) && [];
    const declared = readJson(join(root, file));
    if (!validate(declared))
      problems.push(
        ...(validate.errors ?? []).map(({ instancePath, message }) => `${file}${instancePath}: ${message}`),
      );
    if (declared.name !== name) problems.push(`${file}: the name is not that of the folder`);
    const { requires = [], replaces = [], sources = [], settings = {}, entries = [] } = declared;
    return {
      routes: [],
      commands: [],
      endpoints: [],
      hooks: [],
      storage: [],
      properties: {},
      actions: {},
      events: {},
      ...declared,
      key: name.replaceAll('-', '_'),
      requires,
      replaces,
      sources,
      settings,
      entries: entries.map((/** @type {Entry} */ entry) => ({
        ...entry,
        file: entry.file.startsWith('src/') ? entry.file : `widgets/${name}/${entry.file}`,
      })),
    };
  });
  problems.push(...contradictions(features, root));
  if (problems.length) throw new Error(problems.join('\n'));
  return features;
};

/** Features with a switch. @param {Feature[]} features */
export const switches = (features) => features.filter((feature) => feature.default !== undefined);

/**
 * Names of all features in the order in which their hooks are added: `hookOrder` of the list, then the features that it
 * does not name. Hooks of one name and priority run in this order. @param {Feature[]} features @param {string} root
 * @returns {string[]}
 */
export const hookOrder = (features, root) => {
  const names = features.map(({ name }) => name);
  /** @type {string[]} */
  const first = readJson(join(root, LIST)).hookOrder ?? [];
  const unknown = first.filter((name) => !names.includes(name));
  if (unknown.length) throw new Error(`${LIST}: hookOrder names features that do not exist: ${unknown.join(', ')}`);
  return [...first, ...names.filter((name) => !first.includes(name))];
};
