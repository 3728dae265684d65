// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { faultsOf } from '../../../../.tools/walk/differences.mjs';
import { writeReport } from '../../../../.tools/walk/report.mjs';
import type { Step, Visit } from '../../../../.tools/walk/visits.mjs';

const step = (name: string, more: Partial<Step> = {}): Step => ({
  name,
  note: 'seen',
  error: '',
  requests: 3,
  complaints: [],
  ...more,
});
const pair = (stock: Partial<Visit>, islas: Partial<Visit>): Visit[] => [
  { width: 360, islas: false, steps: [step('add')], php: [], ...stock },
  { width: 360, islas: true, steps: [step('add')], php: [], ...islas },
];
const failed = { steps: [step('add', { error: 'nothing in the cart' })] };
const complains = (text: string) => ({ steps: [step('add', { complaints: [text] })] });

describe('faults of a walk', () => {
  it('a walk without errors or complaints has no faults', () => expect(faultsOf(pair({}, {}))).toEqual([]));

  it('a step that fails only with Islas is a fault', () => {
    expect(faultsOf(pair({}, failed))).toEqual(['360 px, add: nothing in the cart']);
    expect(faultsOf(pair(failed, failed))).toEqual([]);
    expect(faultsOf(pair(failed, {}))).toEqual([]);
  });

  it('a browser complaint that is new with Islas is a fault, whatever numbers it contains', () => {
    expect(faultsOf(pair({}, complains('x is undefined')))).toEqual(['360 px, add: the browser says x is undefined']);
    expect(faultsOf(pair(complains('401 at /lists/12'), complains('401 at /lists/77')))).toEqual([]);
  });

  it('a PHP complaint about the plugin is a fault, also without Islas in the page', () => {
    const php = ['PHP Warning: x in /plugins/islas/src/Y.php on line 3'];
    expect(faultsOf(pair({ php }, { php }))).toHaveLength(1);
    expect(faultsOf(pair({ php: ['PHP Warning: theirs'] }, { php: ['PHP Warning: theirs'] }))).toEqual([]);
  });
});

describe('the report of a walk', () => {
  it('the report of a walk has each step and each complaint once, with its place', () => {
    const visits = pair(complains('a | b'), { steps: [step('add', { error: 'no', complaints: ['a | b'] })] });
    const report = writeReport({ title: 'theme', versions: 'v', visits, faults: ['bad'] });
    expect(report).toContain('| add | seen | ✗ no |');
    expect(report).toContain('- a \\| b (360 px stock, 360 px with Islas)');
    expect(report).toContain('- bad');
  });
});
