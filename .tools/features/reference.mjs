import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { switches } from './read.mjs';

/** @typedef {import('./read.mjs').Feature} Feature */

/** @param {string} text */
const cell = (text) => text.replace(/\s+/g, ' ').replaceAll('|', '\\|').trim();
/** @param {string} text */
const code = (text) => `\`${cell(text)}\``;

/** @param {string[]} head @param {string[][]} rows */
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** @param {string} root @param {string} path */
const parse = (root, path) =>
  ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest, true);

/** The text of the comment before a declaration, without comment marks. @param {ts.Node} node @param {ts.SourceFile} file */
const commentOf = (node, file) =>
  (ts.getLeadingCommentRanges(file.text, node.getFullStart()) ?? [])
    .map(({ pos, end }) => file.text.slice(pos, end).replace(/^\/\*\*?|\s*\*\/$|^\/\/|^\s*\* ?/gm, ''))
    .join(' ');

/** The platform's own events with their details: the members of `IslasEvents`. @param {string} root */
const events = (root) => {
  const file = parse(root, 'src/runtime/event-types.ts');
  const table = file.statements.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === 'IslasEvents');
  if (!table || !ts.isInterfaceDeclaration(table)) throw new Error('src/runtime/event-types.ts has no IslasEvents.');
  return table.members.filter(ts.isPropertySignature).map((member) => {
    const name = ts.isStringLiteral(member.name) ? member.name.text : member.name.getText(file);
    return [code(name), code(member.type?.getText(file) ?? ''), cell(commentOf(member, file)), ''];
  });
};

/** Components of `islas/react` that a feature exports. @param {string} root @returns {(feature: Feature) => string[][]} */
const components =
  (root) =>
  ({ name }) => {
    const path = `widgets/${name}/components.tsx`;
    if (!existsSync(join(root, path))) return [];
    const file = parse(root, path);
    const exported = file.statements
      .filter(ts.isVariableStatement)
      .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword));
    return exported.flatMap((statement) =>
      statement.declarationList.declarations.map((declaration) => [
        code(declaration.name.getText(file)),
        cell(
          commentOf(statement, file)
            .replace(/@example[^]*/, '')
            .replace(/\{@link (\w+)\}/g, '`$1`'),
        ),
      ]),
    );
  };

/** @param {Feature[]} features @param {string} root @returns {string} `docs/reference.md` */
export const referenceMd = (features, root) => {
  /**
   * Table rows of all items that the features declare, in the order of the features.
   * @template T @param {(feature: Feature) => T[]} things @param {(thing: T) => string[]} row
   */
  const rows = (things, row) =>
    features.flatMap((feature) => things(feature).map((thing) => [...row(thing), feature.name]));
  const settings = features.flatMap(({ name, settings }) =>
    Object.entries(settings).map(([key, { type, default: value, min, max, choices, title, help = '' }]) => [
      code(key),
      cell(type + (min !== undefined || max !== undefined ? ` ${min ?? 0}–${max ?? ''}` : '')),
      code(JSON.stringify(value)),
      cell(`${title}. ${help}${choices ? ` One of ${Object.keys(choices).map(code).join(', ')}.` : ''}`),
      name,
    ]),
  );
  return `# Reference

Generated from the declarations of the features (\`widgets/*/feature.json\`) and \`src/runtime/event-types.ts\` by
\`npm run features\`. [hooks.md](hooks.md) says how to remove a hook of Islas.

- [Features](#features)
- [Settings](#settings)
- [Events](#events)
- [Actions in HTML](#actions-in-html)
- [Filters and actions of PHP](#filters-and-actions-of-php)
- [REST routes](#rest-routes)
- [Commands](#commands)
- [Ajax endpoints](#ajax-endpoints)
- [Cookies and storage](#cookies-and-storage)
- [CSS custom properties](#css-custom-properties)
- [Components of React](#components-of-react)

## Features

${table(
  ['Feature', 'Setting', 'Default', 'Replaces', 'What it does'],
  switches(features).map(({ name, key, default: on, replaces, requires, description }) => [
    name,
    code(`feature_${key}`),
    on ? 'on' : 'off',
    replaces.map(code).join(', '),
    cell(description + (requires.length ? ` Requires ${requires.join(', ')}.` : '')),
  ]),
)}

## Settings

Keys of the option \`islas_settings\`, and of the REST route \`/islas/v1/settings\`. An empty text means the default text in
the shop's language.

${table(['Setting', 'Type', 'Default', 'What it sets', 'Feature'], settings)}

## Events

DOM events. They bubble from the element that they concern to \`document\`.

${table(
  ['Event', 'Detail', 'When', 'Feature'],
  [
    ...rows(
      ({ events }) => Object.entries(events),
      ([name, { detail, description }]) => [code(name), code(detail), cell(description)],
    ),
    ...events(root),
  ],
)}

## Actions in HTML

An element with \`data-islas-action\` runs the action when one of these events reaches it.

${table(
  ['Action', 'On', 'Also for', 'Feature'],
  rows(
    ({ actions }) => Object.entries(actions),
    ([name, { on, stock }]) => [code(name), on.join(', '), stock ? code(stock) : ''],
  ),
)}

## Filters and actions of PHP

${table(
  ['Name', 'Kind', 'Value, then arguments', 'What for', 'Feature'],
  rows(
    ({ hooks }) => hooks,
    ({ name, type, value, description }) => [code(name), type, cell(value), cell(description)],
  ),
)}

## REST routes

${table(
  ['Route', 'Methods', 'Access', 'What for', 'Feature'],
  rows(
    ({ routes }) => routes,
    ({ path, methods, access, description }) => [
      code(path),
      methods,
      access === 'public' ? access : code(access),
      cell(description),
    ],
  ),
)}

## Commands

For [WP-CLI](https://wp-cli.org). \`wp help islas COMMAND\` describes the options.

${table(
  ['Command', 'Options', 'What for', 'Feature'],
  rows(
    ({ commands }) => commands,
    ({ name, options = '', description }) => [code(`wp islas ${name}`), cell(options), cell(description)],
  ),
)}

## Ajax endpoints

\`/?wc-ajax=NAME\`, or \`admin-ajax.php\` with \`action=NAME\`.

${table(
  ['Endpoint', 'Kind', 'What for', 'Feature'],
  rows(
    ({ endpoints }) => endpoints,
    ({ name, kind, description }) => [code(name), kind, cell(description)],
  ),
)}

## Cookies and storage

${table(
  ['Name', 'Where', 'Lasts', 'What it holds', 'Feature'],
  rows(
    ({ storage }) => storage,
    ({ name, kind, lasts, description }) => [code(name), kind, cell(lasts), cell(description)],
  ),
)}

## CSS custom properties

${table(
  ['Property', 'What it is', 'Feature'],
  rows(
    ({ properties }) => Object.entries(properties),
    ([name, description]) => [code(name), cell(description)],
  ),
)}

## Components of React

What \`islas/react\` exports for hosts without the plugin.

${table(
  ['Component', 'What it is', 'Feature'],
  rows(components(root), (row) => row),
)}
`;
};
