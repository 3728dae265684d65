import type { Shape } from '../../.tools/shapes/types.mjs';
import { alternatives, typeAt } from '../../.tools/shapes/types.mjs';

export interface ExchangeShape {
  readonly request: {
    readonly method: string;
    readonly path: string;
    readonly query: readonly string[];
    readonly form?: readonly string[];
    readonly json?: Shape;
    readonly headers: readonly string[];
  };
  readonly response: {
    readonly status: number;
    readonly type: string;
    readonly headers: readonly string[];
    readonly cookies: readonly string[];
    readonly body: Shape;
    readonly code?: string;
  };
}

export interface PageShape {
  readonly kinds: readonly string[];
  readonly globals: Readonly<Record<string, Shape>>;
  readonly scripts: readonly string[];
  readonly variations?: Shape;
}

interface ThemeShapes {
  readonly exchanges: Readonly<Record<string, ExchangeShape>>;
  readonly pages: Readonly<Record<string, PageShape>>;
  readonly elements: readonly string[];
}

const files = import.meta.glob<ThemeShapes>('./shapes/*.json', { eager: true, import: 'default' });

/** Shapes by theme, as `npm run shapes` wrote them. */
export const themes: ReadonlyArray<readonly [name: string, shapes: ThemeShapes]> = Object.entries(files).map(
  ([path, shapes]) => [path.replace(/^.*\/|\.json$/g, ''), shapes],
);

export const exchanges: ReadonlyArray<readonly [name: string, shape: ExchangeShape]> = themes.flatMap(
  ([theme, shapes]) => Object.entries(shapes.exchanges).map(([name, shape]) => [`${theme}: ${name}`, shape] as const),
);

/** Sample values of a shape: one for each alternative. */
export const samplesOf = (shape: Shape | undefined): unknown[] => {
  if (shape === undefined || shape === 'missing') return [];
  if (typeof shape === 'string') return [WORDS[shape]];
  if (Array.isArray(shape)) return [shape.flatMap((entry) => samplesOf(entry))];
  const options = alternatives(shape);
  if (options.length > 1 || options[0] !== shape) return options.flatMap(samplesOf);
  const whole = Object.entries(shape).map(([key, type]) => [key, samplesOf(type)] as const);
  const variants = Math.max(1, ...whole.map(([, samples]) => samples.length));
  return Array.from({ length: variants }, (_, index) =>
    Object.fromEntries(
      whole.flatMap(([key, samples]) => (samples.length ? [[key, samples[index % samples.length]]] : [])),
    ),
  );
};

const WORDS: Readonly<Record<string, unknown>> = { string: 'texto', number: 7, boolean: true, null: null };

/** Paths where an actual shape lacks or contradicts the expected one. Empty lists and data keys match anything. */
export const differences = (expected: Shape, actual: Shape, path = '$'): string[] => {
  if (Array.isArray(expected) && Array.isArray(actual)) {
    const [one, other] = [expected[0], actual[0]];
    return one === undefined || other === undefined ? [] : differences(one, other, `${path}[]`);
  }
  const options = alternatives(expected);
  if (typeof expected === 'string' || typeof actual === 'string' || Array.isArray(expected) || Array.isArray(actual)) {
    const found = alternatives(actual).filter((option) => !options.some((other) => kind(other) === kind(option)));
    return found.map((option) => `${path}: ${kind(option)} instead of ${options.map(kind).join(' or ')}`);
  }
  if ('*' in expected || '*' in actual) return [];
  if (options.length > 1 || options[0] !== expected) {
    return alternatives(actual).flatMap((option) => {
      const same = options.find((other) => kind(other) === kind(option));
      return same === undefined ? [`${path}: ${kind(option)}`] : differences(same, option, path);
    });
  }
  const keys = new Set([...Object.keys(expected), ...Object.keys(actual)]);
  return [...keys].flatMap((key) => {
    const [one, other] = [typeAt(expected, key), typeAt(actual, key)];
    if (other === undefined)
      return alternatives(one ?? 'missing').includes('missing') ? [] : [`${path}.${key}: missing`];
    return one === undefined ? [`${path}.${key}: too many`] : differences(one, other, `${path}.${key}`);
  });
};

const kind = (shape: Shape): string => (typeof shape === 'string' ? shape : Array.isArray(shape) ? 'list' : 'object');
