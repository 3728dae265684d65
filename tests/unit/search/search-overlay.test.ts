import { beforeEach, expect, test } from 'vitest';
import { $recent, forgetSearches } from '../../../widgets/search/recent-searches';
import { rememberSubmittedSearch } from '../../../widgets/search/search-field';

const show = (html: string): void => {
  document.body.innerHTML = html;
  for (const host of document.querySelectorAll<HTMLElement>('[data-island=search-overlay]'))
    rememberSubmittedSearch(host, new AbortController().signal);
};
const HOST = '<div data-island="search-overlay"></div>';
const FORM = '<form role="search"><input name="s"><input type="hidden" name="post_type" value="product"></form>';

const submit = (text: string): void => {
  for (const field of document.querySelectorAll<HTMLInputElement>('input[name=s]')) {
    field.value = text;
    field.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  }
};

beforeEach(forgetSearches);

test.each([
  ['in an overlay of the plugin', `<dialog data-islas-panel="search"><div>${FORM}</div><div>${HOST}</div></dialog>`],
  ['in a panel of the theme', `<div data-islas-panel="search">${FORM}${HOST}</div>`],
])('searches submitted before suggestions load are remembered, %s', (_where, html) => {
  show(html);
  submit('camisetas');
  submit('  taza   azul ');
  submit(' ');
  expect($recent.get()).toEqual(['taza azul', 'camisetas']);
});

test('a form outside the search and a host without a form get no listener', () => {
  show(`${FORM}<div data-islas-panel="search">${HOST}</div>`);
  submit('camisetas');
  expect($recent.get()).toEqual([]);
});
