import { beforeEach, expect, test } from 'vitest';
import { $recent, forgetSearches } from '../../../src/stores/search-recent';
import { remember } from '../../../widgets/search-overlay/field';

const page = (html: string): HTMLElement => {
  document.body.innerHTML = html;
  return document.body.querySelector<HTMLElement>('[data-island=search-overlay]')!;
};
const HOST = '<div data-island="search-overlay"></div>';
const FORM = '<form role="search"><input name="s"><input type="hidden" name="post_type" value="product"></form>';

const submit = (text: string): void => {
  const form = document.querySelector('form')!;
  form.querySelector('input')!.value = text;
  form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
};

beforeEach(forgetSearches);

test.each([
  ['in an overlay of the plugin’s', `<dialog data-islas-panel="search"><div>${FORM}</div><div>${HOST}</div></dialog>`],
  ['in a panel of the theme’s', `<div data-islas-panel="search">${FORM}${HOST}</div>`],
])('what is searched for before there are suggestions is remembered, %s', (_where, html) => {
  remember(page(html));
  submit('camisetas');
  submit('  taza   azul ');
  submit(' ');
  expect($recent.get()).toEqual(['taza azul', 'camisetas']);
});

test('a form that is somebody else’s is not listened to, nor a host without any', () => {
  remember(page(`${FORM}<div data-islas-panel="search">${HOST}</div>`));
  submit('camisetas');
  expect($recent.get()).toEqual([]);
});
