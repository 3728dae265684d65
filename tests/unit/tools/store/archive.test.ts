// @vitest-environment node
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTar, readZip, unzip } from '../../../../.tools/store/files/archive.mjs';
import { tarball, temporary, zip, zipFile } from './fixtures';

const texts = fc.dictionary(
  fc.stringMatching(/^[a-zñ]{1,12}(\/[a-z]{1,8}){0,2}\.txt$/),
  fc.string({ maxLength: 2000 }),
);
const read = (entries: { name: string; data: () => Buffer }[]) =>
  Object.fromEntries(entries.map(({ name, data }) => [name, data().toString()]));

describe('archives', () => {
  it('readZip returns what was packed into a zip, deflated or stored', () => {
    fc.assert(
      fc.property(texts, fc.constantFrom(0 as const, 8 as const), (files, method) => {
        expect(read(readZip(zip(files, method)))).toEqual({ ...files });
      }),
      { numRuns: 50 },
    );
  });

  it('readTar returns what was packed into a tar', () => {
    const files = { 'package/a.txt': 'uno', 'package/dos.txt': 'x'.repeat(513), 'package/empty': '' };
    expect(read(readTar(tarball(files)))).toEqual(files);
  });

  it('readZip leaves folders out', () => {
    expect(readZip(zip({ 'folder/': '', 'folder/a': '1' })).map(({ name }) => name)).toEqual(['folder/a']);
  });

  it('readZip never returns a damaged file', () => {
    const whole = zip({ 'a.txt': 'one sentence that is long enough to be packed, packed, packed' });
    fc.assert(
      fc.property(fc.integer({ min: 30, max: 60 }), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const damaged = Buffer.from(whole);
        damaged[at] = (damaged[at] ?? 0) ^ change;
        try {
          expect(read(readZip(damaged))).toEqual(read(readZip(whole)));
        } catch (error) {
          expect(error).toBeInstanceOf(Error);
        }
      }),
    );
  });

  it('a truncated zip is reported', () => {
    const file = zipFile({ 'a.txt': 'text' });
    writeFileSync(file, readFileSync(file).subarray(0, 40));
    expect(() => unzip(file, temporary())).toThrow('it has no directory at its end');
  });

  it.each(['../out.txt', 'a/../../out.txt', '/out.txt', 'C:\\out.txt', '..\\out.txt'])(
    'unzip writes nothing to %s',
    (name) => {
      const folder = temporary();
      expect(() => unzip(zipFile({ [name]: 'x' }), join(folder, 'in'))).toThrow('leads out of it');
      expect(existsSync(join(folder, 'out.txt'))).toBe(false);
    },
  );
});
