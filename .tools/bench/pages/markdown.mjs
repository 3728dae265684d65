/**
 * @typedef {import('./rounds.mjs').ShopFigures} ShopFigures
 * @typedef {import('./rounds.mjs').KindFigures} KindFigures
 * @typedef {import('./visit.mjs').Metric} Metric
 * @typedef {{ machine: Record<string, string>, rounds: number, shops: ShopFigures[] }} Report
 * @typedef {(value: number) => string} Format
 * @typedef {{ title: string, metric: Metric, format: Format, rate: string, isRatio?: boolean }} Column
 */

/** @type {Format} */
const count = (value) => String(Math.round(value));
/** @type {Format} */
const bytes = (value) => Math.round(value).toLocaleString('en');
/** @type {Format} */
const shift = (value) => value.toFixed(3);
/** @type {Format} */
const yes = (value) => (value ? 'yes' : 'no');

const NOTHING = '–';

/** @param {readonly (readonly string[])[]} rows the first is the head; the first column is text */
export const table = ([head = [], ...rows]) =>
  [head, head.map((_, i) => (i ? '---:' : '---')), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/**
 * The median, and the quartiles if they differ from each other.
 * @param {import('../statistics.mjs').Spread | undefined} spread @param {Format} format
 */
export const words = (spread, format) => {
  if (!spread) return NOTHING;
  const [low, high] = [format(spread.low), format(spread.high)];
  return low === high ? format(spread.median) : `${format(spread.median)} [${low}–${high}]`;
};

/** The figure with Islas divided by stock's. @param {number | undefined} stock @param {number | undefined} islas */
export const ratio = (stock, islas) => (stock && islas !== undefined ? `${(islas / stock).toFixed(2)} ×` : NOTHING);

/** @param {KindFigures} figures @param {Column} column */
const cell = ({ rates }, { metric, format, rate, isRatio }) => {
  const { stock, islas } = rates[rate] ?? {};
  const own = words(islas?.[metric], format);
  if (!stock) return own;
  const both = `${words(stock[metric], format)} → ${own}`;
  return isRatio ? `${both} (${ratio(stock[metric]?.median, islas?.[metric]?.median)})` : both;
};

/** @param {readonly KindFigures[]} kinds @param {readonly Column[]} columns */
const side = (kinds, columns) =>
  table([
    ['Page', ...columns.map(({ title }) => title)],
    ...kinds.map((figures) => [figures.kind, ...columns.map((column) => cell(figures, column))]),
  ]);

/** @param {string} rate @returns {Column[]} */
const weight = (rate) => [
  { title: 'Requests', metric: 'requests', format: count, rate },
  { title: 'Script requests', metric: 'scripts', format: count, rate },
  { title: 'of Islas', metric: 'islasScripts', format: count, rate },
  { title: 'Scripts, bytes', metric: 'bytes', format: bytes, rate, isRatio: true },
  { title: 'React', metric: 'react', format: yes, rate },
];

const ORIGINS = /** @type {const} */ ({
  Islas: 'bytes.islas',
  WooCommerce: 'bytes.woocommerce',
  jQuery: 'bytes.jquery',
  WordPress: 'bytes.wordpress',
  Theme: 'bytes.theme',
  Other: 'bytes.other',
  Inline: 'inline',
  'Inline, of Islas': 'islasInline',
});

/** @param {string} rate @returns {Column[]} */
const origins = (rate) => Object.entries(ORIGINS).map(([title, metric]) => ({ title, metric, format: bytes, rate }));

/** @param {string} rate @returns {Column[]} */
const work = (rate) => [
  { title: 'Scripts, ms', metric: 'script', format: count, rate, isRatio: true },
  { title: 'Style and layout, ms', metric: 'layout', format: count, rate, isRatio: true },
  { title: 'Main thread, ms', metric: 'task', format: count, rate, isRatio: true },
];

/** @param {string} rate @returns {Column[]} */
const waits = (rate) => [
  { title: 'Long tasks', metric: 'longTasks', format: count, rate },
  { title: 'Longest, ms', metric: 'longest', format: count, rate },
  { title: 'Blocking, ms', metric: 'blocking', format: count, rate },
  { title: 'Long tasks of Islas', metric: 'islasLongTasks', format: count, rate },
  { title: 'Longest of Islas, ms', metric: 'islasLongest', format: count, rate },
  { title: 'LCP, ms', metric: 'lcp', format: count, rate },
  { title: 'CLS', metric: 'cls', format: shift, rate },
];

/** @param {string} rate @returns {Column[]} */
const server = (rate) => [
  { title: 'Server, ms', metric: 'server', format: count, rate, isRatio: true },
  { title: 'of its processor, ms', metric: 'serverCpu', format: count, rate, isRatio: true },
  { title: 'Queries', metric: 'queries', format: count, rate },
];

/** @param {Record<string, string>} facts */
const facts = (facts) =>
  Object.entries(facts)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');

const HOW = `Stock WooCommerce → with Islas, of a first view until nothing more comes, nothing touched. Bytes are gzip -9,
whatever the server sends. Medians, [quartiles] where rounds differ. Scripts, style and layout, main thread: time of the processor.`;

/** The report with all figures. @param {Report} report */
export const fullReport = ({ machine, rounds, shops }) =>
  [
    `${HOW}\n${rounds} rounds; ${facts(machine)}.`,
    ...shops.flatMap(({ shop, versions, kinds }) => {
      const [first = '1', ...others] = Object.keys(kinds[0]?.rates ?? {});
      const hasServer = kinds.some(({ rates }) => rates[first]?.islas?.server);
      return [
        `## ${shop}${Object.keys(versions).length ? ` (${facts(versions)})` : ''}`,
        `### Weight\n\n${side(kinds, weight(first))}`,
        `### Bytes of scripts by origin\n\n${side(kinds, origins(first))}`,
        ...[first, ...others].flatMap((rate) => [
          `### Work, CPU ÷ ${rate}\n\n${side(kinds, work(rate))}`,
          `### Waiting, CPU ÷ ${rate}\n\n${side(kinds, waits(rate))}`,
        ]),
        ...(hasServer ? [`### Server\n\n${side(kinds, server(first))}`] : []),
      ];
    }),
  ].join('\n\n');

/** The report for the documentation: main figures at the slowest measured CPU. @param {Report} report */
export const shortReport = ({ machine, rounds, shops }) =>
  [
    ...shops.map(({ shop, versions, kinds }) => {
      const rate = Object.keys(kinds[0]?.rates ?? {}).at(-1) ?? '1';
      /** @type {Column[]} */
      const columns = [
        { title: 'Requests', metric: 'requests', format: count, rate },
        { title: 'Scripts, bytes', metric: 'bytes', format: bytes, rate, isRatio: true },
        { title: 'of Islas', metric: 'bytes.islas', format: bytes, rate },
        { title: `Script time, CPU ÷ ${rate}, ms`, metric: 'script', format: count, rate, isRatio: true },
        { title: 'Blocking, ms', metric: 'blocking', format: count, rate },
        { title: 'Queries', metric: 'queries', format: count, rate },
      ];
      const medians = kinds.map((figures) => ({ ...figures, rates: { [rate]: mediansOf(figures.rates[rate] ?? {}) } }));
      return `${[shop, facts(versions)].filter(Boolean).join(', ')}:\n\n${side(medians, columns)}`;
    }),
    `Medians of ${rounds} rounds; ${facts(machine)}.`,
  ].join('\n\n');

/** Without the spread, to keep a table narrow. @param {KindFigures['rates'][string]} variants @returns {KindFigures['rates'][string]} */
const mediansOf = (variants) =>
  Object.fromEntries(
    Object.entries(variants).map(([variant, figures]) => [
      variant,
      Object.fromEntries(
        Object.entries(figures).map(([metric, { median }]) => [metric, { median, low: median, high: median }]),
      ),
    ]),
  );
