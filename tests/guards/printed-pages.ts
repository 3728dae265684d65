import type { Sources } from './sources';

/**
 * The page belongs to WordPress: what is printed may be read and changed by consent alone, because to hold tags needs it.
 * Features change what WordPress, WooCommerce and the theme hand them.
 */
const CONSENT = /php-plugin\/src\/Consent\//;

/**
 * Completes the template of a product's gallery, also a theme's, between the two hooks that WooCommerce has for that: the
 * list of thumbnails stands behind what no filter gets, and would move the page if it came with the script (decision 11).
 */
const TEMPLATE_PARTS = ['php-plugin/src/Gallery/GalleryMarkup.php'];

const RULES: readonly { readonly name: string; readonly matches: RegExp }[] = [
  { name: 'a buffer whose content is changed by a callback', matches: /\bob_start\((?!\))/ },
  { name: 'a look into an open buffer', matches: /\bob_get_(?:contents|flush)\(/ },
  { name: 'the filter of the printed page', matches: /wp_template_enhancement_output_buffer/ },
  { name: 'the rendered template', matches: /\$(?:GLOBALS\[['"])?(?:template_html|_wp_current_template_content)\b/ },
  {
    name: 'a property of WordPress that is not public',
    matches: /\bReflection(?:Property|Object)\b|\bClosure::bind\b/,
  },
  { name: 'a subclass of WordPress’ parser', matches: /\bextends\s+\\?WP_HTML_\w+/ },
  { name: 'an element of the whole page', matches: /<!doctype html|type=["']?importmap|~<\/?(?:head|body|html)\b/i },
  {
    name: 'what is attached to a script or style sheet, past `add_data()`',
    matches: /->extra\b(?:\s*\[[^\]]*\])*\s*(?:\.|\?\?)?=(?![=>])/,
  },
  { name: 'a post with a negative id', matches: /\bID\b['"]?\s*(?:=>?)\s*-\d/ },
];

/** A method that opens a buffer and leaves it to another one, so that it holds what hooks and templates print meanwhile. */
const openBuffers = (text: string): number =>
  text
    .split(/\n {4}(?=(?:(?:public|private|protected|static|final) )+function )/)
    .filter((method) => /\bob_start\(\)/.test(method) && !/\bob_(?:get_clean|end_clean)\(/.test(method)).length;

/** Without comments, which may name what is not allowed. */
const codeOf = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/** Places outside consent that read or change a printed page, as `file: what`. */
export const readersOfPages = (php: Sources): string[] =>
  [...php]
    .filter(([file]) => !CONSENT.test(file))
    .flatMap(([file, text]) => {
      const code = codeOf(text);
      return [
        ...RULES.filter(({ matches }) => matches.test(code)).map(({ name }) => `${file}: ${name}`),
        ...Array.from(
          { length: TEMPLATE_PARTS.includes(file) ? 0 : openBuffers(code) },
          () => `${file}: a buffer that another method closes`,
        ),
      ];
    });
