import { posix } from 'node:path';
import { type Sources, code } from './sources';

/**
 * The platform, from the bottom up: what a folder of `src/` may import beside itself. The platform knows no feature;
 * only `src/main.ts` and `src/entries/` do.
 */
export const PLATFORM: Readonly<Record<string, readonly string[]>> = {
  browser: [],
  wordpress: ['browser'],
  runtime: ['browser', 'wordpress'],
  woocommerce: ['browser', 'wordpress', 'runtime'],
  overlays: ['browser', 'wordpress', 'runtime'],
  react: ['browser', 'wordpress', 'runtime', 'woocommerce'],
};

/** Features that build on another one, and the files of it that they may import: what it is, and what it does. */
export const USES: readonly (readonly [feature: string, files: RegExp, why: string])[] = [
  [
    'swatches',
    /^widgets\/variations\/(variation|swatch-settings|variation-details|variation-matrix|variation-stock|option-states|variation-store|variation-requests)$/,
    'a swatch chooses for the form of a variable product',
  ],
  ['swatches', /^widgets\/product-add\/add-request$/, 'a card of a listing adds the variation that was chosen on it'],
];

/** Restrictions beyond the arrows, by kind of file. */
const LEAVES: readonly (readonly [file: RegExp, target: RegExp, why: string])[] = [
  // Inlined into the page: every import would be copied into it.
  [
    /\/head\//,
    /^src\/(?!browser\/(plain-cookies|tag-queue|page-seen|modified-click)$|wordpress\/english$|entries\/(head\/|spanish-messages$))/,
    'a script of the head has no run-time',
  ],
  [
    /\.tsx$/,
    /^src\/woocommerce\/(wc-ajax|(fetch-|jquery-)?transport)$|^src\/wordpress\/rest\//,
    'a view sends nothing',
  ],
  [
    /\/paint[\w-]*\.ts$/,
    /^src\/(woocommerce\/(fetch-|jquery-)?transport$|wordpress\/rest\/)/,
    'a painter sends nothing',
  ],
  [/-store\.ts$/, /^src\/(react|overlays)\/(?!overlay-)|\.css$|\/(paint|view)$/, 'a store draws nothing'],
];

/** Reached by `import()` alone: the REST client stays out of what a page loads. */
const ON_DEMAND = /^src\/wordpress\/rest\/client$/;

/** Packages, and the files that may name them. Packages not listed here have no place in the browser. */
export const PACKAGES: readonly (readonly [name: RegExp, files: RegExp])[] = [
  [
    /^react(-dom)?(\/|$)/,
    /^(src\/react\/|src\/entries\/mount-component\.ts$|widgets\/.*\.tsx$|widgets\/admin\/screen\/wordpress\.d\.ts$)/,
  ],
  [/^nanostores$/, /^(src|widgets)\/.*\/([\w-]+-store|recent-searches|dismissals)\.ts$/],
  [/^@nanostores\/react$/, /^widgets\/.*\.tsx$/],
  [/^js-cookie$/, /^src\/browser\/cookies\.ts$/],
  [/^photoswipe(\/|$)/, /^widgets\/gallery\/lightbox\.ts$/],
  [/^@wordpress\/(api-fetch|i18n)/, /^src\/wordpress\/rest\//],
  // Globals of the owner's screens: `.tools/build/platform-globals.mjs`.
  [/^@wordpress\/(api-fetch|components|element|i18n)$/, /^widgets\/admin\/(screen|preview)\//],
];

const IMPORTS =
  /\b(?:import|export)\b(\s+type\b)?[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"\n]+)['"]/g;

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

/** `widgets/cart` of a feature's file, `src/browser` of the platform's, the file itself at the top of `src/`. */
const roomOf = (path: string): string => path.split('/').slice(0, 2).join('/');

const mayEnter = (file: string, target: string): boolean => {
  const [from, to] = [roomOf(file), roomOf(target)];
  if (from === to || /^src\/(main\.ts|entries)$/.test(from)) return /^(src|widgets)\//.test(target);
  const platform = to.startsWith('src/') ? to.slice(4) : '';
  if (from.startsWith('src/')) return PLATFORM[from.slice(4)]?.includes(platform) ?? false;
  if (platform) return platform in PLATFORM;
  return USES.some(([feature, files]) => from === `widgets/${feature}` && files.test(target));
};

const isWrong = (file: string, { name, isType, isOnDemand }: Import): boolean => {
  if (!name.startsWith('.')) return !isType && !PACKAGES.some(([pkg, files]) => pkg.test(name) && files.test(file));
  const target = posix.join(posix.dirname(file), name);
  if (ON_DEMAND.test(target) && !isOnDemand && !file.startsWith('src/wordpress/rest/')) return true;
  const leaves = isType ? [] : LEAVES.filter(([files, targets]) => files.test(file) && targets.test(target));
  return leaves.length > 0 || !mayEnter(file, target);
};

/** Every import that points the wrong way, as `file → target`. */
export const wrongDirections = (sources: Sources): string[] =>
  [...sources].flatMap(([file, text]) =>
    imports(text)
      .filter((found) => isWrong(file, found))
      .map(({ name }) => `${file} → ${name}`),
  );

/** Import cycles, as `a → b → a`, reported once. Type imports count, dynamic imports do not. */
export const circles = (sources: Sources): string[] => {
  const fileOf = (path: string) =>
    ['', '.ts', '.tsx', '.mjs'].map((end) => path + end).find((name) => sources.has(name));
  const next = new Map(
    [...sources].map(([file, text]) => [
      file,
      imports(text)
        .filter(({ name, isOnDemand }) => name.startsWith('.') && !isOnDemand)
        .flatMap(({ name }) => fileOf(posix.join(posix.dirname(file), name)) ?? []),
    ]),
  );
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (file: string, path: readonly string[]): void => {
    const start = path.indexOf(file);
    if (start >= 0) found.push([...path.slice(start), file].join(' → '));
    if (start >= 0 || done.has(file)) return;
    for (const target of next.get(file) ?? []) visit(target, [...path, file]);
    done.add(file);
  };
  for (const file of next.keys()) visit(file, []);
  return found;
};
