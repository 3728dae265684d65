import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readManifest } from '../../.tools/build/bytes.mjs';
import { ensureBuilt } from '../../.tools/build/fresh.mjs';

test('the head script of consent is one piece, which an inline script can be', () => {
  const folder = ensureBuilt();
  const chunk = readManifest(folder)['src/head-consent.ts'];
  expect(chunk?.imports ?? []).toEqual([]);
  expect(readFileSync(join(folder, chunk?.file ?? ''), 'utf8')).not.toMatch(/\b(im|ex)port\b|<\/script/);
}, 120_000);
