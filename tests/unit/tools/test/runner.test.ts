// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { run, runNode } from '../../../../.tools/test/command.mjs';
import { playwrightResult, vitestResult } from '../../../../.tools/test/reports.mjs';
import { lastLine, leftOut, runSteps, verdict } from '../../../../.tools/test/runner.mjs';

const ok = { passed: 3, failed: 0, skipped: 0, output: '' };
const step = (group: string, result: Promise<typeof ok> | (() => Promise<typeof ok>), more = {}) => ({
  name: `the ${group}`,
  group,
  run: typeof result === 'function' ? result : () => result,
  ...more,
});
const sum = async (...steps: ReturnType<typeof step>[]) => lastLine(await runSteps(steps));

describe('the sum of all steps', () => {
  it('the sum of all steps counts every test once', async () => {
    const mixed = Promise.resolve({ passed: 2, failed: 1, skipped: 4, output: '' });
    expect(await sum(step('a', Promise.resolve(ok)), step('b', mixed))).toBe('5 passed, 1 failed, 4 skipped');
  });

  it('the sum of all steps names skipped tests only when there are some', async () => {
    expect(await sum(step('a', Promise.resolve(ok)))).toBe('3 passed, 0 failed');
  });

  it.each([
    ['throws', () => Promise.reject(new Error('broken'))],
    [
      'throws at once',
      () => {
        throw new Error('broken');
      },
    ],
    ['asks nothing', () => Promise.resolve({ ...ok, passed: 0 })],
    ['says no', () => Promise.resolve(verdict(1, ''))],
  ])('the sum has a failure when a step %s', async (_, run) => {
    expect(await sum(step('a', run), step('b', Promise.resolve(ok)))).toBe('3 passed, 1 failed');
  });

  it('a step that needs a failed step is left out with a message', async () => {
    const said: string[] = [];
    const result = await runSteps(
      [step('build', Promise.resolve(verdict(1, ''))), step('e2e', Promise.resolve(ok), { requires: ['build'] })],
      { report: (_, { notes = [] }) => said.push(...notes) },
    );
    expect(lastLine(result)).toBe('0 passed, 1 failed, 1 skipped');
    expect(said).toEqual(['Left out, because "the build" failed.']);
  });

  it('a step that only comes after a failed step still runs', async () => {
    const failed = step('lint', Promise.resolve(verdict(1, '')));
    expect(await sum(failed, step('e2e', Promise.resolve(ok), { after: ['lint'] }))).toBe('3 passed, 1 failed');
  });

  it('a step still runs if a step that it requires was skipped', async () => {
    expect(
      await sum(
        step('php', Promise.resolve(leftOut('no PHP'))),
        step('e2e', Promise.resolve(ok), { requires: ['php'] }),
      ),
    ).toBe('3 passed, 0 failed, 1 skipped');
  });
});

describe('the order of steps', () => {
  const watch = () => {
    const log: string[] = [];
    let now = 0;
    let most = 0;
    const slow = (name: string) => async () => {
      log.push(name);
      most = Math.max(most, ++now);
      await new Promise((resolve) => setTimeout(resolve, 5));
      now--;
      return ok;
    };
    return { log, slow, most: () => most };
  };

  it('at most two steps run at once', async () => {
    const { slow, most } = watch();
    await runSteps(['a', 'b', 'c', 'd', 'e'].map((name) => step(name, slow(name))));
    expect(most()).toBe(2);
  });

  it('a heavy step runs alone', async () => {
    const { slow, most } = watch();
    await runSteps(['a', 'b', 'c'].map((name) => step(name, slow(name), { weight: 2 })));
    expect(most()).toBe(1);
  });

  it('a step waits for the groups that it comes after', async () => {
    const { log, slow } = watch();
    await runSteps([
      step('e2e', slow('e2e'), { after: ['build'] }),
      step('unit', slow('unit')),
      step('build', slow('build')),
    ]);
    expect(log).toEqual(['unit', 'build', 'e2e']);
  });

  it('steps that wait for each other are refused', async () => {
    const circle = [step('a', Promise.resolve(ok), { after: ['b'] }), step('b', Promise.resolve(ok), { after: ['a'] })];
    await expect(runSteps(circle)).rejects.toThrow('wait for each other');
  });
});

describe('a program', () => {
  it('run returns a program’s output and exit code', async () => {
    const { code, output } = await runNode('-e', ['console.log("out"); console.error("err"); process.exit(3)']);
    expect([code, output.includes('out'), output.includes('err')]).toEqual([3, true, true]);
  });

  it('run gives child processes a closed stdin', async () => {
    const { output } = await runNode('-e', [
      'process.stdin.on("data", () => {}).on("end", () => console.log("ended"))',
    ]);
    expect(output).toContain('ended');
  });

  it('a program that is missing or never ends is a failure with a message', async () => {
    expect(await run('no-such-program', [])).toMatchObject({ code: 127, output: expect.stringContaining('ENOENT') });
    const late = await runNode('-e', ['setInterval(() => {}, 1000)'], { timeout: 200 });
    expect([late.code, late.output]).toEqual([1, expect.stringContaining('took longer than 0.2 seconds')]);
  });
});

describe('the reports of test programs', () => {
  const folders: string[] = [];
  afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

  const file = (report: unknown) => {
    const folder = mkdtempSync(join(tmpdir(), 'islas-report-'));
    folders.push(folder);
    const path = join(folder, 'report.json');
    writeFileSync(path, typeof report === 'string' ? report : JSON.stringify(report));
    return path;
  };

  it("results are read from Vitest's and Playwright's own counts", () => {
    const vitest = file({ numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 });
    expect(lastLine(vitestResult(vitest, { code: 1, output: '' }))).toBe('5 passed, 1 failed, 3 skipped');
    const playwright = file({ stats: { expected: 4, unexpected: 0, flaky: 1, skipped: 2 } });
    expect(lastLine(playwrightResult(playwright, { code: 0, output: '' }))).toBe('5 passed, 0 failed, 2 skipped');
  });

  it.each([
    ['counted no failure', { numPassedTests: 5 }, '5 passed, 1 failed'],
    ['wrote half a report', '{"numPassedTests": 5', '0 passed, 1 failed'],
  ])('a program that failed and %s counts as a failure', (_, report, line) => {
    expect(lastLine(vitestResult(file(report), { code: 1, output: '' }))).toBe(line);
  });

  it('reports name skipped tests, with the reason if there is one', () => {
    const vitest = file({ testResults: [{ assertionResults: [{ status: 'pending', fullName: 'cart adds' }] }] });
    expect(vitestResult(vitest, { code: 0, output: '' }).notes).toEqual(['Left out: cart adds']);
    const tests = [{ status: 'skipped', annotations: [{ type: 'skip', description: 'no touch' }] }];
    const playwright = file({ suites: [{ suites: [{ specs: [{ title: 'adds', tests }] }] }] });
    expect(playwrightResult(playwright, { code: 0, output: '' }).notes).toEqual(['Left out: adds (no touch)']);
  });

  it('reports name failed tests, with the reason', () => {
    const failed = {
      status: 'failed',
      fullName: 'cart adds',
      failureMessages: ['\u001b[31mError: no cart\u001b[39m\n  at'],
    };
    const vitest = file({ testResults: [{ assertionResults: [failed] }] });
    expect(vitestResult(vitest, { code: 1, output: '' }).notes).toEqual(['Failed: cart adds: Error: no cart']);
    const broken = file({ testResults: [{ status: 'failed', name: 'cart.test.ts', message: 'no such file' }] });
    expect(vitestResult(broken, { code: 1, output: '' }).notes).toEqual(['Failed: cart.test.ts: no such file']);
    const tests = [{ status: 'unexpected', results: [{ error: { message: 'Error: no cart' } }, {}] }];
    const playwright = file({ suites: [{ specs: [{ title: 'adds', tests }] }] });
    expect(playwrightResult(playwright, { code: 1, output: '' }).notes).toEqual(['Failed: adds: Error: no cart']);
  });

  it('reports name tests that passed only the second time, with the first failure', () => {
    const tests = [{ status: 'flaky', results: [{ error: { message: 'Error: no cart' } }, {}] }];
    const playwright = file({ suites: [{ specs: [{ title: 'adds', tests }] }] });
    expect(playwrightResult(playwright, { code: 0, output: '' }).notes).toEqual([
      'Passed only the second time: adds: Error: no cart',
    ]);
  });

  it('a missing report counts as one failure', () => {
    expect(lastLine(playwrightResult('/nowhere.json', { code: 1, output: '' }))).toBe('0 passed, 1 failed');
  });
});
