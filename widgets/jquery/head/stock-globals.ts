/** What stock's scripts bring with them besides jQuery: the names that others read, and what defines them, in its order. */
export interface Late {
  readonly names: readonly string[];
  /** Addresses of files, and code that stands before one. */
  readonly run: readonly string[];
}

interface Means {
  readonly run: (file: string) => void;
  /** Tells what was asked for in these words, and why it did not come. */
  readonly tell: (stack: string, name: string, why?: unknown) => void;
}

/** A file that defines one of them itself reads the name only to give it back. */
const COPY = /(js[.-]?cookie|underscore|lodash|blockui|wp-util)[^/]*$/i;

type Place = Record<string, unknown>;

/** A script element of the document's own, so that the code runs as it does from a tag and bears its address. */
export const runWith =
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
 * Puts an accessor in the place of each name, which brings what defines it when other code first reads one: those of
 * jQuery on this library, the others on the window. A value that is written replaces the accessor.
 */
export const offer = (all: readonly Late[], { run, tell }: Means, library?: unknown): void => {
  for (const { names, run: files } of all) {
    if (names.some((name) => /^jQuery\./.test(name) !== !!library)) continue;
    const places = names.map((name): [Place, string, string] => {
      const path = name.split('.');
      const key = path.pop() ?? '';
      const find = (place: Place, part: string) => (part === 'jQuery' ? library : (place[part] ??= {})) as Place;
      return [path.reduce(find, window as unknown as Place), key, name];
    });
    // Some are there already, brought by a tag or offered before.
    if (places.some(([place, key]) => key in place)) continue;
    const bring = (name: string) => {
      const { stack = '' } = new Error();
      for (const [place, key] of places) if (Object.getOwnPropertyDescriptor(place, key)?.get) delete place[key];
      let why: unknown;
      try {
        files.forEach(run);
      } catch (error) {
        why = error;
      }
      if (places.some(([place, key]) => !(key in place))) why ??= 'stopped';
      tell(stack, name, why);
    };
    for (const [place, key, name] of places)
      Object.defineProperty(place, key, {
        configurable: true,
        get: () => {
          const script = document.currentScript;
          if (script instanceof HTMLScriptElement && COPY.test(script.src.split('?')[0] ?? '')) return undefined;
          bring(name);
          return place[key];
        },
        set: (value: unknown) =>
          Object.defineProperty(place, key, { configurable: true, enumerable: true, writable: true, value }),
      });
  }
};
