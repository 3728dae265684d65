import type { Mount } from '../../../src/runtime/define';
import { on } from '../../../src/runtime/events';
import { readCartButton } from './cart-button';

const BLOCK = '.wc-block-mini-cart__';

/** The first color behind an element that is not transparent, as the block's own script finds it. */
const findColor = (from: Element, property: 'color' | 'backgroundColor'): string => {
  for (let element: Element | null = from; element; element = element.parentElement) {
    const { [property]: color } = getComputedStyle(element);
    if (color !== 'transparent' && !/^rgba\(.*, 0\)$/.test(color)) return color;
  }
  return property === 'color' ? '#000' : '#fff';
};

/** The badge has the colors of the text and of what is behind it, exchanged, unless the owner has chosen one. */
const colorBadge = (badge: HTMLElement, button: Element): void => {
  const [color, background] = [findColor(button, 'backgroundColor'), findColor(button, 'color')];
  if (!badge.style.background) badge.style.backgroundColor = background;
  badge.style.color = color;
};

/** Writes the cart's number and amount on a button of the Mini-Cart block that opens the drawer. */
export const paint: Mount = (host, { signal }) => {
  const find = (name: string) => host.querySelector<HTMLElement>(BLOCK + name);
  const [button, badge, amount, tax] = [find('button'), find('badge'), find('amount'), find('tax-label')];

  const draw = () => {
    const said = readCartButton();
    if (said && button) button.ariaLabel = amount ? said.labelWithAmount : said.label;
    if (said && amount) amount.textContent = said.amount;
    if (said && tax) tax.hidden = !said.hasTax;
    if (!badge || !button) return;
    if (said) {
      badge.textContent = said.count;
      badge.hidden = host.dataset.badge !== 'always' && said.count === '0';
    }
    if (!badge.hidden && !badge.style.color) colorBadge(badge, button);
  };
  draw();
  on('islas:fragments-replaced', draw, { signal });
};
