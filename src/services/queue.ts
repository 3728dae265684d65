let tail: Promise<unknown> = Promise.resolve();

/**
 * Runs jobs one at a time, first in first out (Specification §4): the next one starts only when the previous one
 * has settled, whether it was kept or broken. The answer is the job's own.
 */
export const enqueue = <T>(job: () => Promise<T>): Promise<T> => {
  const own = tail.then(job);
  tail = own.catch(() => undefined);
  return own;
};
