import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Settings } from '../../../src/wordpress/settings';
import type { Island } from '../../../src/runtime/define';
import type { PageOverlay } from '../../../src/runtime/page-feature';
import { getSettings } from '../../../src/wordpress/settings';
import { PAGES, showPage } from './pages';
import { startRecorder } from './recorder';
import { usePage } from './shopper';

type Tasks = (features: Settings['features'], signal: AbortSignal) => readonly (() => unknown)[];

/** The tasks of each entry; the test starts them. */
const entries = vi.hoisted(() => new Map<string, Tasks>());
vi.mock('../../../src/runtime/start-entry', () => ({
  hasStarted: () => false,
  startEntry: (name: string, tasks: Tasks) => entries.set(name, tasks),
}));
vi.mock('../../../src/browser/navigation', async (original) => ({
  ...(await original<object>()),
  assign: () => true,
}));

const sources: Record<string, string> = import.meta.glob(
  ['../../../src/*.ts', '../../../src/entries/*.ts', '../../../widgets/**/entry.ts'],
  { query: '?raw', import: 'default', eager: true },
);
const modules = import.meta.glob(['../../../src/*.ts', '../../../src/entries/*.ts', '../../../widgets/**/entry.ts']);
const views = import.meta.glob(['../../../widgets/**/view.tsx', '../../../widgets/search/search-field.ts']);
const stores = import.meta.glob<Record<string, unknown>>([
  '../../../{src,widgets}/**/*-store.ts',
  '../../../widgets/**/{recent-searches,dismissals}.ts',
]);
const definitions = import.meta.glob<Record<string, unknown>>(['../../../widgets/**/island.ts'], { eager: true });

/** `pass` advances the fake clock and then waits in real time for the network, observers and React. */
const sleep = setTimeout;
const rest = (ms = 10) => new Promise((resolve) => sleep(resolve, ms));
const pass = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms);
  await rest();
};

/** Names of the islands that were live in some test. */
const met = new Set<string>();
const hosts = () => [...document.querySelectorAll('[data-island-state]')];
const OVERLAYS = ['drawer', 'search', 'social'].map((name) => ({ name, selectors: () => ({}) }));
const defined = Object.values(definitions)
  .flatMap((exports) => Object.values(exports))
  .flatMap((given) =>
    typeof given === 'function'
      ? (given as (overlays: readonly PageOverlay[]) => Island[])(OVERLAYS)
      : [given as Island],
  );
const meet = () => {
  for (const host of hosts())
    for (const { name, selector } of defined)
      if (host.matches(selector) && host.matches('[data-island-state=live]')) met.add(name);
};

const everyStore = async (): Promise<readonly (readonly [string, number])[]> =>
  (await Promise.all(Object.values(stores).map((load) => load())))
    .flatMap((exports) => Object.entries(exports))
    .flatMap(([name, store]) => (name.startsWith('$') ? [[name, Number(Object(store).lc)] as const] : []));

const page = () => [
  document.documentElement.outerHTML,
  document.cookie,
  JSON.stringify({ ...sessionStorage, ...localStorage }),
];

beforeAll(async () => {
  for (const [path, source] of Object.entries(sources)) if (/^startEntry\(/m.test(source)) await modules[path]?.();
  expect(entries.size).toBeGreaterThan(10);
  await Promise.all(Object.values(views).map((load) => load()));
}, 60_000);

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.assign(document, { elementsFromPoint: () => [], elementFromPoint: () => null });
});

/** The moments at which a page ends, by what was done on it before. */
const MOMENTS = {
  'at once': async () => undefined,
  'while it is used': async () => {
    usePage();
    await pass(60);
    usePage();
  },
  'after a while': async () => {
    usePage();
    await pass(2000);
    usePage();
    await pass(700);
  },
} as const;

describe.each(PAGES)('the page %s', (path) => {
  test.each([
    ['at once', true],
    ['while it is used', false],
    ['while it is used', true],
    ['after a while', true],
  ] as const)(
    'that ends %s leaves nothing (the shop answers: %s)',
    async (moment, isAnswered) => {
      await showPage(path);
      const before = await everyStore();
      vi.useFakeTimers({
        toFake: [
          'setTimeout',
          'clearTimeout',
          'setInterval',
          'clearInterval',
          'requestAnimationFrame',
          'cancelAnimationFrame',
        ],
      });
      const recorder = startRecorder(isAnswered);
      const life = new AbortController();
      // Added after the handlers, to prevent navigations.
      const stay = (event: Event) => event.preventDefault();
      try {
        for (const tasks of entries.values()) for (const task of tasks(getSettings().features, life.signal)) task();
        for (const type of ['click', 'submit']) addEventListener(type, stay);
        await rest();
        await MOMENTS[moment]();
        meet();
        const ended = hosts();
        life.abort();
        await rest(30);
        expect(recorder.left(ended)).toEqual([]);
        expect(await everyStore()).toEqual(before);
        const asked = recorder.asked.length;
        const left = page();
        await pass(60_000);
        expect(page()).toEqual(left);
        expect(recorder.asked.slice(asked)).toEqual([]);
      } finally {
        life.abort();
        recorder.stop();
        for (const type of ['click', 'submit']) removeEventListener(type, stay);
      }
    },
    60_000,
  );
});

test('the tests above have started every island', () => {
  expect(defined.length).toBeGreaterThan(20);
  // `consent.test.ts` tests the island of consent, which needs the head script.
  const left = new Set(defined.map(({ name }) => name).filter((name) => !met.has(name)));
  expect([...left]).toEqual(['consent-settings']);
});
