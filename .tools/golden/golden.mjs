import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run, runNode } from '../test/command.mjs';

/**
 * `npm run golden` updates the golden files. PHP writes `golden/settings.json`, `golden/availability.json`,
 * `golden/consent.json` and `golden/hosts.json`, React writes the trees of the components; then PHP's templates are
 * compared with them. Review the difference.
 */
const ROOT = join(import.meta.dirname, '../..');
const VIEWS = 'tests/contract/markup.test.tsx';
const PHP = process.env['PHP_PATH'] ?? 'php';

/** @type {[what: string, write: () => Promise<{ code: number, output: string }>][]} */
const steps = [
  ['what PHP sends the browser', () => run(PHP, ['tests/contract/settings.php'], { cwd: ROOT })],
  ['what PHP says of consent', () => run(PHP, ['tests/contract/consent.php'], { cwd: ROOT })],
  ['what PHP prints of its hosts', () => run(PHP, ['tests/contract/hosts.php'], { cwd: ROOT })],
  ['what PHP says of variations', () => run(PHP, ['tests/contract/availability.php'], { cwd: ROOT })],
  ['what PHP reads in a search', () => run(PHP, ['tests/contract/search-words.php'], { cwd: ROOT })],
  ...(existsSync(join(ROOT, VIEWS))
    ? [
        /** @type {(typeof steps)[number]} */ ([
          'what the views print',
          () =>
            runNode(join(ROOT, 'node_modules/vitest/vitest.mjs'), ['run', VIEWS], {
              cwd: ROOT,
              env: { ISLAS_GOLDEN: 'write' },
            }),
        ]),
      ]
    : []),
  ['what the templates print', () => run(PHP, ['tests/contract/markup.php'], { cwd: ROOT })],
];

for (const [what, write] of steps) {
  const { code, output } = await write();
  console.log(`${code ? 'FAILED' : 'ok    '} ${what}`);
  if (code) {
    console.error(output.trim());
    process.exitCode = 1;
  }
}
