import { afterEach, beforeEach, expect, test } from 'vitest';
import { observeDocument, takePendingRecords } from '../../../src/browser/document-observer';

let life: AbortController;
const namesOf = (records: readonly MutationRecord[]) =>
  records.flatMap(({ addedNodes }) => [...addedNodes].map(({ nodeName }) => nodeName));
const add = (name: string) => document.body.appendChild(document.createElement(name));
const endOfTask = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  life = new AbortController();
  document.body.innerHTML = '';
});
afterEach(() => life.abort());

test('calls every listener once at the end of the task, also with records that takeChanges has returned', async () => {
  const received: string[][] = [[], []];
  for (const list of received) observeDocument((records) => void list.push(...namesOf(records)), life.signal);
  await endOfTask();
  received.forEach((list) => list.splice(0));
  add('b');
  expect(namesOf(takePendingRecords())).toEqual(['B']);
  expect(received).toEqual([[], []]);
  add('i');
  expect(namesOf(takePendingRecords())).toEqual(['I']);
  add('u');
  await endOfTask();
  expect(received).toEqual([
    ['B', 'I', 'U'],
    ['B', 'I', 'U'],
  ]);
  expect(takePendingRecords()).toEqual([]);
});

test('stops calling a listener after its signal, and observes again for a listener added later', async () => {
  const received: string[] = [];
  observeDocument((records) => void received.push(...namesOf(records)), life.signal);
  life.abort();
  add('b');
  await endOfTask();
  observeDocument((records) => void received.push(...namesOf(records)), new AbortController().signal);
  add('i');
  await endOfTask();
  expect(received).toEqual(['I']);
});
