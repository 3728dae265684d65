import { AsyncLocalStorage } from 'node:async_hooks';
import { aroundEach } from 'vitest';

/** The name of the test in which something was started, wherever and whenever it ends. */
const starter = new AsyncLocalStorage<string>();

aroundEach((runTest, { task }) => starter.run(task.fullTestName ?? task.name, runTest));

/**
 * An error that no test has caught says which test started what failed: the test runner knows only the one that runs at
 * that moment. Its listener is wrapped, because it keeps quiet where there is a second one.
 */
for (const event of ['uncaughtException', 'unhandledRejection'])
  for (const listener of process.listeners(event as 'uncaughtException')) {
    process.removeListener(event, listener);
    process.on(event, (error: unknown, ...rest: unknown[]) => {
      const test = starter.getStore();
      if (test && error instanceof Error) {
        error.message += ` (started by the test "${test}")`;
        error.stack = `${error.name}: ${error.message}\n${error.stack?.split('\n').slice(1).join('\n')}`;
      }
      Reflect.apply(listener, process, [error, ...rest]);
    });
  }
