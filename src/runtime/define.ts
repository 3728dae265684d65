import type { Settings } from '../wordpress/settings';

/** What a mount receives: everything it starts takes this signal (architecture 2.4). */
export interface Context {
  readonly signal: AbortSignal;
}

export interface ViewContext extends Context {
  /** A failure the view survived, such as markup that drifted from the server's. */
  readonly report: (code: string, error: unknown) => void;
  /** One it did not survive: the loader disposes the view, and puts back what was there before it. */
  readonly fail: (error: unknown) => void;
}

/** Starts a painter on its host, the kind of element that the island's selector finds; disposal is the signal's abort. */
export type Mount<Host extends HTMLElement = HTMLElement, C extends Context = Context> = (
  host: Host,
  context: C,
) => void;
export type ViewMount = Mount<HTMLElement, ViewContext>;

/** Calls `go` once its condition holds; ends when the signal aborts. */
export type Wake = (host: HTMLElement, go: () => void, signal: AbortSignal) => void;

/** A React view comes in a file of its own, which exports `mount`, when it is woken. */
export interface View {
  readonly wake: Wake;
  readonly load: () => Promise<{ readonly mount: ViewMount }>;
}

export interface Island {
  /** Also the value of `data-island` on hosts that PHP or a painter prints. */
  readonly name: string;
  readonly selector: string;
  /** The owner's switch that this island hangs on, `page` unless said; off leaves the markup to the stock script. */
  readonly feature?: keyof Settings['features'];
  /**
   * Claims also elements with directives of WordPress's run-time: it stands in for a muted script that did so, or the
   * run-time leaves it alone.
   */
  readonly anywhere?: true;
  /** Writes agreed attributes on markup that somebody else owns, from the moment the host is claimed. */
  readonly paint?: Mount<never>;
  /** Owns the markup inside its host, which the painter paints until the view is live, and again when it has failed. */
  readonly view?: View;
}

export const defineIsland = (island: Island): Island => island;
