import { posix } from 'node:path';
import { type Sources, code } from './sources';

/**
 * Who may import whom (architecture 2.3): the first row that matches the importing file decides. `own` is the
 * file's own folder.
 */
const own = '{own}';
export const DIRECTIONS: readonly (readonly [file: RegExp, mayImport: readonly string[]])[] = [
  [/^src\/contracts\//, [own]],
  [/^src\/domain\//, [own, 'src/contracts/']],
  [/^src\/services\//, [own, 'src/contracts/']],
  [/^src\/stores\//, [own, 'src/contracts/', 'src/domain/', 'src/services/']],
  [/^src\/api\//, [own, 'src/contracts/', 'src/services/lifetime']],
  [
    /^src\/bridge\//,
    [
      own,
      'src/contracts/',
      'src/stores/',
      'src/services/answers',
      'src/services/lifetime',
      'src/services/http',
      'src/services/platform',
      'src/services/events',
      'src/services/fragment-cache',
    ],
  ],
  [
    /^src\/island\//,
    [
      own,
      'src/contracts/',
      'src/services/events',
      'src/services/early',
      'src/services/chunk',
      'src/services/document-observer',
      'src/services/lifetime',
      'src/services/platform',
    ],
  ],
  [/^src\/cart-queue\//, [own, 'src/contracts/', 'src/domain/', 'src/services/']],
  [/^src\/islands\.ts$/, ['src/island/define', 'widgets/*/island']],
  [
    /^src\/late-files\.ts$/,
    [
      'src/fields',
      'src/coming-soon',
      'src/cart-queue',
      'src/product',
      'src/product-add',
      'src/cards',
      'src/embeds',
      'src/services/',
    ],
  ],
  [/^src\/late-attribution\.ts$/, ['src/attribution', 'src/contracts/attribution-page', 'src/services/']],
  [/^src\/entry\.ts$/, ['src/contracts/', 'src/services/events']],
  // An entry is a list of what runs: it may name whatever starts something.
  [
    /^src\/(main|fields|coming-soon|cart-queue|product|product-add|cards|embeds|attribution|cursor)\.ts$/,
    [
      'src/cart-queue/',
      'src/services/queue',
      'src/entry',
      'src/islands',
      'src/late-attribution',
      'src/late-files',
      'src/overlay-toggles',
      'src/product',
      'src/stores/',
      'src/bridge/',
      'src/island/',
      'widgets/*/island',
      'widgets/*/choose',
      'widgets/*/add',
      'widgets/variation-form/paint-image',
      'widgets/cursor/follow',
      'widgets/fields/dictionary',
    ],
  ],
  [
    /^src\/overlay-(toggles|acts)\.ts$/,
    [
      'src/contracts/',
      'src/island/',
      'src/overlay-acts',
      'src/services/chunk',
      'src/services/events',
      'src/stores/overlay*',
      'src/stores/drawer-opening',
      'widgets/*/island',
      'widgets/*/panel',
      'widgets/theme-overlay/show',
    ],
  ],
  [/^src\/analytics\.ts$/, ['src/entry', 'src/bridge/', 'widgets/analytics/']],
  [/^widgets\/analytics\//, [own, 'src/contracts/', 'src/domain/', 'src/stores/', 'src/services/']],
  [/^src\/embed\.ts$/, ['src/contracts/', 'src/main']],
  [/^src\/head\.ts$/, []],
  [/^src\/head-jquery(-globals)?\.ts$/, ['src/head-jquery-globals']],
  // Little, because it is printed in every page: what it imports is copied into it.
  [
    /^src\/head-consent\.ts$/,
    [
      'src/contracts/consent',
      'src/contracts/consent-api',
      'src/domain/consent',
      'src/domain/consent-choice',
      'src/services/plain-cookies',
    ],
  ],
  [
    /^src\/head-consent-tags\.ts$/,
    [
      'src/contracts/',
      'src/domain/consent-names',
      'src/domain/tag-owners',
      'src/services/held-script',
      'src/services/tag-*',
    ],
  ],
  [/^src\/head-consent-report\.ts$/, ['src/contracts/', 'src/domain/consent-names', 'src/domain/tag-owners']],
  [/^src\/head-consent-tool\.ts$/, ['src/contracts/', 'src/domain/tag-owners']],
  [/^src\/tool-answers\.ts$/, ['src/domain/consent', 'src/stores/consent-tool']],
  [/^src\/head-consent-signals\.ts$/, ['src/contracts/consent', 'src/contracts/consent-api', 'src/services/tag-queue']],
  [/^src\/consent\.ts$/, ['src/contracts/', 'src/island/loader', 'src/stores/consent', 'widgets/consent-*/*']],
  [/^src\/admin\.ts$/, ['src/contracts/', 'widgets/admin-*/paint*']],
  [/^widgets\/shared\//, [own, 'src/contracts/', 'src/island/define']],
  // A card's groups are those of the product's own form.
  [
    /^widgets\/swatch-card\/(?!island)/,
    [
      own,
      'src/contracts/',
      'src/stores/',
      'src/domain/',
      'src/island/define',
      'src/island/wake',
      'src/services/live-region',
      'src/services/lifetime',
      'src/services/events',
      'widgets/shared/',
      'widgets/swatch-form/',
    ],
  ],
  [
    /^widgets\/[^/]+\/(view|[A-Z]\w*)\.tsx$/,
    [own, 'src/contracts/', 'src/stores/', 'src/domain/', 'src/island/define', 'widgets/shared/'],
  ],
  // Two overlays of themes, opened in one way.
  [
    /^widgets\/(search|social)-overlay\/(island|panel)\.ts$/,
    [own, 'src/contracts/', 'src/stores/', 'src/island/', 'widgets/theme-overlay/'],
  ],
  // A frame's two posts are nobody's state (architecture 2.13).
  [/^widgets\/embed\/frame\.ts$/, [own, 'src/contracts/', 'src/services/', 'src/island/define']],
  [/^widgets\/fields\/dictionary\.ts$/, ['src/services/chunk', 'src/services/events']],
  // Few pages have frames that scripts insert: what shows them a placeholder comes then.
  [/^widgets\/consent-held\/frames\.ts$/, [own, 'src/stores/', 'src/services/chunk']],
  [/^widgets\/[^/]+\/island\.ts$/, [own, 'src/contracts/', 'src/stores/', 'src/island/']],
  [
    /^widgets\/[^/]+\//,
    [
      own,
      'src/contracts/',
      'src/domain/',
      'src/stores/',
      'src/services/*focus',
      'src/services/early',
      'src/services/lifetime',
      'src/services/live-region',
      'src/services/events',
      'src/services/document-observer',
      'src/services/platform',
      'src/services/held-script',
      'src/island/define',
    ],
  ],
];

/** Reached by `import()` alone, and only from here: the REST client stays out of every static closure. */
const ON_DEMAND: readonly (readonly [target: RegExp, files: RegExp])[] = [[/^src\/api\//, /^src\/stores\//]];

/** Packages, and the files that may name them. Packages not listed here have no place in the browser. */
export const PACKAGES: readonly (readonly [name: RegExp, files: RegExp])[] = [
  [/^react(-dom)?(\/|$)/, /^widgets\/(shared\/|.*\/(view|[A-Z]\w*)\.tsx$)/],
  [/^nanostores$/, /^src\/stores\//],
  [/^@nanostores\/react$/, /^widgets\/.*\/(view|[A-Z]\w*)\.tsx$/],
  [/^js-cookie$/, /^src\/services\/cookies\.ts$/],
  [/^@wordpress\/api-fetch/, /^src\/api\//],
  [/^@wordpress\/i18n$/, /^src\/api\//],
];

const IMPORTS =
  /\b(?:import|export)\b(\s+type\b)?[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"]+)['"]/g;

interface Import {
  readonly name: string;
  readonly isType: boolean;
  readonly isOnDemand: boolean;
}

export const imports = (text: string): Import[] =>
  [...code(text).matchAll(IMPORTS)].map(([all, type, from, bare]) => ({
    name: from ?? bare ?? '',
    isType: Boolean(type),
    isOnDemand: /^import\s*\(/.test(all),
  }));

const matches = (target: string, pattern: string, folder: string): boolean => {
  const place = pattern === own ? `${folder}/` : pattern;
  return place.endsWith('/')
    ? target.startsWith(place)
    : new RegExp(`^${place.replace(/[.*]/g, (sign) => (sign === '*' ? '[^/]*' : '\\.'))}$`).test(target);
};

const isWrong = (file: string, { name, isType, isOnDemand }: Import): boolean => {
  if (!name.startsWith('.')) return !isType && !PACKAGES.some(([pkg, files]) => pkg.test(name) && files.test(file));
  const folder = posix.dirname(file);
  const target = posix.join(folder, name);
  if (isOnDemand && ON_DEMAND.some(([to, files]) => to.test(target) && files.test(file))) return false;
  const allowed = DIRECTIONS.find(([pattern]) => pattern.test(file))?.[1] ?? [];
  return !target.endsWith('.css') && !allowed.some((pattern) => matches(target, pattern, folder));
};

/** Every import that points the wrong way, as `file → target`. */
export const wrongDirections = (sources: Sources): string[] =>
  [...sources].flatMap(([file, text]) =>
    imports(text)
      .filter((found) => isWrong(file, found))
      .map(({ name }) => `${file} → ${name}`),
  );
