import './admin.css';
import { parseJson } from './contracts/decode';
import { setSettings } from './contracts/settings';

type Painter = () => Promise<{ paint: (host: HTMLElement) => void }>;

/** What the owner's screens may hold, and who paints it: fetched where it is there. */
const WIDGETS: readonly (readonly [selector: string, load: Painter])[] = [
  ['[data-islas="color"]', () => import('../widgets/admin-color/paint')],
  ['[data-islas="image"]', () => import('../widgets/admin-image/paint')],
  ['#islas_swatches_panel', () => import('../widgets/admin-panel/paint')],
  ['body.edit-tags-php #the-list', () => import('../widgets/admin-panel/paint-added')],
];

/** The entry of the owner's screens: never on the storefront. */
const start = () => {
  setSettings(parseJson(document.getElementById('wp-script-module-data-islas-admin')?.textContent));
  for (const [selector, load] of WIDGETS) {
    const hosts = [...document.querySelectorAll<HTMLElement>(selector)];
    // The fields are plain fields without it.
    if (hosts.length) load().then(({ paint }) => hosts.forEach(paint), console.error);
  }
};

if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
else start();
