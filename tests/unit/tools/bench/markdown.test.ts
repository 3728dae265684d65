// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { fullReport, ratio, shortReport, words } from '../../../../.tools/bench/pages/markdown.mjs';
import { spread } from '../../../../.tools/bench/statistics.mjs';

const view = (bytes: number, script: number[], more = {}) => ({
  requests: spread([36]),
  bytes: spread([bytes]),
  script: spread(script),
  react: spread([0]),
  ...more,
});
const report = (shop: 'storefront' | 'pretend', variants: object) => ({
  machine: { cores: '2' },
  rounds: 3,
  shops: [
    {
      shop,
      versions: shop === 'pretend' ? {} : { WordPress: '7.1' },
      kinds: [{ kind: 'listing', path: '/tienda/', rates: { '1': variants, '4': variants } }],
    },
  ],
});
const compared = report('storefront', { stock: view(56_899, [200, 240, 220]), islas: view(28_000, [66, 60, 72]) });

const rowsOf = (markdown: string) => markdown.split('\n').filter((line) => line.startsWith('| listing'));

describe('formatted figures', () => {
  it.each([
    ['the same in every round', [36, 36, 36], '36'],
    ['apart', [60, 66, 72], '66 [63–69]'],
    ['apart by less than is shown', [66.1, 66.2, 66.3], '66'],
  ])('%s', (_what, list, text) => expect(words(spread(list), (value) => value.toFixed(0))).toBe(text));

  it('a figure that was not measured is a dash', () => expect(words(undefined, String)).toBe('–'));

  it.each([
    [200, 100, '0.50 ×'],
    [200, 0, '0.00 ×'],
    [0, 100, '–'],
    [undefined, 100, '–'],
    [100, undefined, '–'],
  ])('the ratio of %s to %s is %s', (stock, islas, text) => expect(ratio(stock, islas)).toBe(text));
});

describe('the report', () => {
  it('the report compares Islas with stock', () => {
    const text = fullReport(compared);
    expect(text).toContain('## storefront (WordPress 7.1)');
    expect(text).toContain('56,899 → 28,000 (0.49 ×)');
    expect(text).toContain('220 [210–230] → 66 [63–69] (0.30 ×)');
    expect(text).toContain('CPU ÷ 4');
  });

  it('the report of a shop without stock has only the figures of Islas', () => {
    const text = fullReport(report('pretend', { islas: view(14_000, [66]) }));
    expect(text).toContain('## pretend\n');
    expect(rowsOf(text).join()).not.toMatch(/→|×/);
    expect(text).not.toContain('### Server');
  });

  it('the rows of the reports have as many cells as their heads', () => {
    for (const text of [fullReport(compared), shortReport(compared)])
      for (const block of text.split('\n\n').filter((part) => part.startsWith('|'))) {
        const widths = block.split('\n').map((line) => line.split('|').length);
        expect(new Set(widths).size).toBe(1);
        expect(widths.length).toBe(3);
      }
  });

  it('the short report has medians at the slowest CPU', () => {
    expect(rowsOf(shortReport(compared))).toEqual([
      '| listing | 36 → 36 | 56,899 → 28,000 (0.49 ×) | – → – | 220 → 66 (0.30 ×) | – → – | – → – |',
    ]);
    expect(shortReport(compared)).toContain('CPU ÷ 4');
  });
});
