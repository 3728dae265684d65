import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ConsentState } from '../../../widgets/consent/consent-api';
import { isConsentWithdrawn } from '../../../widgets/consent/taken-back/is-taken-back';
import { restoreValues, readTypedValues } from '../../../widgets/consent/taken-back/typed-values';

const state = (status: ConsentState['status'], more: Partial<ConsentState> = {}): ConsentState => ({
  status,
  blocked: [],
  categories: status === 'accepted' ? ['preferences', 'statistics', 'marketing'] : [],
  id: '',
  time: 0,
  version: status === 'undecided' ? '' : 'v1',
  isGpc: false,
  ...more,
});
const accepted = state('accepted');
const partly = state('saved', { categories: ['statistics'], blocked: ['_fbp'] });

describe('what a decision takes back', () => {
  test.each([
    ['accepted, then declined', accepted, state('declined', { blocked: ['_ga'] }), true],
    ['accepted, then withdrawn', accepted, state('undecided'), true],
    ['accepted, then only a part', accepted, partly, true],
    ['one cookie more is refused', partly, { ...partly, blocked: ['_fbp', '_ga'] }, true],
    ['a part, then withdrawn', partly, state('undecided'), true],
    ['one provider allowed, then nothing', state('saved', { blocked: ['_fbp'] }), state('declined'), true],
    ['a part, then everything', partly, accepted, false],
    ['a first refusal', state('undecided'), state('declined'), false],
    ['a refusal, then withdrawn', state('declined'), state('undecided'), false],
    ['a refusal that blocks one more name', state('declined'), state('declined', { blocked: ['_ga'] }), false],
    ['asked again for what is new', accepted, state('undecided', { version: 'v0' }), false],
  ])('%s: %#', (_name, before, now, expected) => {
    expect(isConsentWithdrawn(before, now)).toBe(expected);
  });
});

describe('what was typed before the page is loaded again', () => {
  const form = (inside: string) => {
    document.body.innerHTML = `<form>${inside}</form>`;
  };
  const field = (selector: string) => document.querySelector(selector) as HTMLInputElement;
  const FORM =
    '<input id="name" value=""><input id="city" value="Sevilla"><textarea id="note"></textarea>' +
    '<input id="secret" type="password"><input id="card" autocomplete="cc-number"><input type="search" id="s">' +
    '<input type="hidden" id="hidden" value="1"><input type="checkbox" id="terms"><input type="radio" name="way" value="a" checked>' +
    '<input type="radio" name="way" value="b"><select id="size"><option>S</option><option>M</option></select>';
  const over = new AbortController();
  afterEach(() => document.body.replaceChildren());

  test('is in the fields again, with the events that scripts listen to', () => {
    form(FORM);
    field('#name').value = 'Ana';
    field('#note').value = 'Al portal B';
    field('#secret').value = 'xyz';
    field('#card').value = '4111';
    field('#s').value = 'taza';
    field('#terms').checked = true;
    field('[value=b]').checked = true;
    field('#size').value = 'M';
    const json = JSON.stringify({ at: 1, fields: readTypedValues() });
    expect(json).not.toMatch(/xyz|4111|taza|Sevilla|hidden/);

    form(FORM);
    const heard = vi.fn();
    for (const type of ['input', 'change']) field('#name').addEventListener(type, heard);
    restoreValues(json, over.signal);
    expect([field('#name').value, field('#note').value, field('#size').value]).toEqual(['Ana', 'Al portal B', 'M']);
    expect([field('#terms').checked, field('[value=b]').checked]).toEqual([true, true]);
    expect([field('#secret').value, field('#card').value]).toEqual(['', '']);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test('comes back into a form that a script builds later, once', async () => {
    form('<input id="name">');
    field('#name').value = 'Ana';
    const json = JSON.stringify({ at: 1, fields: readTypedValues() });
    document.body.replaceChildren();
    restoreValues(json, over.signal);
    form('<input id="name">');
    await vi.waitFor(() => expect(field('#name').value).toBe('Ana'));
    form('<input id="name">');
    await new Promise((end) => setTimeout(end));
    expect(field('#name').value).toBe('');
  });

  test('does not replace what has been typed since', () => {
    form(FORM);
    field('#name').value = 'Ana';
    field('#note').value = 'Al portal B';
    const json = JSON.stringify({ at: 1, fields: readTypedValues() });
    form(FORM);
    field('#name').value = 'Clara';
    restoreValues(json, over.signal);
    expect([field('#name').value, field('#note').value]).toEqual(['Clara', 'Al portal B']);
  });

  test.each(['', '{', '{"fields":7}', '[]'])('of a broken store is nothing: %s', (json) => {
    form('<input id="name" value="x">');
    restoreValues(json, over.signal);
    expect(field('#name').value).toBe('x');
  });
});
