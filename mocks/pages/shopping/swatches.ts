import { type SwatchGroup, printSwatches } from '../../../widgets/swatches/print-swatches';
import { type Html, html, raw } from '../html';

/** The island's host, with what its painter needs beside the markup. */
export const swatchIsland = (group: SwatchGroup, product: number): Html => {
  const props = JSON.stringify(group).replace(/</g, '\\u003C').replace(/>/g, '\\u003E');
  return html`<div data-island="swatch-form" data-availability="/wp-json/islas/v1/swatches/availability/${product}"><script type="application/json">${raw(props)}</script>${printSwatches(group)}</div>`;
};
