import { isRecord, text } from '../../src/browser/decode';
import { readScriptText } from '../../src/browser/script-data';
import type { RawVariation } from './variation';

type Run = (id: string) => (data: { variation: RawVariation }) => string;

const PLACEHOLDER = /(\{\{\{?)\s*data\.variation\.([\w-]+)\s*\}?\}\}/g;

export const escapeText = (plain: string): string => {
  const place = document.createElement('i');
  place.textContent = plain;
  return place.innerHTML;
};

const PARTS = { description: 'variation_description', price: 'price_html', availability: 'availability_html' };

/** The template that WooCommerce ships, for pages without one. */
const SHIPPED = Object.entries(PARTS)
  .map(([part, field]) => `<div class="woocommerce-variation-${part}">{{{data.variation.${field}}}}</div>`)
  .join('');

const fillTemplate = (html: string, variation: RawVariation): string =>
  html.replace(PLACEHOLDER, (_, open: string, key: string) => {
    const plain = text()(variation[key]);
    return open.length > 2 ? plain : escapeText(plain);
  });

/**
 * The page's template `script#tmpl-{id}` with the variation's fields. A template with logic is run by
 * `wp.template` where the page has it; else, or when it throws, WooCommerce's shape is shown (W-30).
 */
export const renderVariation = (id: string, variation: RawVariation, fallback = SHIPPED): string => {
  const html = readScriptText(`tmpl-${id}`)?.replace(/\/\*(<!\[CDATA\[|\]\]>)\*\//g, '') ?? fallback;
  const filled = fillTemplate(html, variation);
  if (!/<#|\{\{/.test(html.replace(PLACEHOLDER, ''))) return filled;
  const { wp } = window as unknown as { wp?: { template?: Run } };
  try {
    if (isRecord(wp) && wp.template) return wp.template(id)({ variation });
  } catch {
    // A theme's template that fails must not stop the sale.
  }
  return fillTemplate(fallback, variation);
};
