// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readManifest } from '../../../.tools/build/entry-sizes.mjs';
import { ensureBuilt } from '../../../.tools/build/fresh.mjs';
import { DRAWER_TOGGLES } from '../../../src/react/print/print-overlays';

test.each(['head', 'head-es_ES', 'head-en_US'])(
  'the built file of the head (%s) has the names of built files and the usual selectors in place of the words for them',
  (name) => {
    const folder = ensureBuilt();
    const manifest = readManifest(folder);
    const code = readFileSync(join(folder, manifest[name]?.file ?? ''), 'utf8');
    expect(code).not.toMatch(/__[A-Z]+__/);
    expect(code).toContain(`"${manifest['widgets/attribution/entry.ts']?.file}"`);
    const usual = `${DRAWER_TOGGLES},.search-toggle, .storefront-handheld-footer-bar .search > a,.social-toggle`;
    expect(code).toContain(`[data-islas-action="overlay.open"],${usual}`);
  },
  120_000,
);
