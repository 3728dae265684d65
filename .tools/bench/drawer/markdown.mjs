import { table, words } from '../pages/markdown.mjs';

/**
 * @typedef {import('./rounds.mjs').ShopFigures} ShopFigures
 * @typedef {import('./figures.mjs').Moment} Moment
 * @typedef {{ machine: Record<string, string>, rounds: number, rate: number, latency: number, shops: ShopFigures[] }} Report
 */

/** @type {Readonly<Record<Moment, string>>} */
const MOMENTS = { first: 'first', next: 'first on the next page', later: 'later' };

const HEAD = ['Drawer', 'Opening', 'INP, ms', 'Product in sight, ms', 'can be changed, ms'];
const WEIGHT = ['Drawer', 'Scripts of the page, bytes', 'Requests of the first opening', 'What they brought, bytes'];

/** @param {number} value */
const count = (value) => String(Math.round(value));
/** @param {number} value */
const bytes = (value) => Math.round(value).toLocaleString('en');

/** @param {Record<string, string>} facts */
const said = (facts) =>
  Object.entries(facts)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');

/** @param {ShopFigures} shop */
const timesOf = ({ drawers }) =>
  table([
    HEAD,
    ...drawers.flatMap(({ name, figures }) =>
      figures
        ? /** @type {Moment[]} */ (Object.keys(MOMENTS)).map((moment) => {
            const { inp, shown, usable } = figures.moments[moment];
            return [name, MOMENTS[moment], words(inp, count), words(shown, count), words(usable, count)];
          })
        : [[name, 'not measured', '–', '–', '–']],
    ),
  ]);

/** @param {ShopFigures} shop */
const weightOf = ({ drawers }) =>
  table([
    WEIGHT,
    ...drawers.flatMap(({ name, figures }) =>
      figures
        ? [[name, words(figures.page, bytes), words(figures.requests, count), words(figures.fetched, bytes)]]
        : [],
    ),
  ]);

/** @param {Report} report */
export const drawerReport = ({ machine, rounds, rate, latency, shops }) =>
  [
    ...shops.flatMap((shop) => [
      `${[shop.shop, said(shop.versions)].filter(Boolean).join(', ')}:`,
      timesOf(shop),
      weightOf(shop),
    ]),
    `Medians of ${rounds} visitors, [quartiles]; CPU ÷ ${rate}, every request after the press ${latency} ms at least; ${said(machine)}.`,
  ].join('\n\n');
