// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readManifest } from '../../../.tools/build/entry-sizes.mjs';
import { ensureBuilt } from '../../../.tools/build/fresh.mjs';

test.each([
  'src/entries/head/head.ts',
  'src/entries/head/head-en_US.ts',
  'src/entries/head/head-es_ES.ts',
  'widgets/consent/head/signals-head.ts',
  'widgets/consent/head/tags-head.ts',
  'widgets/consent/head/report-head.ts',
  'widgets/consent/head/tool-head.ts',
])(
  '%s is built as one classic script without imports, exports or `</script`',
  (source) => {
    const folder = ensureBuilt();
    const chunk = readManifest(folder)[source];
    expect(chunk?.imports ?? []).toEqual([]);
    expect(readFileSync(join(folder, chunk?.file ?? ''), 'utf8')).not.toMatch(/\bimport(?!\()\b|\bexport\b|<\/script/);
  },
  120_000,
);
