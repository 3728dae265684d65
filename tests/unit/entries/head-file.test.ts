// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readManifest } from '../../../.tools/build/entry-sizes.mjs';
import { ensureBuilt } from '../../../.tools/build/fresh.mjs';

test.each(['head', 'head-es_ES', 'head-en_US'])(
  'the built file of the head (%s) has the address of a built file in place of the word for it',
  (name) => {
    const folder = ensureBuilt();
    const manifest = readManifest(folder);
    const code = readFileSync(join(folder, manifest[name]?.file ?? ''), 'utf8');
    expect(code).not.toMatch(/__[A-Z]+__/);
    expect(code).toMatch(/"order-attribution\.js\?ver=[\w-]+"/);
  },
  120_000,
);
