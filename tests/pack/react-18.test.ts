import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

test('hooks and components pass their tests with React 18.3 too', { timeout: 240_000 }, () => {
  // As in a user's shell: without the variables that the test runner sets for child processes.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(npm_|VITEST|NODE_ENV)/.test(name)));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '-c', 'tests/react-18/vitest.config.ts'],
    { cwd: ROOT, env, encoding: 'utf8' },
  );
  expect({ status, output: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, output: '' });
});
