import { describe, expect, it } from 'vitest';
import type { CookieRow } from '../../../widgets/admin/consent/consent-data';
import {
  beginCookie,
  findRows,
  keepKeys,
  isCookieName,
  mergeRows,
  putCookie,
  removeCookie,
} from '../../../widgets/admin/consent/cookies/cookie-rows';

const own = (name: string, purpose = '') => ({ name, category: 'marketing', provider: '', purpose, duration: '' });
const listed = (name: string, rest: Partial<CookieRow> = {}): CookieRow => ({
  ...own(name, 'cart'),
  providerName: 'Azahar',
  purposeText: 'Guarda lo que hay en tu carrito.',
  durationText: '2 años',
  isOwn: false,
  ...rest,
});
const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);
const category = (key: string) => (key === 'marketing' ? 'Publicidad' : key);

describe('the cookies of the owner among all cookies', () => {
  it('come first, replace listed ones of the same name, and are gone at once when they are removed', () => {
    const rows = [listed('a'), listed('b'), listed('c', { isOwn: true })];
    expect(names(mergeRows(rows, [own('b', 'Mía'), own('nueva')]))).toEqual(['b', 'nueva', 'a']);
    expect(mergeRows(rows, [own('b', 'Mía')])[0]).toMatchObject({ purposeText: 'Mía', isOwn: true });
  });

  it('keep the words of a purpose that the server knows by a key', () =>
    expect(mergeRows([listed('a')], [own('a', 'cart')])[0]?.purposeText).toBe('Guarda lo que hay en tu carrito.'));

  it('are stored with their own fields alone, in the place of the one that had the name', () => {
    const before = [own('a'), own('b')];
    expect(putCookie(before, { ...listed('c'), duration: '1' }, 'a')).toEqual([
      { ...own('c', 'cart'), duration: '1' },
      own('b'),
    ]);
    expect(names(putCookie(before, own('c'), ''))).toEqual(['a', 'b', 'c']);
    expect(names(putCookie(before, own('b'), 'a'))).toEqual(['b']);
    expect(names(removeCookie(before, 'a'))).toEqual(['b']);
  });

  it('keep the key of a word that the owner left as it was', () => {
    const row = { ...listed('a'), provider: 'x', duration: '730' };
    const typed = { ...beginCookie([row], 'a'), purpose: 'Otra cosa' };
    expect(keepKeys(typed, row)).toEqual({ ...own('a', 'Otra cosa'), provider: 'x', duration: '730' });
    expect(keepKeys(own('z', 'Mía'), undefined)).toEqual(own('z', 'Mía'));
  });

  it('begin with what is known of a cookie with that name', () => {
    expect(beginCookie([listed('a')], 'a').purpose).toBe('Guarda lo que hay en tu carrito.');
    expect(beginCookie([listed('a')], 'z')).toEqual(own('z'));
  });
});

describe('a search of cookies', () => {
  const rows = [listed('_ga'), listed('x', { purposeText: 'Contenido vacío' })];
  it.each([
    ['', ['_ga', 'x']],
    ['CARRITO guarda', ['_ga']],
    ['VACIO', ['x']],
    ['publicidad', ['_ga', 'x']],
    ['_ga 2', ['_ga']],
    ['nada', []],
  ])('"%s" finds %j', (query, found) => expect(names(findRows(rows, query, category))).toEqual(found));
});

it.each([
  ['_ga*', true],
  ['a b', false],
  ['a,b', false],
  ['a=b', false],
  ['*', false],
  ['', false],
])('"%s" is the name of a cookie: %s', (name, isName) => expect(isCookieName(name)).toBe(isName));
