// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readManifest } from '../../../.tools/build/entry-sizes.mjs';
import { ensureBuilt } from '../../../.tools/build/fresh.mjs';

test.each(['head', 'head-es_ES', 'head-en_US'])(
  'the built file of the head (%s) imports no other file and has no word that a build step should have replaced',
  (name) => {
    const folder = ensureBuilt();
    const manifest = readManifest(folder);
    const code = readFileSync(join(folder, manifest[name]?.file ?? ''), 'utf8');
    expect(code).not.toMatch(/__[A-Z]+__/);
    expect(code).not.toMatch(/\bimport\b[^;]{0,200}?["'`]\.\//);
  },
  120_000,
);
