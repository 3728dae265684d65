// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { typeOf } from '../../.tools/shapes/types.mjs';
import { count, type Decoder, shape } from '../../src/browser/decode';
import { MESSAGES } from '../../src/wordpress/english';
import { decodeSearchSelectors } from '../../widgets/search/search-selectors';
import { decodeSocialSelectors } from '../../widgets/social/social-selectors';
import { decodeSettings } from '../../src/wordpress/settings';
import { decodeSwatchesSettings } from '../../widgets/variations/swatch-settings';
import { readSources } from '../guards/sources';
import { differences } from './shape-files';

/** The settings that a fresh shop sends to the browser; `tests/contract/settings.php` writes them. */
const sent: Record<string, Record<string, unknown>> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'golden/settings.json'), 'utf8'),
);
const { texts, ...core } = sent;
const decoded = decodeSettings(sent);
const defaults = decodeSettings(undefined);

/** Settings groups that a feature decodes in its own chunk. */
const GROUPS: Readonly<Record<string, Decoder<unknown>>> = {
  page: shape({ embed_max_height: count() }),
  overlays: (value) => ({ ...decodeSearchSelectors(value), ...decodeSocialSelectors(value) }),
  swatches: decodeSwatchesSettings,
};
const groups = Object.keys(core).filter((name) => !(name in defaults));

/** Keys whose value differs between shops. */
const OF_THE_SHOP = ['cart_url', 'cart_hash_key', 'fragment_name', 'root'];

const without = (group: object): object =>
  Object.fromEntries(Object.entries(group).filter(([key]) => !OF_THE_SHOP.includes(key)));

describe("PHP's settings", () => {
  it.each(['features', 'shop', 'rest'] as const)('%s: PHP sends exactly the keys and types of the decoder', (name) => {
    expect(differences(typeOf(defaults[name]), typeOf(core[name]))).toEqual([]);
    expect(decoded[name]).toEqual(core[name]);
  });

  it.each(['features', 'shop', 'rest'] as const)('%s: PHP and the browser have the same defaults', (name) => {
    expect(without(decoded[name])).toEqual(without(defaults[name]));
  });

  it.each(groups)('%s: PHP and the feature’s decoder have the same defaults', (name) => {
    const decode = GROUPS[name] ?? (() => 'no decoder');
    expect(decode(core[name])).toEqual(core[name]);
    expect(decode(undefined)).toEqual(core[name]);
  });

  it('PHP’s settings have no nonce for a visitor who is not signed in', () => expect(decoded.rest.nonce).toBe(''));
});

describe("PHP's texts", () => {
  // The owner's screens get their texts with their own script.
  const storefront = [...readSources('src')].filter(([file]) => !/admin/.test(file));
  const source = storefront.map(([, code]) => code).join('\n');
  const blocks = source.matchAll(/(?:const SOURCES = |textsFrom\()\{([\s\S]*?)\n\}/g);
  const entry = /^ {2}(\w+):\s+(?:'((?:[^'\\]|\\.)*)'|"([^"]*)"),?$/gm;
  const english: Record<string, string> = { ...MESSAGES };
  for (const [, block = ''] of blocks) {
    for (const [, key = '', one, other] of block.matchAll(entry)) english[key] = one ?? other ?? '';
  }

  it('PHP’s texts have the same keys and English texts as the browser', () => {
    expect(Object.keys(english).length).toBeGreaterThan(Object.keys(MESSAGES).length);
    expect(texts).toEqual(english);
  });

  it('decoding keeps all of PHP’s texts', () => expect(decoded.texts).toEqual(texts));
});
