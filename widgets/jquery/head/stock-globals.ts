/** Globals that stock scripts define besides jQuery, with the files that define them, in their order. */
export interface Late {
  /** All of jQuery, or none. */
  readonly names: readonly string[];
  /** URLs of files, and inline code that runs before one of them. */
  readonly run: readonly string[];
}

interface Means {
  readonly run: (file: string) => void;
  /** Reports what was read, and why it could not be loaded. */
  readonly report: (stack: string, name: string, why?: unknown) => void;
}

/** A file that defines the global reads it only to restore it. */
const COPY = /^[^?]*(js[.-]?cookie|underscore|lodash|blockui|wp-util)[^/?]*(\?|$)/i;

type Place = Record<string, unknown>;

/** Runs code in a script element, so that it runs and reports its URL as a printed one does. */
export const createScriptRunner =
  (nonce = '') =>
  (file: string): void => {
    let text = file;
    if (/^https?:/.test(file)) {
      const request = new XMLHttpRequest();
      request.open('GET', file, false);
      request.send();
      if (request.status !== 200) throw new Error(`${file} answers ${request.status}`);
      text = `${request.responseText}\n//# sourceURL=${file}`;
    }
    const script = document.createElement('script');
    script.nonce = nonce;
    script.text = text;
    document.head.append(script);
    script.remove();
  };

/**
 * Defines an accessor for each name that loads its files at the first read by other code: jQuery plugins on this
 * jQuery, the others on `window`. Writing a value replaces the accessor.
 */
export const defineLazyGlobals = (all: readonly Late[], { run, report }: Means, library?: unknown): void => {
  for (const { names, run: files } of all) {
    if (/^jQuery\./.test(names[0] as string) !== !!library) continue;
    const places = names.map((name): [Place, string, string] => {
      const path = name.split('.');
      const key = path.pop() ?? '';
      const find = (place: Place, part: string) => (part === 'jQuery' ? library : (place[part] ??= {})) as Place;
      return [path.reduce(find, window as unknown as Place), key, name];
    });
    // Skips those that a tag or an earlier call has defined.
    if (places.some(([place, key]) => key in place)) continue;
    const loadFiles = (name: string) => {
      const { stack = '' } = new Error();
      for (const [place, key] of places) if (Object.getOwnPropertyDescriptor(place, key)?.get) delete place[key];
      let why: unknown;
      try {
        files.forEach(run);
      } catch (error) {
        why = error;
      }
      if (places.some(([place, key]) => !(key in place))) why ??= true;
      report(stack, name, why);
    };
    for (const [place, key, name] of places)
      Object.defineProperty(place, key, {
        configurable: true,
        get: () => {
          if (COPY.test((document.currentScript as HTMLScriptElement | null)?.src ?? '')) return undefined;
          loadFiles(name);
          return place[key];
        },
        set: (value: unknown) =>
          Object.defineProperty(place, key, { configurable: true, enumerable: true, writable: true, value }),
      });
  }
};
