import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { minifySync } from 'vite';
import { quoted } from './php.mjs';

/** Sources of the small scripts without imports that PHP prints inline. @param {string} root @returns {string[]} */
const scripts = (root) =>
  readdirSync(join(root, 'php-plugin/src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /^\w+[\\/]js[\\/][\w-]+\.js$/.test(file))
    .map((file) => `php-plugin/src/${file.replaceAll('\\', '/')}`)
    .sort();

/** `note-landing.js` → `NOTE_LANDING`. @param {string} file */
const constantOf = (file) => basename(file, '.js').replaceAll('-', '_').toUpperCase();

/** Takes out comments, and nothing else: the code is to be read in a page's source. */
const WITHOUT_COMMENTS = { module: false, compress: false, mangle: false, codegen: { removeWhitespace: false } };

/**
 * The class with every inline script as a constant: PHP reads no file at run time.
 * @param {string} root the project's folder
 */
export const inlineScriptsPhp = (root) => {
  const constants = scripts(root).map((file) => {
    const { code } = minifySync(file, readFileSync(join(root, file), 'utf8'), WITHOUT_COMMENTS);
    return `    /** \`${file}\` */\n    public const ${constantOf(file)} = ${quoted(code.trim())};\n`;
  });
  return `<?php

// Generated from php-plugin/src/*/js/*.js by \`npm run features\`: change those, not this.
// phpcs:disable Generic.Files.LineLength -- Scripts keep their lines.

declare(strict_types=1);

namespace Islas\\Platform;

/**
 * Scripts that are printed into a page.
 */
final class InlineScripts
{
${constants.join('\n')}}
`;
};
