import { beforeEach, expect, test, vi } from 'vitest';
import type * as Consent from '../../../widgets/consent/entry';
import { parseJson } from '../../../src/browser/decode';
import { printedOf, showPage } from './pages';
import { startRecorder } from './recorder';
import { usePage } from './shopper';

const sleep = setTimeout;
const rest = (ms = 10) => new Promise((resolve) => sleep(resolve, ms));

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.assign(document, { elementsFromPoint: () => [] });
});

/** Every AbortController created while `run` runs; one of them ends the imported file. */
const controllersOf = async (run: () => Promise<unknown>): Promise<readonly AbortController[]> => {
  const made: AbortController[] = [];
  const Native = AbortController;
  vi.stubGlobal(
    'AbortController',
    class extends Native {
      constructor() {
        super();
        made.push(this);
      }
    },
  );
  await run();
  vi.stubGlobal('AbortController', Native);
  return made;
};

test('consent, its dialog and its tag blocking leave no listener or timer behind', async () => {
  const printed = await printedOf('/taller/?consent=dismiss_timeout:20,cookies_bar_on_scroll:accept');
  const config = /islas=(\{.*?\});/s.exec(printed)?.[1];
  Reflect.set(window, 'islas', parseJson(config));
  await import('../../../widgets/consent/settings/view');
  await showPage('/taller/?consent=dismiss_timeout:20,cookies_bar_on_scroll:accept');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] });
  await import('../../../widgets/consent/head/consent-head');
  await vi.advanceTimersByTimeAsync(5000);
  document.documentElement.dataset.consentBar = 'shown';
  const recorder = startRecorder(true);
  try {
    let acts: typeof Consent | undefined;
    const lives = await controllersOf(async () => (acts = await import('../../../widgets/consent/entry')));
    await rest();
    acts?.settings(document.querySelector('[data-islas-action="consent.settings"]') as HTMLElement);
    await vi.advanceTimersByTimeAsync(100);
    await rest(30);
    expect(document.querySelector('[data-island=consent-settings]')?.getAttribute('data-island-state')).toBe('live');
    usePage();
    // By then the head script returns its buttons to the browser, because it finds no file for them here.
    await vi.advanceTimersByTimeAsync(3000);
    await rest();
    expect(recorder.left().length).toBeGreaterThan(0);
    const hosts = [...document.querySelectorAll('[data-island-state]')];
    for (const life of lives) life.abort();
    await rest(30);
    expect(recorder.left(hosts).filter((what) => !what.includes('head-consent'))).toEqual([]);
    const page = document.documentElement.outerHTML;
    await vi.advanceTimersByTimeAsync(60_000);
    await rest();
    expect(document.documentElement.outerHTML).toBe(page);
  } finally {
    recorder.stop();
  }
});
