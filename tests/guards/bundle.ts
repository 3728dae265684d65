import { FIRST_LAYER, HEAD_FILE, type Figures } from '../../.tools/build/bytes.mjs';
import type { Sources } from './sources';

/** Bytes of gzip -9 that a touch or a call may add; those of pages stand with their kinds. */
export const BUDGET = { view: 4060, rest: 8000 } as const;

const pageFaults = ({ what, bytes, requests, missing, hasReact, limit }: Figures['pages'][number]): string[] => [
  ...missing.map((entry) => `${what}: ${entry} is not in the build`),
  ...(bytes > limit.bytes ? [`${what}: ${bytes} of ${limit.bytes} bytes`] : []),
  ...(requests > limit.requests ? [`${what}: ${requests} of ${limit.requests} requests`] : []),
  ...(hasReact ? [`${what}: React`] : []),
];

/** Budgets that are exceeded, as messages. */
export const overBudget = ({ pages, head, firstLayer, views, rest }: Figures): string[] => [
  ...pages.flatMap(pageFaults),
  ...pages
    .map(({ what, bytes, limit: { part = Infinity } }) => ({ what, part, more: bytes - (pages[0]?.bytes ?? 0) }))
    .filter(({ more, part }) => more > part)
    .map(({ what, more, part }) => `${what}: ${more} bytes more than any page, of ${part}`),
  ...(head > 0 && head <= HEAD_FILE.limit ? [] : [`${HEAD_FILE.what}: ${head} of ${HEAD_FILE.limit} bytes`]),
  ...(firstLayer > 0 && firstLayer <= FIRST_LAYER.limit
    ? []
    : [`${FIRST_LAYER.what}: ${firstLayer} of ${FIRST_LAYER.limit} bytes`]),
  ...[
    ...views.map((view) => ({ ...view, limit: BUDGET.view })),
    { ...(rest ?? { key: 'the REST client', bytes: NaN }), limit: BUDGET.rest },
  ]
    .filter(({ bytes, limit }) => !(bytes <= limit))
    .map(({ key, bytes, limit }) => `${key}: ${bytes} of ${limit} bytes`),
];

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

/** Missing files that a built file imports, as `file → target`. */
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
