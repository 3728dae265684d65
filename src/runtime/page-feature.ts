import type { Settings } from '../wordpress/settings';
import type { Actions } from './actions';
import type { Island } from './define';

/** Selectors of an overlay, by the theme's markup and the owner's settings. */
export interface OverlaySelectors {
  /** Its toggles, beside those with `data-islas-overlay`. */
  readonly toggle?: string | undefined;
  /** The theme's own panel, shown instead of the plugin's dialog. */
  readonly panel?: string | undefined;
}

/** A dialog or panel over the page, opened by controls with `data-islas-overlay` of its name. */
export interface PageOverlay {
  readonly name: string;
  readonly selectors: () => OverlaySelectors;
  /** Selector of the element that gets the focus. Default: the dialog's own choice, or the panel's first control. */
  readonly focus?: string;
  /** Whether an element of the theme is the overlay's panel. Without this, only the plugin's dialog is. */
  readonly isPanel?: (element: HTMLElement) => boolean;
  /** Prepares the panel or dialog; called once. */
  readonly prepare?: (panel: HTMLElement) => void;
  /** Presses on its toggles are handled after the theme's listeners (R2.6). Default: before them, and they get none. */
  readonly isAfterTheme?: true;
}

/** What a feature does on every page; `widgets/<feature>/feature.ts` exports it, beside the styles that each page needs. */
export interface PageFeature {
  /** The owner's switch that turns it on. `page` is one switch for the parts of every page that have none of their own. */
  readonly flag: keyof Settings['features'];
  readonly islands?: readonly Island[];
  readonly actions?: Actions;
  readonly overlay?: PageOverlay;
  /** Runs once, after all islands and actions have started. */
  readonly start?: (signal: AbortSignal) => void;
}
