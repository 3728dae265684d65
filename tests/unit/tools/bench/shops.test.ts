// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { shopsOf } from '../../../../.tools/bench/shops.mjs';

describe('shopsOf', () => {
  it.each([
    [{ theme: 'storefront', pretend: false }, ['storefront']],
    [{ theme: 'both', pretend: false }, ['storefront', 'twentytwentyfive']],
    [{ theme: 'storefront', pretend: true }, ['pretend']],
  ])('%j selects %j', (asked, names) => expect(shopsOf(asked)).toEqual(names));

  it('throws for an unknown theme with the names of the shops', () => {
    expect(() => shopsOf({ theme: 'astra', pretend: false })).toThrow(/storefront, twentytwentyfive or both.*astra/);
  });
});
