import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The classes, without `php-plugin/src/` and `.php`: what pages of a shop load. A test of real pages compares. */
const LIST = join(import.meta.dirname, 'page-classes.json');

const HEAD = `<?php

// Written by the build from the classes in php-plugin/src that pages of a shop load: one file costs PHP a fraction of
// what two hundred do. In a checkout, each class is read from its own file.
// phpcs:ignoreFile -- Each of these files is checked.

declare(strict_types=1);
`;

/** One class in a block of its namespace. @param {string} root @param {string} name */
const block = (root, name) => {
  const source = readFileSync(join(root, 'php-plugin/src', `${name}.php`), 'utf8');
  const parts = /^<\?php\s+declare\(strict_types=1\);\s+namespace ([\w\\]+);\n([\s\S]+)$/.exec(
    // A class that is generated has a comment first.
    source.replace(/^<\?php\n(?:\s*\/\/[^\n]*\n)+/, '<?php\n'),
  );
  if (!parts?.[1] || !parts[2]) throw new Error(`${name}.php does not begin as a class of the plugin does.`);
  const parent = /^(?:abstract |final )*class \w+ (?:extends|implements) (\w+)/m.exec(parts[2])?.[1];
  if (parent && parent !== 'BaseModule')
    throw new Error(`${name}.php: ${parent} may not be there when all classes of a page are loaded.`);
  return `namespace ${parts[1]} {\n${parts[2].trimEnd()}\n}\n`;
};

/** The file with all of them, BaseModule before the modules. @param {string} root of the project */
export const pageClassesPhp = (root) => {
  /** @type {string[]} */
  const names = JSON.parse(readFileSync(LIST, 'utf8'));
  const base = 'Platform/BaseModule';
  const sorted = [base, ...names.filter((name) => name !== base)];
  return [HEAD, 'namespace {\ndefined(\'ABSPATH\') || exit;\n}\n', ...sorted.map((name) => block(root, name))].join('\n');
};

/** @param {string} root @param {string} build folder */
export const writePageClasses = (root, build) => writeFileSync(join(build, 'classes.php'), pageClassesPhp(root));
