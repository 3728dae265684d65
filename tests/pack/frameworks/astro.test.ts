import { describe } from 'vitest';
import { testFramework } from './framework';

const ASTRO = 'node_modules/astro/bin/astro.mjs';

/** The oldest Node that Astro takes. */
const [OLDEST_MAJOR, OLDEST_MINOR] = [22, 12];
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const isTooOld = major < OLDEST_MAJOR || (major === OLDEST_MAJOR && minor < OLDEST_MINOR);

describe.skipIf(isTooOld)('Astro', () => {
  testFramework({
    host: 'astro',
    types: [ASTRO, 'check'],
    build: [ASTRO, 'build'],
    serve: [ASTRO, 'preview', '--port', '4384'],
    develop: [ASTRO, 'dev', '--port', '4385'],
  });
});
