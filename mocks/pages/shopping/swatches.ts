import { type Html, attributes, html, raw } from '../html';
import type { SwatchGroup, SwatchItem } from './swatch-props';

/** Why an item may not be chosen, beside the owner's own words for it. */
const messageOf = (group: SwatchGroup, { tooltip, reason }: SwatchItem): string => {
  const reasons: Readonly<Record<string, string>> = {
    unavailable: group.unavailable_text,
    'out-of-stock': group.out_of_stock_text,
  };
  return [tooltip, reasons[reason]].filter(Boolean).join(' · ');
};

const radio = (group: SwatchGroup, item: SwatchItem, about: string | undefined): Html =>
  html`<input${attributes({
    type: 'radio',
    class: 'islas-swatch__radio',
    name: `islas_${group.attribute}${group.id.replace('islas-swatch', '')}`,
    value: item.value,
    checked: item.state === 'selected',
    'aria-disabled': item.state === 'disabled' && 'true',
    'aria-describedby': about,
    'data-islas-action': 'swatch.choose',
  })}>`;

const picture = ({ type }: SwatchGroup, { color, second, image }: SwatchItem): Html | false => {
  if (type === 'color' && color) {
    const style = `--islas-color:${color};--islas-second:${second || color}`;
    return html`<span${attributes({ class: 'islas-swatch__color', style })}></span>`;
  }
  const size = { alt: '', width: 48, height: 48, loading: 'lazy' };
  return (
    type === 'image' && image !== '' && html`<img${attributes({ class: 'islas-swatch__image', src: image, ...size })}>`
  );
};

const swatch = (group: SwatchGroup, item: SwatchItem, place: number): Html => {
  const message = messageOf(group, item);
  const about = `${group.id}-${place}`;
  const hint = item.hint && html`<span class="islas-swatch__hint">${item.hint}</span>`;
  const reason =
    message && html`<span class="islas-swatch__message" id="${about}" aria-hidden="true">${message}</span>`;
  const seen = picture(group, item);
  const title = seen && item.name;
  return html`<label${attributes({ class: 'islas-swatch', 'data-state': item.state, 'data-value': item.value, title })}>${radio(group, item, message ? about : undefined)}${seen}<span class="islas-swatch__name">${item.name}</span>${hint}${reason}</label>`;
};

/** The swatches of one attribute as PHP's template prints them; held to the same golden trees. */
export const swatches = (group: SwatchGroup): Html =>
  html`<div class="islas-swatches__live"><div class="islas-swatches islas-swatches--${group.type} islas-swatches--${group.shape} islas-swatches--${group.behavior}" role="radiogroup" aria-label="${group.label}" data-attribute_name="${group.attribute}">${group.items.map((item, place) => swatch(group, item, place))}</div></div>`;

/** The island's host, with what its painter needs beside the markup. */
export const swatchIsland = (group: SwatchGroup, product: number): Html => {
  const props = JSON.stringify(group).replace(/</g, '\\u003C').replace(/>/g, '\\u003E');
  return html`<div data-island="swatch-form" data-availability="/wp-json/islas/v1/swatches/availability/${product}"><script type="application/json">${raw(props)}</script>${swatches(group)}</div>`;
};
