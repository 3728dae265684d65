import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ConsentApi, ConsentState } from '../../../widgets/consent/consent-api';
import type { ConsentModule } from '../../../widgets/consent/consent-module';
import { pressControl } from '../../../widgets/consent/head/press-control';
import type { CallModule } from '../../../widgets/consent/head/load-module';

const KEY = 'k1';
const called: string[] = [];
const log = (name: string) => () => void called.push(name);
const module = { settings: log('module.settings'), embed: log('module.embed') } as unknown as ConsentModule;
const loads: CallModule = (use) => use?.(module);
const fails: CallModule = (_use, fallback) => fallback?.();

/** Presses a control; answers whether the browser's own action was prevented, and what was called. */
const press = (
  action: string,
  { status = 'undecided', isOurs = true, callModule = loads, init = {} as MouseEventInit } = {},
) => {
  called.length = 0;
  const api = {
    config: { key: KEY },
    get: () => ({ status }) as ConsentState,
    ...Object.fromEntries(['accept', 'decline', 'open', 'close'].map((name) => [name, log(name)])),
  } as unknown as ConsentApi;
  document.body.innerHTML = `<div ${isOurs ? `data-islas-region="${KEY}"` : ''}><button data-islas-action="${action}"><b>x</b></button></div>`;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  const handle = (received: Event) => pressControl(received as MouseEvent, api, callModule);
  addEventListener('click', handle, { once: true });
  document.querySelector('b')?.dispatchEvent(event);
  removeEventListener('click', handle);
  return [event.defaultPrevented, ...called];
};

afterEach(() => document.body.replaceChildren());

describe('a press on a control of consent', () => {
  test.each([
    ['consent.accept', 'undecided', 'accept'],
    ['consent.accept', 'saved', 'accept'],
    ['consent.accept', 'declined', 'accept'],
    ['consent.accept', 'accepted', 'close'],
    ['consent.decline', 'undecided', 'decline'],
    ['consent.decline', 'accepted', 'decline'],
    ['consent.decline', 'declined', 'close'],
    ['consent.close', 'undecided', 'close'],
    ['consent.open', 'accepted', 'open'],
    ['consent.settings', 'undecided', 'module.settings'],
    ['consent.embed', 'undecided', 'module.embed'],
  ])('%s of a visitor who is %s calls %s', (action, status, method) =>
    expect(press(action, { status })).toEqual([true, method]),
  );

  test.each([
    ['consent.accept', false],
    ['consent.decline', false],
    ['consent.close', false],
    ['consent.embed', false],
    ['consent.open', true],
    ['consent.settings', true],
  ])('%s, written into a post by somebody else, works: %s', (action, works) =>
    expect(press(action, { isOurs: false })[0]).toBe(works),
  );

  test.each(['consent', 'consent.decide', 'consent.applyAnswers', 'consent.get', 'consent.unknown'])(
    'leaves %s, which is no action of a control, to the browser',
    (action) => expect(press(action)).toEqual([false]),
  );

  test('with a modifier key is the browser’s', () => {
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
      expect(press('consent.settings', { init: { [key]: true } })).toEqual([false]);
  });

  test('is made again natively, without the action, when the module cannot be loaded', () => {
    const pressed = vi.fn();
    const onClick = ({ target }: Event) => pressed((target as HTMLElement).dataset.islasAction);
    const fallback: CallModule = (use, giveBack) => {
      document.querySelector('button')?.addEventListener('click', onClick);
      fails(use, giveBack);
    };
    expect(press('consent.settings', { callModule: fallback })).toEqual([true]);
    expect(pressed.mock.calls).toEqual([[undefined]]);
  });
});
