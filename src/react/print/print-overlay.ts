import { type Markup, attributes, html, raw } from './print-html';

const printIcon = (paths: string): Markup =>
  html`<svg${attributes({
    class: 'islas-icon',
    viewBox: '0 0 24 24',
    width: 22,
    height: 22,
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': 2,
    'stroke-linecap': 'round',
    'aria-hidden': 'true',
    focusable: 'false',
  })}>${raw(paths)}</svg>`;

/** A dialog over the page; its content is the feature's. */
export const printOverlay = (name: string, label: string, close: string, content: Markup): Markup =>
  html`<dialog${attributes({ id: `islas-${name}`, class: `islas-overlay islas-overlay--${name}`, 'aria-label': label })}><div class="islas-overlay__content">${content}<a${attributes(
    {
      href: '#islas-closed',
      class: 'islas-overlay__close',
      role: 'button',
      'aria-label': close,
      'data-islas-action': 'overlay.close',
      'data-islas-overlay': name,
    },
  )}>×</a></div></dialog>`;

/** The link that opens a dialog. `icon`: what is inside the SVG of 24 by 24. */
export const printToggle = (name: string, label: string, icon: string): Markup =>
  html`<a${attributes({
    href: `#islas-${name}`,
    class: `islas-toggle islas-toggle--${name}`,
    'data-islas-action': 'overlay.open',
    'data-islas-overlay': name,
  })}>${printIcon(icon)}<span class="islas-toggle__text">${label}</span></a>`;
