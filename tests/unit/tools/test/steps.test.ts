// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { additions, allSteps, pick, withTools } from '../../../../.tools/test/steps.mjs';

const ok = { passed: 1, failed: 0, skipped: 0, output: '' };
const run = async () => ok;
const steps = [
  { name: 'Types', group: 'types', run },
  { name: 'PHP units', group: 'php', needs: ['php' as const], run },
];
const more = [
  ...steps,
  { name: 'PHP units on 7.4', group: 'php', adds: 'other versions', run },
  { name: 'PHP units on 8.5', group: 'php', adds: 'other versions', run },
  { name: 'Core journeys', group: 'core', standsIn: true as const, run },
  { name: 'Journeys', group: 'e2e', part: 'pretend', adds: 'all journeys', run },
  { name: 'Journeys in a shop', group: 'e2e', part: 'storefront', adds: 'real shops', run },
];
const names = (words: string[]) => pick(more, words).map(({ name }) => name);

describe('the steps of the test command', () => {
  it('the steps cover types, lint, build, languages, units and journeys in three browsers', async () => {
    const groups = (await allSteps()).map(({ group }) => group);
    expect(groups).toEqual(expect.arrayContaining(['types', 'build', 'lint', 'languages', 'unit', 'e2e', 'browsers']));
  });

  it('without a name the short run is picked, without the additional steps', () => {
    expect(names([])).toEqual(['Types', 'PHP units', 'Core journeys']);
  });

  it('"all" picks all steps except those that a longer step replaces', () => {
    const all = ['Types', 'PHP units', 'PHP units on 7.4', 'PHP units on 8.5', 'Journeys', 'Journeys in a shop'];
    expect(names(['all'])).toEqual(all);
    expect(names(['core', 'all'])).toEqual(all);
  });

  it('"all" runs of a step only what no other step runs', async () => {
    const rest = { ...ok, passed: 7 };
    const step = { name: 'Journeys', group: 'e2e', run, runInAll: async () => rest };
    expect(await pick([step], ['all'])[0]?.run()).toEqual(rest);
    expect(await pick([step], ['e2e'])[0]?.run()).toEqual(ok);
  });

  it('"nightly" runs all of a step that "all" runs in part', async () => {
    const whole = async () => ({ ...ok, passed: 9 });
    const part = async () => ({ ...ok, passed: 5 });
    const step = { name: 'Journeys', group: 'e2e', run: whole, runNightly: whole, runInAll: part };
    const passed = async (word: string) => (await pick([step], [word])[0]?.run())?.passed;
    expect([await passed('all'), await passed('nightly'), await passed('e2e')]).toEqual([5, 9, 9]);
  });

  it('"nightly" runs all of a step, alone or beside the names of steps', async () => {
    const whole = { ...ok, passed: 9 };
    const long = [
      { name: 'PHP units on 7.4', group: 'php', adds: 'other versions', run, runNightly: async () => whole },
    ];
    const results = (words: string[]) => Promise.all(pick([...steps, ...long], words).map(({ run }) => run()));
    expect(await results(['all'])).toEqual([ok, ok, ok]);
    expect(await results(['nightly'])).toEqual([ok, ok, whole]);
    expect(await results(['nightly', 'php'])).toEqual([ok, whole]);
    expect(await results(['types', 'nightly'])).toEqual([ok]);
  });

  it('steps are picked by their whole group or by a part of it', () => {
    expect(names(['php'])).toEqual(['PHP units', 'PHP units on 7.4', 'PHP units on 8.5']);
    expect(names(['core'])).toEqual(['Core journeys']);
    expect(names(['e2e'])).toEqual(['Journeys', 'Journeys in a shop']);
    expect(names(['types', 'storefront'])).toEqual(['Types', 'Journeys in a shop']);
  });

  it('the additions of "all" are listed once each', () => {
    expect(additions(more)).toEqual(['other versions', 'all journeys', 'real shops']);
  });

  it('an unknown step name is refused', () => {
    expect(() => pick(more, ['unti'])).toThrow(
      'There is no step "unti". There are: types, php, core, e2e, pretend, storefront, all, nightly.',
    );
  });

  it('steps are left out with a message when their tool is missing, and run when it exists', async () => {
    const results = (php: string) =>
      Promise.all(
        withTools(steps, { php, composer: '', chromium: '', wholeChromium: '', firefox: '', webkit: '' }).map(
          ({ run }) => run(),
        ),
      );
    expect(await results('/usr/bin/php')).toEqual([ok, ok]);
    expect(await results('')).toEqual([
      ok,
      expect.objectContaining({ skipped: 1, notes: [expect.stringContaining('no PHP 7.4 or newer')] }),
    ]);
  });

  it('"all" has every step of any other run', async () => {
    const all = await allSteps();
    const everything = pick(all, ['all']);
    const short = pick(all, []);
    const known = new Set(everything.map(({ name }) => name));
    expect(all.filter(({ name }) => !known.has(name)).map(({ name }) => name)).toEqual([
      'Core journeys on the pretend shop',
    ]);
    expect(new Set(short.map(({ group }) => group))).toEqual(
      new Set(['build', 'unit', 'types', 'lint', 'languages', 'php', 'core']),
    );
    expect(new Set(everything.map(({ group }) => group))).toEqual(
      new Set(['build', 'unit', 'types', 'lint', 'languages', 'package', 'php', 'e2e', 'browsers', 'walks']),
    );
  });

  it('the short run needs no browser but Chromium, and no shop', async () => {
    const short = pick(await allSteps(), []);
    expect(new Set(short.flatMap(({ needs = [] }) => needs))).toEqual(new Set(['chromium', 'php']));
    expect(short.filter(({ name }) => /real shop|7\.4$|MariaDB/.test(name))).toEqual([]);
  });

  it('continuous integration runs all steps', () => {
    expect(readFileSync('.ci/run', 'utf8').split('\n')).toContain('npm test -- all');
  });

  it('the shards of the workflow run all steps together, and each builds first', async () => {
    const all = await allSteps();
    const workflow = readFileSync('.github/workflows/test.yml', 'utf8');
    const shards = [...workflow.matchAll(/^ +steps: (\w.*)$/gm)].map(([, words]) => (words as string).split(' '));
    expect(shards.length).toBeGreaterThan(5);
    expect(shards.filter(([first]) => first !== 'build')).toEqual([]);
    const run = new Set(shards.flatMap((words) => pick(all, words)).map(({ name }) => name));
    expect(pick(all, ['all']).filter(({ name }) => !run.has(name))).toEqual([]);
  });

  it('the workflow runs the nightly run every night, in the same shards', () => {
    const workflow = readFileSync('.github/workflows/test.yml', 'utf8');
    expect(workflow).toMatch(/^ {2}schedule:\n {4}- cron: '\d+ \d+ \* \* \*'$/m);
    expect(workflow).toContain(
      "npm test -- ${{ matrix.steps }} ${{ github.event_name == 'schedule' && 'nightly' || '' }}",
    );
  });

  it('a step that is named alone comes with the build that it requires', async () => {
    const groups = (words: string[]) => new Set(pick(steps, words).map(({ group }) => group));
    const steps = await allSteps();
    expect(groups(['php'])).toEqual(new Set(['build', 'php']));
    expect(groups(['types'])).toEqual(new Set(['types']));
  });

  it('journeys in browsers name a missing browser, and run in the others', async () => {
    const journeys = pick(await allSteps(), ['browsers']).filter(({ group }) => group === 'browsers');
    const without = withTools(journeys, {
      php: '',
      composer: '',
      chromium: '',
      wholeChromium: '',
      firefox: '',
      webkit: '',
    });
    const notes = (await Promise.all(without.map(({ run }) => run()))).flatMap((result) => result.notes);
    expect(notes).toEqual([
      'Left out: this machine has no Firefox.',
      'Left out: this machine has no WebKitGTK with its driver.',
    ]);
  });
});
