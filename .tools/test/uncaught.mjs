import { writeFileSync } from 'node:fs';

/**
 * A Vitest reporter for uncaught errors, which the JSON report omits: it writes them as a list to the file that
 * `ISLAS_UNCAUGHT` names.
 */
export default class {
  /** @param {unknown} _modules @param {readonly { type?: string, message: string, VITEST_TEST_PATH?: string }[]} errors */
  onTestRunEnd(_modules, errors) {
    const file = process.env.ISLAS_UNCAUGHT;
    const list = errors.map(({ type, message, VITEST_TEST_PATH: path }) => ({ type, message, path }));
    if (file) writeFileSync(file, JSON.stringify({ errors: list }));
  }
}
