// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { paintReport } from '../../../../.tools/bench/paint/paints.mjs';
import { spread } from '../../../../.tools/bench/statistics.mjs';

const paints = (fcp: number, cls: number) => ({
  fcp: spread([fcp, fcp + 10, fcp + 300]),
  lcp: spread([2 * fcp]),
  cls: spread([cls]),
  blocking: spread([50]),
  script: spread([fcp / 10]),
});

describe('the report of first paints', () => {
  const turns = {
    first: { stock: paints(1990, 0.0104), islas: paints(990, 0) },
    second: { stock: paints(990, 0), islas: paints(490, 0) },
  };
  const shop = { shop: 'storefront' as const, versions: { PHP: '8.2' }, kinds: [{ kind: 'listing', turns }] };
  const phone = { rate: 4, latency: 150, down: 1600, up: 750 };
  const text = paintReport({ machine: { cores: '2' }, rounds: 3, phone, shops: [shop] });

  it('the report has medians of both views beside those of stock', () => {
    const first = '2000 → 1000 (0.50 ×) | 3980 → 1980 (0.50 ×) | 0.010 → 0.000 | 50 → 50 | 199 → 99 (0.50 ×)';
    expect(text).toContain(`| listing | first | ${first} |`);
    expect(text).toContain('| listing | second | 1000 → 500 (0.50 ×) |');
  });

  it('the report states visitors, CPU slowdown, network and machine', () => {
    expect(text).toContain('Medians of 3 visitors; CPU ÷ 4, 1600 kbit/s, 150 ms; cores 2.');
  });
});
