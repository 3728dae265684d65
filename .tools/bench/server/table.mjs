import { table } from '../pages/markdown.mjs';

/**
 * @typedef {import('./measure.mjs').KindCosts} KindCosts
 * @typedef {{ alone: KindCosts[], together: import('./measure.mjs').KindRates[] }} Costs `together`: eight at a time
 * @typedef {{ shop: import('../shops.mjs').ShopName, versions: Record<string, string>, plain: Costs, cached?: Costs }} ShopCosts
 *   `cached`: with a persistent object cache
 * @typedef {{ rounds: number, shops: ShopCosts[] }} ServerReport
 */

/** @param {number} stock pages a second @param {number} islas */
const compared = (stock, islas) => `${stock.toFixed(1)} → ${islas.toFixed(1)} (${(islas / stock).toFixed(3)} ×)`;

/** @param {Costs} costs @param {string} kind */
const cells = ({ alone, together }, kind) => {
  const one = alone.find((costs) => costs.kind === kind);
  const eight = together.find((rates) => rates.kind === kind);
  return [
    one ? compared(1000 / one.stock.cpu, 1000 / one.islas.cpu) : '–',
    one ? compared(1000 / one.stock.wall, 1000 / one.islas.wall) : '–',
    eight ? compared(eight.stock, eight.islas) : '–',
  ];
};

const HEAD = ['Page', 'Pages a second of the processor', 'one after the other', 'eight at a time'];
const CACHED = ['with an object cache', 'one after the other', 'eight at a time'];

/** @param {ServerReport} report */
export const serverReport = ({ rounds, shops }) =>
  [
    ...shops.map(({ shop, versions, plain, cached }) => {
      const facts = Object.entries(versions).map(([name, value]) => `${name} ${value}`);
      const rows = plain.alone.map(({ kind }) => [kind, ...cells(plain, kind), ...(cached ? cells(cached, kind) : [])]);
      return `${[shop, ...facts].join(', ')}:\n\n${table([[...HEAD, ...(cached ? CACHED : [])], ...rows])}`;
    }),
    `Medians of ${rounds} requests each; eight at a time, of 8 times 16 requests to two workers of PHP.`,
  ].join('\n\n');
