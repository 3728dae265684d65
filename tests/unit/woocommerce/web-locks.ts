interface Entry {
  readonly name: string;
  readonly run: () => Promise<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

/** A browser's lock manager, which all tabs share: exclusive locks, first in first out, with `signal` and `steal`. */
export class WebLocks {
  private held: Entry[] = [];
  private pending: Entry[] = [];

  request = (name: string, ...rest: [LockOptions, () => unknown] | [() => unknown]): Promise<unknown> => {
    const [options, callback] = rest.length === 1 ? [{} as LockOptions, rest[0]] : rest;
    return new Promise((resolve, reject) => {
      const entry = { name, run: async () => callback(), resolve, reject };
      if (options.steal) {
        for (const other of this.held.filter((lock) => lock.name === name)) {
          this.held.splice(this.held.indexOf(other), 1);
          other.reject(new DOMException('stolen', 'AbortError'));
        }
        this.pending.unshift(entry);
      } else this.pending.push(entry);
      options.signal?.addEventListener('abort', () => {
        if (!this.pending.includes(entry)) return;
        this.pending.splice(this.pending.indexOf(entry), 1);
        reject(new DOMException('aborted', 'AbortError'));
      });
      this.grant();
    });
  };

  query = async () => ({ held: this.held.map(({ name }) => ({ name })) });

  private grant(): void {
    const next = this.pending.find(({ name }) => !this.held.some((lock) => lock.name === name));
    if (!next) return;
    this.pending.splice(this.pending.indexOf(next), 1);
    this.held.push(next);
    const end = (settle: () => void) => {
      settle();
      const at = this.held.indexOf(next);
      if (at < 0) return;
      this.held.splice(at, 1);
      this.grant();
    };
    void Promise.resolve()
      .then(next.run)
      .then(
        (value) => end(() => next.resolve(value)),
        (error: unknown) => end(() => next.reject(error)),
      );
    this.grant();
  }
}
