import { afterEach, describe, expect, it, vi } from 'vitest';
import { readPlainCookie, setCookie } from '../../../src/browser/plain-cookies';

afterEach(() => vi.restoreAllMocks());

const withCookies = (cookies: string) => vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookies);

describe('plainCookie', () => {
  it.each([
    ['the only one', 'cart=abc', 'abc'],
    ['the last one', 'other=1; cart=abc', 'abc'],
    ['among others', 'x=1; cart=a=b; y=2', 'a=b'],
    ['empty', 'cart=; y=2', ''],
    ['of a longer name only', 'mycart=1; cart2=2', ''],
    ['named in another value', 'x=cart=1', ''],
    ['not there', '', ''],
  ])('%s', (_, cookies, value) => {
    withCookies(cookies);
    expect(readPlainCookie('cart')).toBe(value);
  });

  it('returns an empty value where the page may not read cookies', () => {
    vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('sandboxed', 'SecurityError');
    });
    expect(readPlainCookie('cart')).toBe('');
  });
});

it('reads a written cookie back until it is deleted', () => {
  setCookie('islas_tried', 'yes', 60, ';path=/');
  expect(readPlainCookie('islas_tried')).toBe('yes');
  setCookie('islas_tried', '', 0, ';path=/');
  expect(readPlainCookie('islas_tried')).toBe('');
});

it.each([
  ['https:', 'a=b;max-age=60;samesite=lax;path=/;secure'],
  ['http:', 'a=b;max-age=60;samesite=lax;path=/'],
])('a cookie that is written over %s is "%s"', (protocol, written) => {
  vi.stubGlobal('location', { protocol });
  const write = vi.spyOn(document, 'cookie', 'set').mockReturnValue();
  setCookie('a', 'b', 60, ';path=/');
  expect(write).toHaveBeenCalledWith(written);
});
