import { beforeEach, expect, test } from 'vitest';
import { rememberFocus } from '../../../src/browser/focus';

const focused = () => document.activeElement?.getAttribute('name') ?? document.activeElement?.localName;
const show = (html: string) => {
  (document.querySelector('section') as HTMLElement).innerHTML = html;
};

beforeEach(() => {
  document.body.innerHTML = '<section></section>';
});

test.each([
  ['the same id', '<input id="a" name="one">', '<input id="b" name="two"><input id="a" name="same">', 'same'],
  [
    'the same name where each answer has other ids',
    '<input id="quantity_1" name="cart[k][qty]">',
    '<input id="quantity_2" name="cart[j][qty]"><input id="quantity_3" name="cart[k][qty]">',
    'cart[k][qty]',
  ],
  ['no key that is left: the heading', '<a href="/gone">×</a>', '<h2>Carrito</h2><a href="/other">×</a>', 'h2'],
])('after the markup was replaced the focus goes to the element with %s', (_key, before, after, expected) => {
  show(before);
  (document.querySelector('input,a') as HTMLElement).focus();
  const restore = rememberFocus();
  show(after);
  restore();
  expect(focused()).toBe(expected);
});

test('the focus that has moved on meanwhile stays', () => {
  show('<input id="a" name="a"><input id="b" name="b">');
  (document.getElementById('a') as HTMLElement).focus();
  const restore = rememberFocus();
  (document.getElementById('b') as HTMLElement).focus();
  restore();
  expect(focused()).toBe('b');
});
