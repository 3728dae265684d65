import { beforeEach, expect, test } from 'vitest';
import { hideBar, leaveBar } from '../../../widgets/consent/bar/bar-focus';

const { dataset } = document.documentElement;
const find = (name: string) => document.querySelector<HTMLElement>(`#${name}`);

beforeEach(() => {
  delete dataset.consentTool;
  delete dataset.consentBar;
  document.body.innerHTML =
    '<a href="#x" id="before">Saltar</a><div id="islas-consent"><button id="accept">Aceptar</button></div><main><a href="#y" id="after">Tienda</a></main>';
});

test.each([
  ['in the bar', 'accept', 'after'],
  ['nowhere, because the browser has taken it from the hidden bar already', '', 'after'],
  ['on another control meanwhile', 'before', 'before'],
])('a hidden bar hands the focus on, which is %s', (_, focused, expected) => {
  find(focused || 'accept')?.focus();
  if (!focused) find('accept')?.blur();
  leaveBar();
  expect(document.activeElement?.id).toBe(expected);
});

test('a bar that is shown keeps the focus', () => {
  dataset.consentBar = 'open';
  find('accept')?.focus();
  leaveBar();
  expect(document.activeElement?.id).toBe('accept');
});

test('a bar that a consent tool replaces hands the focus on, and takes none from elsewhere', () => {
  for (const [focused, expected] of [
    ['accept', 'after'],
    ['before', 'before'],
  ] as const) {
    dataset.consentBar = 'open';
    find(focused)?.focus();
    hideBar();
    expect(document.activeElement?.id).toBe(expected);
  }
});
