import { ratio, table } from '../pages/markdown.mjs';
import { PARTS } from './wire.mjs';

/**
 * @typedef {import('./journey.mjs').Visit} Visit
 * @typedef {{ stock: Visit, islas: Visit, plugins?: Visit }} Visits
 * @typedef {{ shop: import('../shops.mjs').ShopName, versions: Record<string, string>, plugins: Record<string, string>, generated: Visits, chosen: Visits }} ShopVisits
 *   `generated` in a shop that sends passwords, `chosen` in one where shoppers choose them
 * @typedef {{ machine: Record<string, string>, shops: ShopVisits[] }} VisitReport
 */

/** @type {Readonly<Record<import('./wire.mjs').Part, string>>} */
const NAMES = {
  document: 'documents',
  script: 'scripts',
  style: 'style sheets',
  data: 'answers to scripts',
  font: 'fonts of the theme',
  other: 'images of the theme',
};

/** @param {number} bytes */
const count = (bytes) => bytes.toLocaleString('en');

/** @param {Visits} visits @param {(visit: Visit) => number} figure @returns {string[]} */
const cells = ({ stock, islas, plugins }, figure) => [
  `${count(figure(stock))} → ${count(figure(islas))} (${ratio(figure(stock), figure(islas))})`,
  ...(plugins
    ? [`${count(figure(plugins))} → ${count(figure(islas))} (${ratio(figure(plugins), figure(islas))})`]
    : []),
];

/** @param {Record<string, string>} facts */
const said = (facts) =>
  Object.entries(facts)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');

/** @param {Visits} visits @param {string} title */
const head = ({ plugins }, title) => [title, 'WooCommerce → Islas', ...(plugins ? ['with the plugins → Islas'] : [])];

/** @param {ShopVisits} shop */
const byPart = ({ generated, chosen }) =>
  table([
    head(generated, 'Bytes of the visit'),
    ...PARTS.map((part) => [NAMES[part], ...cells(generated, ({ bytes }) => bytes[part])]),
    ['**together**', ...cells(generated, ({ total }) => total)],
    ['**without the theme’s fonts**', ...cells(generated, ({ withoutFonts }) => withoutFonts)],
    ['where shoppers choose passwords', ...cells(chosen, ({ total }) => total)],
    ['requests', ...cells(generated, ({ requests }) => requests)],
  ]);

/** @param {ShopVisits} shop */
const byPage = ({ generated }) =>
  table([
    head(generated, 'Bytes, page after page'),
    ...generated.stock.steps.map(({ kind }, index) => [
      `${index + 1}. ${kind}`,
      ...cells(generated, ({ steps }) => PARTS.reduce((all, part) => all + (steps[index]?.bytes[part] ?? 0), 0)),
    ]),
  ]);

/** @param {VisitReport} report */
export const visitReport = ({ machine, shops }) =>
  [
    ...shops.flatMap((shop) => [
      `${shop.shop}, ${said({ ...shop.versions, ...shop.plugins })}:`,
      byPart(shop),
      byPage(shop),
    ]),
    `${said(machine)}.`,
  ].join('\n\n');
