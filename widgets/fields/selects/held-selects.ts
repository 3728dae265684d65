import { fitSelects } from './size';

interface Held {
  /** The call that waits. */
  call: readonly unknown[];
  /** Gives the select its own size back. */
  release?: () => void;
}

/** Selects that wait for the library, with the last call for each: another call replaces what the one before made. */
export class HeldSelects {
  readonly #held = new Map<HTMLSelectElement, Held>();
  /** A select that a pointer has opened: some browsers do not give it the focus. */
  #pressed: unknown;

  constructor(signal: AbortSignal) {
    const press = ({ target }: Event) => (this.#pressed = target);
    document.addEventListener('pointerdown', press, { signal, capture: true, passive: true });
  }

  keys(): HTMLSelectElement[] {
    return [...this.#held.keys()].filter((select) => select.isConnected);
  }

  has(select: unknown): boolean {
    return this.#held.has(select as HTMLSelectElement);
  }

  /** The choice has been made: the select is busy only while it has the focus. */
  chosen(): void {
    this.#pressed = undefined;
  }

  isBusy(select: unknown): boolean {
    return select === document.activeElement || select === this.#pressed;
  }

  add(select: HTMLSelectElement, call: readonly unknown[]): void {
    const held = this.#held.get(select);
    if (held) held.call = call;
    else {
      // After the calls for the others, so that all are measured together.
      if (![...this.#held.values()].some(({ release }) => !release)) queueMicrotask(() => this.#fit());
      this.#held.set(select, { call });
    }
  }

  #fit() {
    const fresh = [...this.#held].filter(([, { release }]) => !release);
    const releases = fitSelects(fresh.map(([select]) => select));
    for (const [i, [, held]] of fresh.entries()) held.release = releases[i] ?? (() => undefined);
  }

  /** Hands each select to `enhance` that is not in use; those in `now` also while they are. */
  releaseSelects(
    now: readonly unknown[],
    enhance: (select: HTMLSelectElement, call: readonly unknown[]) => void,
  ): void {
    for (const [select, { call, release }] of this.#held) {
      if (select.isConnected && this.isBusy(select) && !now.includes(select)) continue;
      this.#held.delete(select);
      release?.();
      if (select.isConnected) enhance(select, call);
    }
  }
}
