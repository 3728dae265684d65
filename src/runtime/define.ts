import type { Settings } from '../wordpress/settings';

/** Given to every mount. */
export interface Context {
  /** Aborts when the island ends; pass it to everything the mount starts (architecture 2.4). */
  readonly signal: AbortSignal;
}

export interface ViewContext extends Context {
  /** Reports an error that the view recovered from, such as markup that differs from the server's. */
  readonly report: (code: string, error: unknown) => void;
  /** Reports a fatal error: the loader disposes the view and restores the markup from before it. */
  readonly fail: (error: unknown) => void;
}

/** Starts a painter on a host that the island's selector matches; it ends when the context's signal aborts. */
export type Mount<Host extends HTMLElement = HTMLElement, C extends Context = Context> = (
  host: Host,
  context: C,
) => void;
export type ViewMount = Mount<HTMLElement, ViewContext>;

/** Calls `callback` when its condition holds; stops when the signal aborts. */
export type Wake = (host: HTMLElement, callback: () => void, signal: AbortSignal) => void;

/** A React view in its own chunk, loaded when `wake` calls back. */
export interface View {
  readonly wake: Wake;
  readonly load: () => Promise<{ readonly mount: ViewMount }>;
}

export interface Island {
  /** Also the value of `data-island` on hosts that PHP or a painter prints. */
  readonly name: string;
  readonly selector: string;
  /**
   * Feature flag that enables an island of a `feature.ts`; default: that feature's. When off, the stock script handles the
   * markup. An entry asks for its flag itself.
   */
  readonly feature?: keyof Settings['features'];
  /** Also claims elements with Interactivity API directives, because the stock script it replaces handled them too. */
  readonly anywhere?: true;
  /** Painter: writes agreed attributes on markup of the shop or theme, from the moment the host is claimed. */
  readonly paint?: Mount<never>;
  /** React view that owns the host's content. The painter works until the view is live, and again when it fails. */
  readonly view?: View;
}

export const defineIsland = (island: Island): Island => island;
