/**
 * Which file may import which: package → features → platform, dynamic imports included (CONTRIBUTING, 2.3). `npm run lint`
 * holds it; `tests/directions.test.ts` proves that each rule can be broken.
 */

/** @typedef {import('dependency-cruiser').IForbiddenRuleType} Rule */

/** The platform, from the bottom up: what a folder of `src/` may import beside itself. @type {Record<string, string[]>} */
const PLATFORM = {
  browser: [],
  wordpress: ['browser'],
  runtime: ['browser', 'wordpress'],
  woocommerce: ['browser', 'wordpress', 'runtime'],
  react: ['browser', 'wordpress', 'runtime', 'woocommerce'],
};

/** Packages, and the files that may name them. Packages not listed here have no place in the browser. */
const PACKAGES = {
  'react(-dom)?':
    '^(src/react/|src/entries/(mount-component\\.ts$|hooks/)|widgets/.*(\\.tsx|/use-[\\w-]+\\.ts)$|widgets/admin/screen/wordpress\\.d\\.ts$)',
  nanostores: '^(src|widgets)/.*/([\\w-]+-store|recent-searches|dismissals)\\.ts$',
  '@nanostores/react': '^widgets/.*\\.tsx$',
  'js-cookie': '^src/browser/cookies\\.ts$',
  photoswipe: '^widgets/gallery/lightbox\\.ts$',
  // The storefront's REST client, and globals of the owner's screens (`.tools/build/platform-globals.mjs`).
  '@wordpress/(api-fetch|i18n)':
    '^(src/wordpress/rest/|widgets/admin/((screen|preview|consent)/|explain-failure\\.ts$))',
  '@wordpress/(components|element)': '^widgets/admin/(screen|preview|consent)/',
};

/** Path of a package's files, or its name where it is not installed. @param {string} name */
const filesOf = (name) => `^(node_modules/)?${name}(/|$)`;

/** What sends requests. */
const TRANSPORT = '^src/(woocommerce/(wc-ajax|transport|\\w+-transport)\\.ts$|wordpress/rest/)';
/** What a script of the head may use: it has no run-time, and every import is copied into it. */
const FOR_HEADS =
  '^src/(browser/(plain-cookies|tag-queue|page-seen|modified-click)\\.ts$|wordpress/english\\.ts$|entries/(head/|spanish-messages\\.ts$))';
/** For rules about what runs. @type {{ dependencyTypesNot: import('dependency-cruiser').DependencyType[] }} */
const RUNS = { dependencyTypesNot: ['type-only'] };

/** @type {Rule[]} */
const arrows = [
  ...Object.entries(PLATFORM).map(([folder, others]) => ({
    name: `platform-${folder}`,
    comment: `src/${folder} imports ${others.join(', ') || 'nothing else'}; the platform knows no feature.`,
    severity: /** @type {const} */ ('error'),
    from: { path: `^src/${folder}/` },
    to: { path: '^(src|widgets)/', pathNot: `^src/(${[folder, ...others].join('|')})/` },
  })),
  {
    name: 'feature-to-platform',
    comment: 'A feature imports the platform, and nothing that starts features.',
    severity: 'error',
    from: { path: '^widgets/' },
    to: { path: '^src/', pathNot: `^src/(${Object.keys(PLATFORM).join('|')})/` },
  },
  {
    name: 'feature-to-feature',
    comment: "A feature imports another one's `public.ts` only.",
    severity: 'error',
    from: { path: '^widgets/([^/]+)/' },
    to: { path: '^widgets/', pathNot: '^widgets/($1/|[^/]+/public\\.ts$)' },
  },
  {
    name: 'product-alone',
    comment: 'What a shop runs imports no test, tool or mock.',
    severity: 'error',
    from: { path: '^(src|widgets)/' },
    to: { dependencyTypes: ['local'], pathNot: '^(src|widgets)/' },
  },
];

/** @type {Rule[]} */
const kinds = [
  {
    name: 'head-without-runtime',
    comment: 'A script of the head has no run-time: what it imports is copied into the page.',
    severity: 'error',
    from: { path: '^(src|widgets)/.*/head/' },
    to: { ...RUNS, path: '^src/', pathNot: FOR_HEADS },
  },
  {
    name: 'view-sends-nothing',
    severity: 'error',
    from: { path: '\\.tsx$' },
    to: { ...RUNS, path: TRANSPORT },
  },
  {
    name: 'painter-sends-nothing',
    severity: 'error',
    from: { path: '/paint[\\w-]*\\.ts$' },
    to: { ...RUNS, path: TRANSPORT },
  },
  {
    name: 'store-draws-nothing',
    severity: 'error',
    from: { path: '-store\\.ts$' },
    to: {
      ...RUNS,
      path: '^(src/react|widgets/overlays)/|\\.css$|/(paint\\.ts|view\\.tsx)$',
      pathNot: '/overlay-store\\.ts$',
    },
  },
  {
    name: 'rest-on-demand',
    comment: 'The REST client is reached by `import()` alone, so that pages do not load it.',
    severity: 'error',
    from: { path: '^(src|widgets)/', pathNot: '^src/wordpress/rest/' },
    to: { path: '^src/wordpress/rest/client\\.ts$', dynamic: false },
  },
  {
    name: 'no-circle',
    comment: 'No file imports itself through others, not even for a type or on demand.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
];

/** @type {Rule[]} */
const packages = [
  ...Object.entries(PACKAGES).map(([name, files]) => ({
    name: `package ${name}`,
    comment: 'A foreign API is used in one place.',
    severity: /** @type {const} */ ('error'),
    from: { path: '^(src|widgets)/', pathNot: files },
    to: { ...RUNS, path: filesOf(name) },
  })),
  {
    name: 'unknown-package',
    comment: 'A package that the browser runs is in the list above.',
    severity: 'error',
    from: { path: '^(src|widgets)/' },
    to: { ...RUNS, pathNot: ['^(src|widgets|mocks|tests)/', ...Object.keys(PACKAGES).map(filesOf)] },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [...arrows, ...kinds, ...packages],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Counts imports of types too.
    tsPreCompilationDeps: true,
    cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'content' },
  },
};
