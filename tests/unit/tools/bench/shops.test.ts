// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { shopsOf } from '../../../../.tools/bench/shops.mjs';

describe('the shops that are meant', () => {
  it.each([
    [{ theme: 'storefront', pretend: false }, ['storefront']],
    [{ theme: 'both', pretend: false }, ['storefront', 'twentytwentyfive']],
    [{ theme: 'storefront', pretend: true }, ['pretend']],
  ])('%j: %j', (asked, names) => expect(shopsOf(asked)).toEqual(names));

  it('an unknown theme is refused with the names of the shops', () => {
    expect(() => shopsOf({ theme: 'astra', pretend: false })).toThrow(/storefront, twentytwentyfive or both.*astra/);
  });
});
