// @vitest-environment node
import { chmodSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { locate, provide } from '../../../../.tools/test/needs.mjs';

let bin: string;
let said: string[];
const log = (words: string) => void said.push(words);

const program = (name: string, script: string) => {
  writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(bin, name), 0o755);
};
/** A fake package manager: it logs its arguments, installs the names in `has`, and fails for the name `unknown`. */
const apt = (has: readonly string[], unknown = 'nothing') =>
  program(
    'apt-get',
    `echo "$*" >> ${bin}/asked
case "$*" in *${unknown}*) exit 100;; install*) for name in ${has.join(' ')}; do printf '#!/bin/sh\\nexit 0\\n' > ${bin}/$name; chmod +x ${bin}/$name; done;; esac`,
  );
const asked = () => readFileSync(join(bin, 'asked'), 'utf8').trim().split('\n');

beforeEach(() => {
  said = [];
  bin = mkdtempSync(join(tmpdir(), 'islas-needs-'));
  for (const name of ['sh', 'chmod']) symlinkSync(`/bin/${name}`, join(bin, name));
  vi.stubEnv('PATH', bin);
  vi.stubEnv('PHP_PATH', '');
  vi.spyOn(process, 'getuid').mockReturnValue(0);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(bin, { recursive: true });
});

describe('programs that tests need beyond npm', () => {
  it('a program that the machine has is used as it is', async () => {
    program('php', 'exit 0');
    expect(await provide(['php'], log)).toMatchObject({ php: join(bin, 'php') });
    expect(said).toEqual([]);
  });

  it('an administrator gets missing programs in one installation, after one update of the lists', async () => {
    apt(['php', 'composer']);
    const found = await provide(['php', 'composer', 'php'], log);
    expect(found).toMatchObject({ php: join(bin, 'php'), composer: join(bin, 'composer') });
    const [update, install, ...more] = asked();
    expect(update).toMatch(/^update/);
    expect(install).toMatch(/^install .*php-cli php-sqlite3 .*composer$/);
    expect(more).toEqual([]);
  });

  it('missing programs are installed as far as the package manager has them', async () => {
    apt(['php'], 'composer');
    expect(await provide(['php', 'composer'], log)).toMatchObject({ php: join(bin, 'php'), composer: '' });
  });

  it('without administrator rights nothing is installed, and missing programs are reported', async () => {
    vi.mocked(process.getuid as () => number).mockReturnValue(1000);
    apt(['php']);
    expect(await provide(['php'], log)).toMatchObject({ php: '' });
    expect(said).toEqual(['PHP 7.4 or newer with SQLite, XML and mbstring could not be found or installed.']);
  });

  it('a program that the package manager does not have is reported', async () => {
    apt([]);
    expect(await provide(['composer'], log)).toMatchObject({ composer: '' });
    expect(said.at(-1)).toBe('Composer could not be found or installed.');
  });

  it('WebKit counts as missing without a virtual screen', async () => {
    vi.stubEnv('WEBKIT_DRIVER_PATH', '');
    program('WebKitWebDriver', 'exit 0');
    apt([]);
    expect(await provide(['webkit'], log)).toMatchObject({ webkit: '' });
    expect(asked().at(-1)).toMatch(/^install .*webkit2gtk-driver xvfb$/);
    apt(['Xvfb']);
    expect(await provide(['webkit'], log)).toMatchObject({ webkit: join(bin, 'WebKitWebDriver') });
  });

  it('the light browser is installed where there is a whole one, which is used if that fails', async () => {
    vi.stubEnv('CHROMIUM_PATH', '');
    program('chromium', 'exit 0');
    apt([], 'chromium-headless-shell');
    expect(await provide(['chromium'], log)).toMatchObject({ chromium: join(bin, 'chromium') });
    apt(['chromium-headless-shell']);
    expect(await provide(['chromium'], log)).toMatchObject({ chromium: join(bin, 'chromium-headless-shell') });
  });

  it('a step that only looks for a program installs nothing', async () => {
    apt(['composer']);
    expect(await locate(['composer'])).toMatchObject({ composer: '' });
    expect(() => asked()).toThrow();
  });

  it('a PHP that is too old counts as missing', async () => {
    program('php', 'exit 1');
    program('apt-get', 'exit 1');
    expect(await provide(['php'], log)).toMatchObject({ php: '' });
  });
});
