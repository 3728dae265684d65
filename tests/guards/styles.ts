import type { Sources } from './sources';

/** A rule for what is inside the page's root, by what else the page has. */
const BY_THE_PAGE = /(?:html|:root|\bbody)[^\s,{}]*:has\((?:[^()]|\([^()]*\))*\)\)?\s+([^,{}]+?)\s*[,{]/g;
/** One element, which costs nothing to style anew. */
const ONE = /^\.islas-consent(?::not\(:has\(\+ \*\)\))?$/;

/**
 * Rules with `:has()` of the root that style more than one element: with them, browsers style the whole page anew after
 * each change of it, which took a checkout on a telephone half a second.
 */
export const costlyRules = (sources: Sources): string[] =>
  [...sources].flatMap(([file, text]) =>
    [...text.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(BY_THE_PAGE)]
      .filter(([, inside = '']) => !ONE.test(inside))
      .map(([rule]) => `${file}: ${rule.trim()}`),
  );
