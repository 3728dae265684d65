import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { Project } from './project';

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

test('what TypeScript says of components and hooks holds with the types of React 18 too', async () => {
  const project = Project.link('blog', inject('tarball'), '', {
    '@types/react': 'types-react-18',
    react: 'react-18',
    'react-dom': 'react-dom-18',
    vitest: 'vitest',
  });
  const rows = readFileSync(join(ROOT, 'tests/components.test-d.tsx'), 'utf8');
  project.write('src/components.test-d.tsx', rows.replace('../src/entries/react-package', 'islas/react'));
  const found = project.node('node_modules/typescript/bin/tsc', '-p', '.', '--noUncheckedIndexedAccess');
  await project.remove();
  expect(found).toEqual({ code: 0, output: '' });
});
