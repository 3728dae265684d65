import { test } from 'vitest';

/** What `uncaught.test.ts` runs by itself: errors that come when another test runs than the one that started them. */
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
