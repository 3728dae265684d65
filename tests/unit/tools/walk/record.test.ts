// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { withWalk } from '../../../../.tools/walk/record.mjs';

const EMPTY = 'Before.\n<!-- walks -->\n<!-- walks -->\nAfter.\n';
const walked = {
  theme: 'Astra 4.13.1',
  plugins: '',
  versions: 'WordPress 7.1, WooCommerce 11.0.1, PHP 8.2.36',
  steps: 52,
  faults: [],
};
const rows = (document: string) =>
  document.split('\n').filter((line) => /^\| [A-Z]/.test(line) && !/^\| Theme/.test(line));

describe('the page of themes and plugins', () => {
  it('lists a walk, and keeps what is around the table', () => {
    const document = withWalk(EMPTY, walked);
    expect(document).toMatch(/^Before\.\n<!-- walks -->\n\| Theme/);
    expect(document).toMatch(/\|\n<!-- walks -->\nAfter\.\n$/);
    expect(rows(document)).toEqual([
      '| Astra 4.13.1 | none | WordPress 7.1, WooCommerce 11.0.1, PHP 8.2.36 | 52 | nothing |',
    ]);
  });

  it('replaces an earlier walk of the same theme and plugins, whatever their versions', () => {
    const old = withWalk(EMPTY, { ...walked, theme: 'Astra 4.9', plugins: 'Polylang 3.7, YITH 4.1.0' });
    const document = withWalk(old, { ...walked, plugins: 'Polylang 3.8.5, YITH 4.13.0' });
    expect(rows(document)).toHaveLength(1);
    expect(rows(document)[0]).toContain('Polylang 3.8.5');
  });

  it('keeps walks of other themes and other plugins, in order of the alphabet', () => {
    const walks = [{ theme: 'Kadence 1.4' }, {}, { plugins: 'Polylang 3.8.5' }, { theme: 'Twenty Twenty-Five 1.5' }];
    const document = walks.reduce((text, more) => withWalk(text, { ...walked, ...more }), EMPTY);
    expect(rows(document).map((row) => row.split(' | ').slice(0, 2).join())).toEqual([
      '| Astra 4.13.1,Polylang 3.8.5',
      '| Astra 4.13.1,none',
      '| Kadence 1.4,none',
      '| Twenty Twenty-Five 1.5,none',
    ]);
  });

  it('says what became worse, also if the words have a line or a bar', () => {
    const [row] = rows(withWalk(EMPTY, { ...walked, faults: ['360 px, add: a | b\nc', 'second'] }));
    expect(row).toContain('360 px, add: a \\| b c; second |');
  });

  it('refuses a document without its two markers', () => {
    expect(() => withWalk('No table.', walked)).toThrow(/twice/);
  });
});
