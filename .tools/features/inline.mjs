import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { minify_sync } from 'terser';
import { quoted } from './php.mjs';

/** Sources of the small scripts without imports that PHP prints inline. @param {string} root @returns {string[]} */
const scripts = (root) =>
  readdirSync(join(root, 'php-plugin/src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /^\w+[\\/]js[\\/][\w-]+\.js$/.test(file))
    .map((file) => `php-plugin/src/${file.replaceAll('\\', '/')}`)
    .sort();

/** `note-landing.js` → `NOTE_LANDING`. @param {string} file */
const constant = (file) => basename(file, '.js').replaceAll('-', '_').toUpperCase();

/**
 * The class with every inline script, minified, as a constant: PHP reads no file at run time.
 * @param {string} root the project's folder
 */
export const inlineScriptsPhp = (root) => {
  const constants = scripts(root).map((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    const { code = '' } = minify_sync(source, { ecma: 5, compress: { passes: 2 }, format: { quote_style: 2 } });
    return `    /** \`${file}\` */\n    public const ${constant(file)} = ${quoted(code)};\n`;
  });
  return `<?php

// Generated from php-plugin/src/*/js/*.js by \`npm run features\`: change those, not this.
// phpcs:disable Generic.Files.LineLength -- Minified.

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
