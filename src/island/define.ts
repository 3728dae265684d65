/** What a mount receives: everything it starts takes this signal (architecture 2.4). */
export interface Context {
  readonly signal: AbortSignal;
}

/** Starts a painter or a view on its host; disposal is the signal's abort. */
export type Mount = (host: HTMLElement, context: Context) => void;

/** Calls `go` once its condition holds; ends when the signal aborts. */
export type Wake = (host: HTMLElement, go: () => void, signal: AbortSignal) => void;

/** Mounted at once from the core, or from a chunk of its own that exports `mount`. */
export type MountSource = { readonly mount: Mount } | { readonly load: () => Promise<{ readonly mount: Mount }> };

export interface Island {
  /** Also the value of `data-island` on hosts that PHP prints. */
  readonly name: string;
  readonly selector: string;
  /** Writes agreed attributes on markup that somebody else owns. */
  readonly paint?: MountSource & { readonly wake: Wake };
  /** Owns markup that Islas printed. */
  readonly view?: MountSource & { readonly wake: Wake };
}

export const defineIsland = (island: Island): Island => island;
