import { type SwatchGroup, SwatchGroupMarkup } from '../../../widgets/swatches/markup';
import { type Html, html, raw } from '../html';
import { renderComponent } from '../render-component';

/** The island's host, with what its painter needs beside the markup. */
export const swatchIsland = (group: SwatchGroup, product: number): Html => {
  const props = JSON.stringify(group).replace(/</g, '\\u003C').replace(/>/g, '\\u003E');
  return html`<div data-island="swatch-form" data-availability="/wp-json/islas/v1/swatches/availability/${product}"><script type="application/json">${raw(props)}</script>${renderComponent(SwatchGroupMarkup, group)}</div>`;
};
