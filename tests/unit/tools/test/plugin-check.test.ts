// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { pluginCheckProblems } from '../../../../.tools/php/plugin-check.mjs';

const finding = (code: string, file: string, type = 'warning') => ({ type, code, file, line: 7, message: 'Why.' });
const argued = [{ code: 'Direct', files: ['src/Lock.php', 'build/*'], because: 'A reason.' }];
const both = [finding('Direct', 'src/Lock.php'), finding('Direct', 'build/main.css')];

describe('findings of Plugin Check', () => {
  it('Plugin Check passes when each warning is argued for its file', () => {
    expect(pluginCheckProblems(both, argued)).toEqual([]);
  });

  it('Plugin Check fails for an argued warning in another file, and for another warning in the same file', () => {
    expect(pluginCheckProblems([...both, finding('Direct', 'src/Other.php')], argued)).toEqual([
      'src/Other.php:7 warning Direct: Why.',
    ]);
    expect(pluginCheckProblems([...both, finding('Slow', 'src/Lock.php')], argued)).toHaveLength(1);
  });

  it('Plugin Check fails for an error, argued or not', () => {
    expect(pluginCheckProblems([finding('Direct', 'src/Lock.php', 'error'), ...both], argued)).toEqual([
      'src/Lock.php:7 error Direct: Why.',
    ]);
  });

  it('Plugin Check fails for an argument that no finding needs', () => {
    expect(pluginCheckProblems(both.slice(0, 1), argued)).toEqual(['build/*: Direct is accepted but was not found']);
  });
});
