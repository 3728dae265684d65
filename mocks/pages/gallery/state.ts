import type { Html } from '../html';
import type { Visit } from '../visit';

/** What the page does by itself once Islas runs: `wait` for an element, `press` it, `type` into it, `leave` it, `hover` it. */
export type Step =
  | readonly ['wait' | 'press' | 'leave' | 'hover', selector: string]
  | readonly ['type', selector: string, text: string];

/** One state of one widget: a frame of the gallery, at `/galeria/marco/<id>/`. */
export interface State {
  /** Its place in the address, `/galeria/#<id>`. */
  readonly id: string;
  readonly name: string;
  readonly body: (visit: Visit) => Html;
  /** Entries that the plugin prints with it, by the name in `feature.json`, where the markup does not say so. */
  readonly entries?: readonly string[];
  readonly steps?: readonly Step[];
  /** Pixels, for what lies over the page; other frames are as high as what they hold. */
  readonly height?: number;
  /** Begins with a question mark: what is chosen on the page already. */
  readonly query?: string;
  /** Whether the browser sends Global Privacy Control. */
  readonly isGpc?: boolean;
  /** Cookies that the page's scripts find, beside those of the cart. */
  readonly cookies?: Readonly<Record<string, string>>;
}

export interface Group {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly states: readonly State[];
}
