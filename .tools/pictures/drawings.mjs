/** Three islands in the sea: the mark of the plugin, on a square of 256 units. */
const MARK = `
<rect width="256" height="256" fill="#0b4f6c"/>
<circle cx="188" cy="70" r="26" fill="#ffd27a"/>
<path d="M20 190a46 40 0 0 1 92 0z" fill="#f4e3c1"/>
<path d="M108 190a54 78 0 0 1 108 0z" fill="#7fb069"/>
<path d="M0 172c32-14 64-14 96 0s64 14 96 0 48-12 64-6v90H0z" fill="#1380a1"/>
<path d="M70 222a36 32 0 0 1 72 0z" fill="#e07a5f"/>
<path d="M0 212c32-12 64-12 96 0s64 12 96 0 48-10 64-5v49H0z" fill="#0f6b8a"/>`;

const SVG = 'xmlns="http://www.w3.org/2000/svg"';

/** Icon of the plugin in the directory. */
export const ICON = `<svg ${SVG} viewBox="0 0 256 256" role="img" aria-label="Islas">${MARK}</svg>\n`;

/** Banner over the plugin's page in the directory, in units of 772 × 250. */
export const BANNER = `<svg ${SVG} viewBox="0 0 772 250">
<rect width="772" height="250" fill="#0b4f6c"/>
<svg x="516" y="-3" width="256" height="256" viewBox="0 0 256 256">${MARK}</svg>
<path d="M0 172c86-16 172-16 258 0s172 16 258-3v84H0z" fill="#1380a1"/>
<path d="M0 212c86-14 172-14 258 0s172 14 258-3v44H0z" fill="#0f6b8a"/>
<g font-family="DejaVu Sans, Verdana, sans-serif" fill="#fff">
<text x="48" y="104" font-size="60" font-weight="700">Islas</text>
<text x="50" y="142" font-size="19">A small, fast front end for WooCommerce</text>
</g></svg>\n`;
