import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNode } from '../test/command.mjs';
import { locate } from '../test/needs.mjs';
import { vitestResult } from '../test/reports.mjs';

/**
 * Packs, installs and uses the package as an npm user does. Frameworks have hundreds of megabytes of packages of their own.
 * @param {string} root @param {{ inFrameworks: boolean }} options @returns {Promise<import('../test/runner.mjs').Result>}
 */
const usePackage = async (root, { inFrameworks }) => {
  const folder = mkdtempSync(join(tmpdir(), 'islas-package-'));
  const report = join(folder, 'vitest.json');
  try {
    const { chromium } = await locate(['chromium']);
    const args = ['run', '-c', 'tests/pack/vitest.config.ts', '--reporter=default', '--reporter=json'];
    const outcome = await runNode(
      join(root, 'node_modules/vitest/vitest.mjs'),
      [...args, `--outputFile.json=${report}`],
      {
        cwd: root,
        env: { CHROMIUM_PATH: chromium, ISLAS_FRAMEWORKS: inFrameworks ? '1' : '' },
      },
    );
    return vitestResult(report, outcome);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** @param {string} root @returns {import('../test/steps.mjs').NeedyStep} */
export const packageStep = (root) => ({
  name: 'Package for npm',
  group: 'package',
  adds: 'the package for npm, in an empty project',
  needs: ['chromium'],
  run: () => usePackage(root, { inFrameworks: false }),
  runNightly: () => usePackage(root, { inFrameworks: true }),
});
