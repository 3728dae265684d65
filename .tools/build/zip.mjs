import { statSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT, build } from './build.mjs';
import { writeZip } from './plugin-files.mjs';

/** `npm run zip`: builds, and packs the plugin for upload. */
await build();
const path = writeZip(ROOT);
console.log(`${relative(ROOT, path)}, ${Math.round(statSync(path).size / 1024)} KB`);
