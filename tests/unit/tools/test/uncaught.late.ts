import { test } from 'vitest';

/** Run by `uncaught.test.ts`: errors that occur while another test runs than the one that caused them. */
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('starts a timer', () => {
  setTimeout(() => {
    throw new Error('too late');
  }, 30);
});

test('forgets a promise', () => {
  setTimeout(() => void Promise.reject(new Error('not waited for')), 40);
});

test('is not to blame', () => wait(300));
