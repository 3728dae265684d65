import { decodeSection } from '../../../src/wordpress/settings';
import { type Choices, decodeSwatchesSettings } from '../../variations/public';

const CHOSEN = 'islas-block-option__chosen';

/** The block's label of an attribute, which its own control names. */
const labelOf = (place: Element): HTMLElement | null => {
  const id = place.nextElementSibling?.querySelector('[aria-labelledby]')?.getAttribute('aria-labelledby');
  return id ? document.getElementById(id) : null;
};

/** The name of each chosen swatch beside the block's label of its attribute. */
export const paintChosenNames = (block: Element, choices: Choices): void => {
  const rules = decodeSection('swatches', decodeSwatchesSettings);
  if (!rules.show_variation_label) return;
  for (const place of block.querySelectorAll<HTMLElement>('.islas-block-option:has(> [data-island])')) {
    const label = labelOf(place);
    if (!label) continue;
    const value = choices[place.dataset.attribute ?? ''];
    const chosen = value && place.querySelector(`.islas-swatch[data-value="${CSS.escape(value)}"] .islas-swatch__name`);
    const text = chosen ? `${rules.variation_label_separator} ${chosen.textContent}` : '';
    const found = label.querySelector(`.${CHOSEN}`);
    const name = found ?? label.appendChild(Object.assign(document.createElement('span'), { className: CHOSEN }));
    if (name.textContent !== text) name.textContent = text;
  }
};
