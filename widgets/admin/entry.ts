import './admin.css';
import './preview/draft.css';
import { parseJson } from '../../src/browser/decode';
import { setSettings } from '../../src/wordpress/settings';

type Painter = () => Promise<{ paint: (host: HTMLElement) => void }>;

/** Painters of the owner's screens by the selector that they need; each is fetched only if the screen has it. */
const WIDGETS: readonly (readonly [selector: string, load: Painter])[] = [
  ['[data-islas="color"]', () => import('./color/paint')],
  ['[data-islas="image"]', () => import('./image/paint')],
  ['#islas_swatches_panel', () => import('./panel/paint')],
  ['body.edit-tags-php #the-list', () => import('./panel/added-attributes')],
  ['[data-islas="preview"]', () => import('./preview/paint')],
];

/** Entry of the owner's screens; never loaded on the storefront. */
const start = () => {
  setSettings(parseJson(document.getElementById('wp-script-module-data-islas-admin')?.textContent));
  for (const [selector, load] of WIDGETS) {
    const hosts = [...document.querySelectorAll<HTMLElement>(selector)];
    // If the chunk fails to load, the fields stay plain text fields.
    if (hosts.length) load().then(({ paint }) => hosts.forEach(paint), console.error);
  }
};

if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
else start();
