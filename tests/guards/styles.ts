import type { Sources } from './sources';

/** Matches a rule with `:has()` on `html`, `:root` or `body` that styles a descendant. */
const BY_THE_PAGE = /(?:html|:root|\bbody)[^\s,{}]*:has\((?:[^()]|\([^()]*\))*\)\)?\s+([^,{}]+?)\s*[,{]/g;
/** The consent bar: to recalculate the styles of one element costs nothing. */
const CONSENT_BAR = /^\.islas-consent(?::not\(:has\(\+ \*\)\))?$/;

/**
 * Rules with `:has()` on the root that style more than the consent bar. With such a rule, browsers recalculate the styles
 * of the whole page after every change: half a second in the checkout of a telephone.
 */
export const costlyRules = (sources: Sources): string[] =>
  [...sources].flatMap(([file, text]) =>
    [...text.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(BY_THE_PAGE)]
      .filter(([, inside = '']) => !CONSENT_BAR.test(inside))
      .map(([rule]) => `${file}: ${rule.trim()}`),
  );

/** Matches a colour that is written in a rule; one that is the value of a custom property has a name. */
const WRITTEN_COLOUR = /(?:^|[;{])\s*(?!--)[\w-]+\s*:[^;}]*(?:#[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\()[^;}]*/gi;

/** Colours that rules of the owner's screen name themselves, which WordPress' colours then do not reach. */
export const writtenColours = (sources: Sources): string[] =>
  [...sources]
    .filter(([file]) => file.endsWith('.css'))
    .flatMap(([file, text]) =>
      [...text.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(WRITTEN_COLOUR)].map(
        ([rule]) => `${file}: ${rule.replace(/^[;{]/, '').trim()}`,
      ),
    );
