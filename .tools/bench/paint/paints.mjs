import { ratio, table } from '../pages/markdown.mjs';

/**
 * @typedef {import('./rounds.mjs').KindPaints} KindPaints
 * @typedef {{ shop: import('../shops.mjs').ShopName, versions: Record<string, string>, kinds: KindPaints[] }} ShopPaints
 * @typedef {{ machine: Record<string, string>, rounds: number, phone: import('./view.mjs').Phone, shops: ShopPaints[] }} PaintReport
 */

/** @type {readonly { title: string, metric: keyof import('./view.mjs').Paint, digits: number, isRatio: boolean }[]} */
const COLUMNS = [
  { title: 'FCP, ms', metric: 'fcp', digits: 0, isRatio: true },
  { title: 'LCP, ms', metric: 'lcp', digits: 0, isRatio: true },
  { title: 'CLS', metric: 'cls', digits: 3, isRatio: false },
  { title: 'Blocking, ms', metric: 'blocking', digits: 0, isRatio: false },
  { title: 'Script time, ms', metric: 'script', digits: 0, isRatio: true },
];

/** @param {KindPaints['turns']['first']} figures @returns {string[]} */
const cells = ({ stock, islas }) =>
  COLUMNS.map(({ metric, digits, isRatio }) => {
    const [before, after] = [stock[metric].median, islas[metric].median];
    const both = `${before.toFixed(digits)} → ${after.toFixed(digits)}`;
    return isRatio ? `${both} (${ratio(before, after)})` : both;
  });

/** @param {Record<string, string>} facts */
const said = (facts) =>
  Object.entries(facts)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');

/** @param {PaintReport} report */
export const paintReport = ({ machine, rounds, phone, shops }) =>
  [
    ...shops.flatMap(({ shop, versions, kinds }) => [
      `${[shop, said(versions)].filter(Boolean).join(', ')}:`,
      table([
        ['Page', 'View', ...COLUMNS.map(({ title }) => title)],
        ...kinds.flatMap(({ kind, turns: { first, second } }) => [
          [kind, 'first', ...cells(first)],
          [kind, 'second', ...cells(second)],
        ]),
      ]),
    ]),
    `Medians of ${rounds} visitors; CPU ÷ ${phone.rate}, ${phone.down} kbit/s, ${phone.latency} ms; ${said(machine)}.`,
  ].join('\n\n');
