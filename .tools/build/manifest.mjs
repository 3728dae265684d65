import { php } from '../features/php.mjs';

/** @typedef {Record<string, { file?: string, imports?: string[], css?: string[], version?: string, texts?: Record<string, Record<string, string>> }>} Manifest */

/**
 * What `Platform/Manifest.php` reads of the manifest, as a PHP file, so that OPcache keeps it between requests.
 * @param {Manifest} manifest
 */
export const manifestPhp = (manifest) => {
  const chunks = Object.entries(manifest).map(([source, { file, imports, css, version, texts }]) => [
    source,
    { ...(file && { file }), ...(imports?.length && { imports }), ...(css?.length && { css }), ...(version && { version }), ...(texts && { texts }) },
  ]);
  return `<?php

// Written by the build from manifest.json.

defined('ABSPATH') || exit;

return ${php(Object.fromEntries(chunks), '')};
`;
};
