import type { Figures } from '../../.tools/build/bytes.mjs';
import type { Sources } from './sources';

/** Budgets in bytes of gzip -9 (architecture 2.1). */
export const BUDGET = {
  core: 5000,
  beforeInteraction: 15_000,
  view: 4000,
  rest: 8000,
  page: 1500,
  painter: 800,
  variations: 3500,
} as const;

export type Sizes = Pick<Figures, 'core' | 'beforeInteraction' | 'painters' | 'chunks' | 'views'>;

/** The REST client's chunk, with all it brings. */
export const REST = 'src/api/client.ts';

/** The variation engine with its form store, painter and jQuery methods, as a form has it before anybody chooses. */
export const VARIATIONS = /^_variations-/;

/** The painters that every page has, and those of a page that has one thing more. */
const painterLimits = ([page, ...others]: Sizes['painters']) => [
  ...(page ? [{ ...page, limit: BUDGET.page }] : []),
  ...others.map((other) => ({ ...other, limit: BUDGET.page + BUDGET.painter })),
];

export const overBudget = ({ core, beforeInteraction, painters, chunks, views }: Sizes): string[] =>
  [
    { what: 'core', bytes: core, limit: BUDGET.core },
    { what: 'listing before interaction', bytes: beforeInteraction, limit: BUDGET.beforeInteraction },
    ...painterLimits(painters),
    ...chunks.filter(({ key }) => key === REST).map(({ key, bytes }) => ({ what: key, bytes, limit: BUDGET.rest })),
    ...chunks
      .filter(({ key }) => VARIATIONS.test(key))
      .map(({ key, bytes }) => ({ what: key, bytes, limit: BUDGET.variations })),
    ...views.map(({ key, bytes }) => ({ what: key, bytes, limit: BUDGET.view })),
  ]
    .filter(({ bytes, limit }) => bytes > limit)
    .map(({ what, bytes, limit }) => `${what}: ${bytes} of ${limit} bytes`);

/** What must not be in built files, and what must be in exactly one: React's renderer names itself once a copy. */
export const badBundle = (built: Sources): string[] => [
  ...[...built].filter(([, text]) => text.includes('process.env')).map(([file]) => `${file}: process.env`),
  ...[...built]
    .filter(([, text]) => /react[\w.-]*\.development|Warning: Each child in a list/.test(text))
    .map(([file]) => `${file}: development React`),
  ...oneRenderer([...built].filter(([, text]) => text.includes('rendererPackageName')).map(([file]) => file)),
];

const oneRenderer = (files: readonly string[]): string[] =>
  files.length === 1 ? [] : [`react-dom is in ${files.length} chunks: ${files.join(', ') || 'none'}`];

/** Built files that a built file asks for and that are not in the build, as `file → target`. */
export const missingFiles = (built: Sources): string[] => {
  const names = new Set([...built.keys()].map((file) => file.replace(/.*\//, '')));
  return [...built].flatMap(([file, text]) =>
    [...text.matchAll(/(?:from|import\()\s*[`'"]\.\/([\w.-]+\.js)[`'"]/g)]
      .filter(([, target = '']) => !names.has(target))
      .map(([, target]) => `${file} → ${target}`),
  );
};

/** Sources that PHP names (a feature without its sources is off, silently) and the manifest does not know. */
export const missingSources = (php: Sources, manifest: object): string[] =>
  [...php.values()]
    .flatMap((text) => text.match(/(?<=')(?:src|widgets)\/[\w/-]+\.tsx?(?=')/g) ?? [])
    .filter((source) => !Object.hasOwn(manifest, source));
