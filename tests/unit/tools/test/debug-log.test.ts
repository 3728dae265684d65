// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { complaints } from '../../../../.tools/test/debug-log.mjs';

let folder: string;
const logOf = (text: string) => {
  const file = join(folder, 'debug.log');
  writeFileSync(file, text);
  return complaints(file);
};

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'islas-log-'))));
afterEach(() => rmSync(folder, { recursive: true }));

describe('PHP messages in the debug log of a shop', () => {
  it('an empty or missing debug log has no complaints', () => {
    expect(complaints(join(folder, 'none.log'))).toBe('');
    expect(logOf('')).toBe('');
  });

  it('each complaint of a debug log is listed once, with its trace', () => {
    const warning = 'PHP Warning:  Undefined variable $x in /shop/wp-content/plugins/islas/src/A.php on line 3';
    const received = logOf(
      `[22-Nov-2026 06:23:18 UTC] ${warning}\nStack trace:\n#0 {main}\n[22-Nov-2026 06:23:19 UTC] ${warning}\nStack trace:\n#0 {main}\n`,
    );

    expect(received.match(/Undefined variable/g)).toHaveLength(1);
    expect(received).toContain('#0 {main}');
  });

  it('what the log from before Islas says too is no complaint, unless it names a file of Islas', () => {
    const notice = 'PHP Notice:  Translations were loaded too early in /shop/wp-includes/functions.php on line 6114';
    const own = 'PHP Warning:  Undefined variable $x in /shop/wp-content/plugins/islas/src/A.php on line 3';
    const before = join(folder, 'install.log');
    writeFileSync(before, `[22-Nov-2026 06:20:00 UTC] ${notice}\n[22-Nov-2026 06:20:01 UTC] ${own}\n`);
    const file = join(folder, 'debug.log');
    writeFileSync(file, `[22-Nov-2026 06:23:18 UTC] ${notice}\n[22-Nov-2026 06:23:19 UTC] ${own}\n`);

    expect(complaints(file, before)).toBe(`[22-Nov-2026 06:23:19 UTC] ${own}`);
  });
});
