import { type Markup, html } from '../../src/react/print/print-html';
import { printOverlay, printToggle } from '../../src/react/print/print-overlay';

const ICON =
  '<circle cx="6" cy="12" r="2.6"/><circle cx="17.5" cy="6" r="2.6"/><circle cx="17.5" cy="18" r="2.6"/><path d="m8.4 10.8 6.7-3.5M8.4 13.2l6.7 3.5"/>';

/** Props of {@link Overlay}. */
export interface OverlayProps {
  /** Links to the shop's pages on other sites. */
  readonly links: readonly { readonly name: string; readonly url: string }[];
  /** What the toggle says, and the dialog's name. Default `Social networks`. */
  readonly label?: string;
  /** Default `Close the social networks`. */
  readonly close?: string;
  /** Whether the toggle is printed in front. Default true; any control with `data-islas-action="overlay.open"` and
   * `data-islas-overlay="social"` opens it too. */
  readonly hasToggle?: boolean;
}

/** The links to social networks over the page. */
export const printSocialOverlay = ({
  links,
  label = 'Social networks',
  close = 'Close the social networks',
  hasToggle = true,
}: OverlayProps): Markup =>
  html`${hasToggle && printToggle('social', label, ICON)}${printOverlay(
    'social',
    label,
    close,
    html`<ul class="islas-social">${links.map(
      ({ name, url }) => html`<li><a href="${url}" rel="me noopener" class="islas-social__link">${name}</a></li>`,
    )}</ul>`,
  )}`;
