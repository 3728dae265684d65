import { table } from '../pages/markdown.mjs';

/**
 * @typedef {import('./measure.mjs').KindCosts} KindCosts
 * @typedef {{ shop: import('../shops.mjs').ShopName, versions: Record<string, string>, plain: KindCosts[], cached?: KindCosts[] }} ShopCosts
 *   `cached`: with a persistent object cache
 * @typedef {{ rounds: number, shops: ShopCosts[] }} ServerReport
 */

/** @param {number} ms */
const perSecond = (ms) => (1000 / ms).toFixed(1);

/** Pages a second: the fewer milliseconds, the more. @param {number} stock @param {number} islas */
const compared = (stock, islas) => `${perSecond(stock)} → ${perSecond(islas)} (${(stock / islas).toFixed(3)} ×)`;

/** @param {KindCosts | undefined} costs */
const cells = (costs) =>
  costs ? [compared(costs.stock.cpu, costs.islas.cpu), compared(costs.stock.wall, costs.islas.wall)] : ['–', '–'];

const HEAD = ['Page', 'Pages a second of the processor', 'one after the other'];
const CACHED = ['with an object cache', 'one after the other'];

/** @param {ServerReport} report */
export const serverReport = ({ rounds, shops }) =>
  [
    ...shops.map(({ shop, versions, plain, cached }) => {
      const facts = Object.entries(versions).map(([name, value]) => `${name} ${value}`);
      const rows = plain.map((costs) => [
        costs.kind,
        ...cells(costs),
        ...(cached ? cells(cached.find(({ kind }) => kind === costs.kind)) : []),
      ]);
      return `${[shop, ...facts].join(', ')}:\n\n${table([[...HEAD, ...(cached ? CACHED : [])], ...rows])}`;
    }),
    `Medians of ${rounds} requests each.`,
  ].join('\n\n');
