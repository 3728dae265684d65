import { beforeEach, expect, test } from 'vitest';
import { startEntry } from '../../../src/runtime/start-entry';

beforeEach(() => Reflect.deleteProperty(globalThis, Symbol.for('islas.test')));

test('runs the tasks of an entry in order, before other tasks, and not in its top level', async () => {
  const ran: string[] = [];
  let stack = '';
  const file = function topLevelOfTheFile() {
    startEntry('islas.test', () => [
      () => (stack = String(new Error().stack)),
      () => ran.push('first'),
      () => ran.push('second'),
    ]);
    ran.push('the file');
  };
  const others = new Promise<void>((done) => setTimeout(() => (ran.push('others'), done())));
  file();
  await others;
  expect(ran).toEqual(['the file', 'first', 'second', 'others']);
  expect(stack).not.toContain(file.name);
});

test('a second copy of an entry starts nothing', async () => {
  const ran: string[] = [];
  for (const copy of ['first', 'second']) startEntry('islas.test', () => [() => ran.push(copy)]);
  await Promise.resolve();
  expect(ran).toEqual(['first']);
});
