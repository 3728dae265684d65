// @vitest-environment node
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SCENES } from '../../../../.tools/pictures/scenes.mjs';

const ROOT = join(import.meta.dirname, '../../../..');
const FOLDER = join(ROOT, '.wordpress-org');

/** Width and height of a PNG, from its first chunk. */
const sizeOf = (file: string): string => {
  const bytes = readFileSync(join(FOLDER, file));
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
};

describe('pictures of the directory', () => {
  it('have the captions of readme.txt, in the same order', () => {
    const readme = readFileSync(join(ROOT, 'php-plugin/readme.txt'), 'utf8');
    const [, section = ''] = /== Screenshots ==\n([\s\S]*?)\n== /.exec(readme) ?? [];
    const captions = [...section.matchAll(/^\d+\. (.*)$/gm)].map(([, caption]) => caption);
    expect(captions).toEqual(SCENES.map(({ caption }) => caption));
  });

  it('are one for each scene, none of them larger than 200 kB', () => {
    const files = readdirSync(FOLDER).filter((file) => file.startsWith('screenshot-'));
    expect(files).toEqual(SCENES.map((_scene, index) => `screenshot-${index + 1}.jpg`));
    for (const file of files) expect(statSync(join(FOLDER, file)).size, file).toBeLessThan(200_000);
  });

  it('have the sizes that their names say', () => {
    const drawn = readdirSync(FOLDER).filter((file) => file.endsWith('.png'));
    expect(drawn).toHaveLength(4);
    for (const file of drawn) expect(file).toContain(sizeOf(file));
    expect(existsSync(join(FOLDER, 'icon.svg'))).toBe(true);
  });
});
