import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {import('../store/start.mjs').Store} Store */
/** @typedef {{ theme: string, plugins: string, versions: string, steps: number, faults: readonly string[] }} Walked */

const FILE = join(import.meta.dirname, '../../docs/beside.md');
const MARKER = '<!-- walks -->';
const HEAD = '| Theme | Plugins | Walked with | Steps | Worse with Islas |\n| --- | --- | --- | --- | --- |';

/** Names and versions as WordPress knows them: of the theme, and of the plugins beside WooCommerce and Islas. */
const NAMES = `
require_once ABSPATH . 'wp-admin/includes/plugin.php';
$theme = wp_get_theme();
$names = [];
foreach (get_option('active_plugins') as $file) {
    $plugin = get_plugin_data(WP_PLUGIN_DIR . '/' . $file, false, false);
    if (! preg_match('#^(woocommerce|islas|sqlite-database-integration)/#', $file)) {
        $names[] = $plugin['Name'] . ' ' . $plugin['Version'];
    }
}
sort($names);
echo json_encode([$theme->get('Name') . ' ' . $theme->get('Version'), implode(', ', $names)]);`;

/** @param {Store} store @returns {Promise<{ theme: string, plugins: string }>} as an owner reads them */
export const namesOf = async (store) => {
  const [theme, plugins] = JSON.parse(await store.run(NAMES));
  return { theme, plugins };
};

/** @param {string} text */
const cell = (text) => text.replace(/\s+/g, ' ').replaceAll('|', '\\|').trim();

/** @param {string} row @returns {string} what was walked, whatever its version */
const subject = (row) =>
  row
    .split(/(?<!\\)\|/)
    .slice(1, 3)
    .join('|')
    .replace(/ \d[\w.-]*(?=,| *(\||$))/g, '');

/**
 * Adds a walk to the table in a document, in place of an earlier one of the same theme and plugins.
 *
 * @param {string} document
 * @param {Walked} walked
 * @returns {string}
 * @throws {Error} if the document does not have the marker exactly twice
 */
export const withWalk = (document, { theme, plugins, versions, steps, faults }) => {
  const [before, table, after, ...others] = document.split(MARKER);
  if (table === undefined || after === undefined || others.length)
    throw new Error(`docs/beside.md should have ${MARKER} twice.`);
  const row = `| ${[theme, plugins || 'none', versions, String(steps), faults.join('; ') || 'nothing'].map(cell).join(' | ')} |`;
  const kept = table
    .split('\n')
    .filter((line) => line.startsWith('| ') && !HEAD.includes(line) && subject(line) !== subject(row));
  return `${before}${MARKER}\n${[HEAD, ...[...kept, row].sort()].join('\n')}\n${MARKER}${after}`;
};

/** Writes a walk into `docs/beside.md`. @param {Walked} walked */
export const recordWalk = (walked) => writeFileSync(FILE, withWalk(readFileSync(FILE, 'utf8'), walked));
