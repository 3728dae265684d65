// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { drawersOf } from '../../../../.tools/bench/drawer/drawers.mjs';
import { drawerReport } from '../../../../.tools/bench/drawer/markdown.mjs';
import { figuresOf, turned } from '../../../../.tools/bench/drawer/figures.mjs';
import { folderOf, versionOf } from '../../../../.tools/bench/drawer/side-cart.mjs';

const opening = (inp: number) => ({ inp, shown: inp * 2, usable: inp * 3 });
const visit = (inp: number, later: number[]) => ({
  page: 24_724,
  requests: 4,
  fetched: 88_619,
  first: opening(inp),
  next: opening(inp / 2),
  later: later.map(opening),
});

describe('compared drawers', () => {
  it('the compared drawers exist in both themes, Islas first', () => {
    expect(drawersOf('storefront').map(({ name }) => name)).toEqual(['Islas', 'Mini-Cart block', 'Side Cart']);
    expect(drawersOf('twentytwentyfive').map(({ name }) => name)).toEqual([
      'Islas',
      'Mini-Cart block',
      'Mini-Cart block, with Islas on the page',
    ]);
  });

  it('where Islas is on the page the block keeps its drawer by the owner’s choice alone', () => {
    const others = drawersOf('twentytwentyfive').filter(({ name }) => name !== 'Islas');
    const choice = { name: 'tienda_swatches', value: 'drawer_mini_cart:block' };
    expect(others.map(({ cookies }) => cookies)).toEqual([[{ name: 'islas', value: 'off' }], [choice]]);
  });

  it('other drawers are measured on pages without Islas', () => {
    const withIslas = drawersOf('storefront').filter(({ cookies }) => !cookies.some(({ name }) => name === 'islas'));
    expect(withIslas.map(({ name }) => name)).toEqual(['Islas']);
  });

  it('drawersOf refuses the pretend shop with a message', () => {
    expect(() => drawersOf('pretend')).toThrow(/no --pretend/);
  });

  it('the order of drawers rotates: after as many rounds as drawers each has been at each position', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 6 }), (list) => {
        const rounds = list.map((_, round) => turned(list, round));
        for (const place of list.keys()) expect(new Set(rounds.map((round) => round[place]))).toEqual(new Set(list));
      }),
    );
  });
});

describe('timings of openings', () => {
  it('the figures of openings are medians over all visitors and their later openings', () => {
    const { moments, fetched } = figuresOf([visit(80, [16, 24]), visit(96, [32, 40]), visit(400, [48, 56])]);
    expect(moments.first.inp.median).toBe(96);
    expect(moments.next.shown.median).toBe(96);
    expect(moments.later.inp).toEqual({ median: 36, low: 26, high: 46 });
    expect(fetched.median).toBe(88_619);
  });

  const report = {
    machine: { cores: '2' },
    rounds: 3,
    rate: 4,
    latency: 100,
    shops: [
      {
        shop: 'storefront' as const,
        versions: { WordPress: '7.1' },
        drawers: [{ name: 'Islas', figures: figuresOf([visit(80, [16]), visit(96, [32])]) }, { name: 'Side Cart' }],
      },
    ],
  };

  it('the drawer report has a row for each moment, and a mark for what was not measured', () => {
    const rows = drawerReport(report).split('\n');
    expect(rows).toContain('| Islas | first | 88 [84–92] | 176 [168–184] | 264 [252–276] |');
    expect(rows).toContain('| Islas | later | 24 [20–28] | 48 [40–56] | 72 [60–84] |');
    expect(rows.filter((row) => row.startsWith('| Side Cart'))).toEqual(['| Side Cart | not measured | – | – | – |']);
    expect(rows).toContain('| Islas | 24,724 | 4 | 88,619 |');
    expect(rows.at(-1)).toMatch(/3 visitors.*CPU ÷ 4.*100 ms.*cores 2/);
  });

  it('the rows of the drawer report have as many cells as their heads', () => {
    for (const block of drawerReport(report)
      .split('\n\n')
      .filter((part) => part.startsWith('|')))
      expect(new Set(block.split('\n').map((line) => line.split('|').length)).size).toBe(1);
  });
});

describe('a drawer plugin in a given folder', () => {
  let place = '';
  beforeEach(() => {
    place = mkdtempSync(join(tmpdir(), 'islas-test-'));
  });
  afterEach(() => rmSync(place, { recursive: true, force: true }));

  it('the plugin is found in the given folder or in a folder inside it', () => {
    const plugin = join(place, 'side-cart-woocommerce');
    mkdirSync(plugin);
    writeFileSync(join(plugin, 'xoo-wsc-main.php'), '<?php');
    expect(folderOf(plugin, '')).toBe(plugin);
    expect(folderOf(place, '')).toBe(plugin);
  });

  it('a folder that is not the plugin is refused with the plugin’s name', () => {
    expect(() => folderOf(place, '')).toThrow(/is not the plugin side-cart-woocommerce/);
    expect(() => folderOf(join(place, 'none'), '')).toThrow(/there is no .*none/);
  });

  it.each([
    ['/**\n* Plugin Name: Side Cart\n* Version: 2.7.5\n*/', '2.7.5'],
    [' * Version:   3.0-beta', '3.0-beta'],
    ['// no head', ''],
  ])('versionOf reads the plugin’s version: %j', (head, version) => expect(versionOf(head)).toBe(version));
});
