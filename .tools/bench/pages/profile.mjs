import { request } from '@playwright/test';
import { spread } from '../statistics.mjs';
import { addOne, kindsOf } from './kinds.mjs';
import { ratio, table, words } from './markdown.mjs';
import { added } from './queries.mjs';
import { COUNTED, OFF, timing } from './visit.mjs';

/** @typedef {import('@playwright/test').APIRequestContext} Visitor */
/** @typedef {{ cpu: number[], queries: number[] }} Costs milliseconds of the server's processor */

/** A visitor with or without Islas. @param {string} url @param {boolean} isOff @param {boolean} hasItem */
const visitorOf = async (url, isOff, hasItem) => {
  const cookies = (isOff ? [COUNTED, OFF] : [COUNTED]).map((cookie) => ({
    ...cookie,
    domain: new URL(url).hostname,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: /** @type {const} */ ('Lax'),
  }));
  const visitor = await request.newContext({ storageState: { cookies, origins: [] } });
  if (hasItem) await addOne(visitor, url);
  return visitor;
};

/** The page's queries for this visitor. @param {Visitor} visitor @param {string} url @returns {Promise<string[]>} */
const queriesOf = async (visitor, url) => {
  const { cookies } = await visitor.storageState();
  const counting = cookies.map((cookie) => (cookie.name === COUNTED.name ? { ...cookie, value: 'queries' } : cookie));
  const counter = await request.newContext({ storageState: { cookies: counting, origins: [] } });
  const queries = await (await counter.get(url)).json();
  await counter.dispose();
  return queries;
};

/** @type {(value: number) => string} */
const ms = (value) => value.toFixed(1);
const WARM = 2;

/**
 * Measures the server's cost of pages without a browser: time and queries, alternating stock and Islas, and the queries
 * that Islas adds.
 * @param {import('../shops.mjs').Shop} shop
 * @param {{ times: number, only: readonly string[], log: (words: string) => void }} options
 * @returns {Promise<string>} in Markdown
 */
export const profileShop = async (shop, { times, only, log }) => {
  const rows = [];
  const lists = [];
  for (const { kind, path, hasItem = false } of kindsOf(shop.name)) {
    if (only.length && !only.includes(kind)) continue;
    log(`${shop.name}, ${kind}: ${times} requests with and without Islas`);
    const url = `${shop.url}${path}`;
    const off = { visitor: await visitorOf(shop.url, true, hasItem), cpu: [0], queries: [0] };
    const on = { visitor: await visitorOf(shop.url, false, hasItem), cpu: [0], queries: [0] };
    for (let time = 0; time < times + WARM; time += 1) {
      for (const side of [off, on]) {
        const header = (await side.visitor.get(url)).headers()['server-timing'] ?? '';
        side.cpu[time] = timing(header, 'cpu');
        side.queries[time] = timing(header, 'queries');
      }
    }
    const [stock, islas] = [off, on].map(({ cpu, queries }) => ({
      cpu: spread(cpu.slice(WARM)),
      queries: spread(queries.slice(WARM)),
    }));
    rows.push([
      kind,
      `${words(stock?.cpu, ms)} → ${words(islas?.cpu, ms)} (${ratio(stock?.cpu.median, islas?.cpu.median)})`,
      `${words(stock?.queries, String)} → ${words(islas?.queries, String)}`,
    ]);
    const more = added(await queriesOf(on.visitor, url), await queriesOf(off.visitor, url));
    lists.push([`Added by Islas to ${kind}:`, ...more.map((sql) => `- \`${sql}\``)].join('\n'));
    for (const { visitor } of [off, on]) await visitor.dispose();
  }
  const head = ['Page', "Server's processor, ms", 'Queries'];
  return [`## ${shop.name}, the server alone`, table([head, ...rows]), ...lists].join('\n\n');
};
