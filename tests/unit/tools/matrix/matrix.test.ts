// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { RELEASES, listCells, neededWordPress } from '../../../../.tools/matrix/cells.mjs';
import { withCells, writeRow } from '../../../../.tools/matrix/table.mjs';
import type { Outcome } from '../../../../.tools/matrix/run-cell.mjs';

const oldest: Outcome = {
  woocommerce: '8.9.3',
  wordpress: '6.7.7',
  theme: 'storefront',
  state: 'passed',
  why: '',
  parts: [{ name: 'install', result: { passed: 1, failed: 0, skipped: 0, output: '' }, seconds: 90 }],
  seconds: 90,
};

describe('the shops of the matrix', () => {
  it('without arguments every listed WooCommerce meets every WordPress in every theme', () => {
    const cells = listCells({}, ['11.0.1']);

    expect(cells).toHaveLength(RELEASES.woocommerce.length * RELEASES.wordpress.length * RELEASES.theme.length);
    expect(new Set(cells.map((cell) => JSON.stringify(cell))).size).toBe(cells.length);
  });

  it('a WooCommerce in the cache that is newer than the list is a row too', () => {
    expect(listCells({}, ['99.0.0', '11.0.1']).at(-1)?.woocommerce).toBe('99.0.0');
    expect(listCells({}, ['8.0.0']).some(({ woocommerce }) => woocommerce === '8.0.0')).toBe(false);
  });

  it('a short version means the listed release of it, and a path stays a path', () => {
    expect(listCells({ woocommerce: ['9.3', './shop.zip'], wordpress: ['6.7'], theme: ['storefront'] }, [])).toEqual([
      { woocommerce: '9.3.3', wordpress: '6.7.7', theme: 'storefront' },
      { woocommerce: './shop.zip', wordpress: '6.7.7', theme: 'storefront' },
    ]);
  });

  it('the least WordPress is read from WooCommerce’s own header', () => {
    const folder = mkdtempSync(join(tmpdir(), 'islas-matrix-'));
    try {
      writeFileSync(join(folder, 'woocommerce.php'), '<?php\n/**\n * Version: 11.0.1\n * Requires at least: 6.9\n */');
      expect(neededWordPress(folder)).toBe('6.9');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('the table of the matrix', () => {
  const PARTS = ['install', 'purchase', 'plugin'];
  const document = 'Before.\n<!-- matrix -->\n<!-- matrix -->\nAfter.';

  it('a cell that was measured again replaces its row, and others stay in the order of versions', () => {
    const newer = { ...oldest, woocommerce: '10.6.2' };
    const first = withCells(document, [newer, oldest], PARTS);
    const again = withCells(
      first,
      [{ ...oldest, state: 'not installable', why: 'needs WordPress 6.8', parts: [] }],
      PARTS,
    );

    const rows = again.split('\n').filter((line) => /^\| \d/.test(line));
    expect(rows.map((row) => row.split(' ')[1])).toEqual(['8.9.3', '10.6.2']);
    expect(rows[0]).toContain('needs WordPress 6.8');
    expect(again.startsWith('Before.')).toBe(true);
    expect(again.endsWith('After.')).toBe(true);
  });

  it('a part with failures says how many, and a bar in a reason does not break the row', () => {
    const result = { passed: 3, failed: 2, skipped: 0, output: '' };
    expect(writeRow({ ...oldest, state: 'failed', parts: [{ name: 'purchase', result, seconds: 1 }] })).toContain(
      'purchase 2 of 5 failed',
    );
    expect(writeRow({ ...oldest, why: 'a | b' })).toContain('a \\| b');
    expect(writeRow({ ...oldest, theme: '/themes/storefront' })).toContain('| storefront |');
  });

  it('a part that runs alone leaves the other parts of its row as they were', () => {
    const part = (name: string, failed: number, skipped = 0) => ({
      name,
      result: { passed: 3, failed, skipped, output: '' },
      seconds: 1,
    });
    const first = withCells(document, [{ ...oldest, parts: [part('install', 0), part('plugin', 1)] }], PARTS);
    const bad = withCells(first, [{ ...oldest, parts: [part('purchase', 0)] }], PARTS);
    const good = withCells(bad, [{ ...oldest, parts: [part('plugin', 0, 2)] }], PARTS);

    expect(bad).toContain('| failed | install 3, purchase 3, plugin 1 of 4 failed |');
    expect(good).toContain('| passed | install 3, purchase 3, plugin 3 (2 skipped) |');
  });

  it('a part that could not run takes nothing from its row', () => {
    const part = (name: string, passed: number) => ({
      name,
      result: { passed, failed: 0, skipped: 0, output: '' },
      seconds: 1,
    });
    const first = withCells(document, [{ ...oldest, parts: [part('plugin', 45)] }], PARTS);
    const again = withCells(first, [{ ...oldest, parts: [part('install', 1), part('plugin', 0)] }], PARTS);

    expect(again).toContain('| install 1, plugin 45 |');
  });

  it('a part that could not run is named as left out', () => {
    const result = { passed: 0, failed: 0, skipped: 0, output: '' };
    expect(writeRow({ ...oldest, parts: [...oldest.parts, { name: 'plugin', result, seconds: 1 }] })).toContain(
      'install 1, plugin left out',
    );
  });

  it('a document without the two marks is refused', () => {
    expect(() => withCells('no table here', [oldest], PARTS)).toThrow('twice');
  });
});
