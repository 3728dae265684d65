/** Total functions from `unknown` to a type: they never throw and always give a full, frozen value. */
export type Decoder<T> = (value: unknown) => T;
export type Decoded<D> = D extends Decoder<infer T> ? T : never;

const YES = /^(1|yes|true|on)$/i;
const NO = /^(0|no|false|off|)$/i;

/** Reads booleans, numbers, WordPress' '1' and '', and the settings' 'yes' and 'no' (also true/false, on/off). */
export const flag =
  (fallback = false): Decoder<boolean> =>
  (value) => {
    const word = typeof value === 'boolean' || typeof value === 'number' ? String(Number(value) ? 1 : 0) : value;
    if (typeof word !== 'string') return fallback;
    return YES.test(word) || (NO.test(word) ? false : fallback);
  };

/** A finite number at or above `min`, also when it arrives as a string of digits. */
export const count =
  (fallback = 0, min = 0): Decoder<number> =>
  (value) => {
    const number = typeof value === 'number' ? value : typeof value === 'string' && value.trim() ? Number(value) : NaN;
    return Number.isFinite(number) && number >= min ? number : fallback;
  };

/** Text as it is; a number becomes its digits. An empty string is a text. */
export const text =
  (fallback = ''): Decoder<string> =>
  (value) =>
    typeof value === 'string' ? value : typeof value === 'number' ? String(value) : fallback;

export const oneOf =
  <const T extends string>(words: readonly T[], fallback: T): Decoder<T> =>
  (value) =>
    words.find((word) => word === value) ?? fallback;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Decodes every entry; anything but an object gives an empty record. Keys such as `constructor` are data too. */
export const record =
  <T>(decode: Decoder<T>): Decoder<Readonly<Record<string, T>>> =>
  (value) =>
    Object.freeze(
      Object.fromEntries(isRecord(value) ? Object.entries(value).map(([key, entry]) => [key, decode(entry)]) : []),
    );

export const list =
  <T>(decode: Decoder<T>): Decoder<readonly T[]> =>
  (value) =>
    Object.freeze(Array.isArray(value) ? value.map((entry) => decode(entry)) : []);

type Fields = Record<string, Decoder<unknown>>;
export type Shape<F extends Fields> = { readonly [K in keyof F]: Decoded<F[K]> };

/** An object with exactly these keys; missing and foreign ones fall to each field's default. */
export const shape =
  <F extends Fields>(fields: F): Decoder<Shape<F>> =>
  (value) => {
    const given = isRecord(value) ? value : {};
    return Object.freeze(
      Object.fromEntries(
        Object.entries(fields).map(([key, decode]) => [
          key,
          decode(Object.hasOwn(given, key) ? given[key] : undefined),
        ]),
      ),
    ) as Shape<F>;
  };

/** JSON text to a value; `undefined` for anything that is not JSON. */
export const parseJson = (json: string | null | undefined): unknown => {
  // Storage is usually empty, and throwing an error takes the browser milliseconds.
  if (!json) return undefined;
  try {
    return JSON.parse(json);
  } catch {
    return undefined; // Truncated or foreign text: the decoder's defaults apply.
  }
};
