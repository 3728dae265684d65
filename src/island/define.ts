import type { ActionName } from '../contracts/actions';
import type { Settings } from '../contracts/settings';

/** What a mount receives: everything it starts takes this signal (architecture 2.4). */
export interface Context {
  readonly signal: AbortSignal;
}

export interface ViewContext extends Context {
  /** Trouble the view survived, such as markup that drifted from the server's. */
  readonly report: (code: string, error: unknown) => void;
  /** Trouble it did not: the loader disposes the view and puts the server's HTML back. */
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

/** Mounted from the core, or from a chunk of its own that exports `mount`. */
export type MountSource<M> = { readonly wake: Wake } & (
  | { readonly mount: M }
  | { readonly load: () => Promise<{ readonly mount: M }> }
);

export interface Island {
  /** Also the value of `data-island` on hosts that PHP or a painter prints. */
  readonly name: string;
  readonly selector: string;
  /** The owner's switch that this island hangs on, `page` unless said; off leaves the markup to the stock script. */
  readonly feature?: keyof Settings['features'];
  /** May stand in a region of WooCommerce's own run-time: it writes nothing there, or is left alone by it. */
  readonly anywhere?: true;
  /** Stamped as `data-islas-action` on controls that somebody else printed. */
  readonly action?: ActionName;
  /** Writes agreed attributes on markup that somebody else owns; what the core need not carry is a painter more. */
  readonly paint?: MountSource<Mount<never>> | readonly MountSource<Mount<never>>[];
  /** Owns the markup inside its host. */
  readonly view?: MountSource<ViewMount>;
}

export const defineIsland = (island: Island): Island => island;
