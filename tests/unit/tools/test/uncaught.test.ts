// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runNode } from '../../../../.tools/test/command.mjs';
import { vitestResult } from '../../../../.tools/test/reports.mjs';
import { ROOT } from '../../../guards/sources';

const folder = mkdtempSync(join(tmpdir(), 'islas-uncaught-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('an uncaught error is reported with the name of the test that caused it', async () => {
  const [config, report, uncaught] = ['vitest.config.mjs', 'vitest.json', 'uncaught.json'].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  const options = { include: ['tests/unit/tools/test/uncaught.late.ts'], setupFiles: ['tests/unhandled.ts'] };
  writeFileSync(config, `export default ${JSON.stringify({ root: ROOT, test: options })};`);
  const outcome = await runNode(
    join(ROOT, 'node_modules/vitest/vitest.mjs'),
    [
      ...['run', `--config=${config}`, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      `--reporter=${join(ROOT, '.tools/test/uncaught.mjs')}`,
    ],
    { cwd: ROOT, env: { ISLAS_UNCAUGHT: uncaught, VITEST: '' } },
  );
  const { passed, failed, notes = [] } = vitestResult(report, outcome, uncaught);
  expect([passed, failed]).toEqual([3, 1]);
  const told = notes.join('\n');
  expect(told).toMatch(
    /Uncaught Exception in .*uncaught\.late\.ts: too late \(started by the test ".*starts a timer"\)/,
  );
  expect(told).toMatch(/Unhandled Rejection in .*: not waited for \(started by the test ".*forgets a promise"\)/);
  expect(told).not.toContain('not to blame');
}, 60_000);
