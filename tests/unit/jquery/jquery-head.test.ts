import jQuery from 'jquery';
import { afterEach, expect, it, vi } from 'vitest';

const CORE = 'http://127.0.0.1:5173/wp-includes/js/jquery/jquery.min.js?ver=3.7.1';
const arrived = vi.fn();
const beacon = vi.fn<(url: string, data: URLSearchParams) => boolean>(() => true);
const descriptor = (name: string) => Object.getOwnPropertyDescriptor(window, name);
/** The accessor's value without triggering it; undefined when there is no accessor. */
const present = (): unknown => {
  const get = descriptor('jQuery')?.get;
  return get && { present: Reflect.get(get, 'present') as unknown };
};
const read = (name: string): unknown => Reflect.get(window, name);

/** Runs `act` as code of this script file; an empty address is inline code. */
const as = <T>(src: string, act: () => T): T => {
  const script = document.createElement('script');
  script.type = 'text/plain';
  if (src) script.src = src;
  const spy = vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  try {
    return act();
  } finally {
    spy.mockRestore();
  }
};

const start = async (dollar: 'left' | 'taken' = 'left', urls = JSON.stringify([CORE]), globals = '[]') => {
  vi.resetModules();
  const own = document.createElement('script');
  Object.assign(own.dataset, { urls, globals, dollar, report: '/?wc-ajax=islas_jquery' });
  const spy = vi.spyOn(document, 'currentScript', 'get').mockReturnValue(own);
  await import('../../../widgets/jquery/head/jquery-head');
  Reflect.get(window, 'islasJQuery')();
  spy.mockRestore();
  document.addEventListener('islas:jquery', arrived);
};

/** Answers every synchronous request with this status; returns the requested addresses. */
const answering = (send: () => number) => {
  const asked: string[] = [];
  vi.spyOn(navigator, 'sendBeacon').mockImplementation(beacon as typeof navigator.sendBeacon);
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      status = 0;
      responseText = '';
      open(_method: string, url: string, isAsync: boolean) {
        expect(isAsync).toBe(false);
        asked.push(url);
      }
      send() {
        this.status = send();
      }
    },
  );
  return asked;
};

afterEach(async () => {
  // Of a use that the test has not waited for.
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
  document.removeEventListener('islas:jquery', arrived);
  arrived.mockReset();
  beacon.mockReset();
  sessionStorage.clear();
  for (const name of ['jQuery', '$']) Reflect.deleteProperty(window, name);
});

it('shows by its descriptor that jQuery has not loaded; `$` stays undefined as in stock', async () => {
  await start();
  expect(present()).toEqual({ present: undefined });
  expect(descriptor('$')).toMatchObject({ value: undefined, writable: true });
});

it('leaves a jQuery that is already on the page alone', async () => {
  Object.assign(window, { jQuery, $: jQuery });
  await start();
  expect(descriptor('jQuery')?.value).toBe(jQuery);
});

it.each(['[]', ''])('defines nothing without an address (%j)', async (urls) => {
  await start('left', urls || '[]');
  expect('jQuery' in window).toBe(false);
});

it('a normal script tag replaces the accessor without a request, and its arrival is reported at once', async () => {
  const asked = answering(() => 500);
  await start();
  as(CORE, () => {
    expect(read('jQuery')).toBeUndefined();
    Reflect.set(window, 'jQuery', jQuery);
  });
  expect(descriptor('jQuery')).toMatchObject({ value: jQuery, writable: true, configurable: true });
  expect(arrived).toHaveBeenCalledOnce();
  expect(asked).toEqual([]);
});

it.each([
  'https://code.example/jquery-3.6.0.min.js',
  '/theme/jquery.js',
  '/x/jquery-1.12.4.js?v=2',
  '/jquery.slim.min.js',
])('a theme’s copy of jQuery (%s) may release the name', async (src) => {
  const asked = answering(() => 500);
  await start();
  as(src, () => {
    expect(read('jQuery')).toBeUndefined();
    Reflect.set(window, 'jQuery', jQuery);
  });
  expect(read('jQuery')).toBe(jQuery);
  expect(present()).toEqual({ present: jQuery });
  expect(asked).toEqual([]);
  as('', () => Reflect.set(window, 'jQuery', undefined)); // noConflict(true)
  expect(present()).toEqual({ present: undefined });
});

it.each(['/jquery-ui.min.js', '/jquery.validate.min.js', '/jquery-migrate.min.js', '/theme/main.js', ''])(
  'a read by code of %j makes one request; if it is refused, jQuery is undefined and the console says why',
  async (src) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const asked = answering(() => {
      throw new Error('sync-xhr is not allowed');
    });
    await start();
    expect(as(src, () => read('jQuery'))).toBeUndefined();
    expect('jQuery' in window).toBe(false);
    expect(asked).toEqual([CORE]);
    await vi.waitFor(() =>
      expect(said.mock.calls).toEqual([[expect.stringMatching(/jQuery.*sync-xhr is not allowed.*jquery: keep/)]]),
    );
    expect(beacon).toHaveBeenCalledOnce();
    expect(String(beacon.mock.calls[0]?.[1])).toMatch(/refused=1$/);
    expect(arrived).not.toHaveBeenCalled();
  },
);

it('an error response leaves jQuery undefined and is logged', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  answering(() => 404);
  await start();
  expect(read('jQuery')).toBeUndefined();
  await vi.waitFor(() => expect(said.mock.calls).toEqual([[expect.stringContaining('answers 404')]]));
});

it('keeps another library’s `$` when jQuery cannot load', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  answering(() => 404);
  await start('taken');
  const prototype = () => null;
  Reflect.set(window, '$', prototype);
  expect(read('jQuery')).toBeUndefined();
  expect(read('$')).toBe(prototype);
});

it.each([
  ['http://127.0.0.1:5173/plugins/a.js', '/plugins/a.js'],
  ['http://127.0.0.1:51730/a.js', 'http://127.0.0.1:51730/a.js'],
])('reports a script of the shop by its path and another one by its full address: %s', async (src, who) => {
  answering(() => 404);
  await start();
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 0;
  as(src, () => read('jQuery'));
  Error.stackTraceLimit = limit;
  await vi.waitFor(() => expect(beacon.mock.calls[0]?.[1].get('who')).toBe(who));
});

it('names the inline script that was running at the read, though another one runs when the report is sent', async () => {
  answering(() => 404);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await start();
  const reader = document.createElement('script');
  Object.assign(reader, { type: 'text/plain', id: 'reader', text: 'jQuery(function () {});' });
  const running = vi.spyOn(document, 'currentScript', 'get').mockReturnValue(reader);
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 0;
  read('jQuery');
  Error.stackTraceLimit = limit;
  running.mockReturnValue(document.createElement('script'));
  await vi.waitFor(() => expect(beacon.mock.calls[0]?.[1].get('who')).toBe('inline #reader jQuery(function () {});'));
  running.mockRestore();
});

it('reports a global once in a tab', async () => {
  answering(() => 404);
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const page of [1, 2]) {
    await start();
    read('jQuery');
    await vi.waitFor(() => expect(said).toHaveBeenCalledTimes(page));
  }
  expect(beacon).toHaveBeenCalledOnce();
});

it('loads each other stock global once, at its first use, and reports it', async () => {
  const defined: string[] = [];
  const asked = answering(() => 200);
  const globals = [
    { names: ['Cookies'], run: ['http://127.0.0.1:5173/js.cookie.js'] },
    { names: ['wp.template', 'wp.ajax'], run: ['var settings = 1;', 'http://127.0.0.1:5173/wp-util.js'] },
    { names: ['jQuery.fn.block', 'jQuery.blockUI'], run: ['http://127.0.0.1:5173/blockui.js'] },
  ];
  const append = vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    const [script] = nodes as HTMLScriptElement[];
    defined.push(script?.text.trim().split('\n')[0] ?? '');
    if (/js\.cookie/.test(script?.text ?? '')) Object.assign(window, { Cookies: { get: () => 'x' } });
    if (/blockui/.test(script?.text ?? '')) Object.assign(jQuery.fn, { block: () => 'blocked' });
  });
  await start('left', '[]', JSON.stringify(globals));
  expect(descriptor('jQuery')).toBeUndefined();
  expect([asked, typeof read('wp')]).toEqual([[], 'object']);

  // Another copy of the library reads the name only to restore it, so the read loads nothing.
  expect(as('http://127.0.0.1:5173/x/js.cookie.min.js?ver=3', () => read('Cookies'))).toBeUndefined();
  expect((read('Cookies') as { get: () => string }).get()).toBe('x');
  expect(read('Cookies')).toBe(read('Cookies'));
  expect(asked).toEqual(['http://127.0.0.1:5173/js.cookie.js']);

  Object.assign(window, { jQuery });
  document.dispatchEvent(new Event('readystatechange'));
  expect(asked).toHaveLength(1);
  expect((jQuery.fn as unknown as { block: () => string }).block()).toBe('blocked');
  expect(asked.at(-1)).toBe('http://127.0.0.1:5173/blockui.js');

  void (read('wp') as { ajax?: unknown }).ajax;
  expect(defined.slice(-2)).toEqual(['var settings = 1;', '//# sourceURL=http://127.0.0.1:5173/wp-util.js']);
  await vi.waitFor(() => expect(beacon.mock.calls[0]?.[1].get('what')).toBe('Cookies'));
  append.mockRestore();
  for (const name of ['Cookies', 'wp', 'jQuery']) Reflect.deleteProperty(window, name);
  for (const name of ['block', 'blockUI']) for (const place of [jQuery, jQuery.fn]) Reflect.deleteProperty(place, name);
});
