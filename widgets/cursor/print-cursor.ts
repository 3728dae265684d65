import { type Markup, html } from '../../src/react/print/print-html';

/** Props of {@link CustomCursor}. */
export interface CustomCursorProps {
  /** What the switch says. Default `Animated cursor`. */
  readonly label?: string;
}

/** The mark that follows the pointer, and its switch. */
export const printCursor = ({ label = 'Animated cursor' }: CustomCursorProps): Markup =>
  html`<div class="islas-cursor" aria-hidden="true" hidden></div><button type="button" class="islas-cursor-switch" aria-pressed="true" hidden>${label}</button>`;
