// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { allSteps, pick, withTools } from '../../../../.tools/test/steps.mjs';

const ok = { passed: 1, failed: 0, skipped: 0, output: '' };
const steps = [
  { name: 'Types', group: 'types', run: async () => ok },
  { name: 'PHP units', group: 'php', needs: ['php' as const], run: async () => ok },
];

describe('the steps of the test command', () => {
  it('cover types, lint, build, languages, units and journeys in three browsers', async () => {
    const groups = (await allSteps()).map(({ group }) => group);
    expect(groups).toEqual(expect.arrayContaining(['types', 'build', 'lint', 'languages', 'unit', 'e2e', 'browsers']));
  });

  it('are all run when none is named, else those named', () => {
    expect(pick(steps, [])).toEqual(steps);
    expect(pick(steps, ['php']).map(({ name }) => name)).toEqual(['PHP units']);
  });

  it('refuse a name they do not know', () => {
    expect(() => pick(steps, ['unti'])).toThrow('There is no step "unti". There are: types, php.');
  });

  it('are left out in words when their tool is missing, and run when it is there', async () => {
    const results = (php: string) =>
      Promise.all(
        withTools(steps, { php, composer: '', chromium: '', firefox: '', webkit: '' }).map(({ run }) => run()),
      );
    expect(await results('/usr/bin/php')).toEqual([ok, ok]);
    expect(await results('')).toEqual([
      ok,
      expect.objectContaining({ skipped: 1, notes: [expect.stringContaining('no PHP 7.4 or newer')] }),
    ]);
  });

  it('say which browser was not to be had, and ask the others', async () => {
    const journeys = pick(await allSteps(), ['browsers']);
    const without = withTools(journeys, { php: '', composer: '', chromium: '', firefox: '', webkit: '' });
    const notes = (await Promise.all(without.map(({ run }) => run()))).flatMap((result) => result.notes);
    expect(notes).toEqual([
      'Left out: this machine has no Firefox.',
      'Left out: this machine has no WebKitGTK with its driver.',
    ]);
  });
});
