import { afterEach, describe, expect, test, vi } from 'vitest';
import { watchHeldMarkup } from '../../../widgets/consent/head/held-markup';
import { runHeldScript } from '../../../widgets/consent/head/run-held-script';
import { removeUnusedStubs } from '../../../widgets/consent/head/tag-stubs';

const KEY = '0123456789abcdef';
const page = globalThis as unknown as Record<string, unknown>;
const link = (id: string, key = KEY) =>
  `<link id="${id}" data-islas-key="${key}" data-islas-consent="marketing" data-islas-held="href" data-islas-href="https://fonts.example/a.css">`;
const hrefOf = (id: string) => document.getElementById(id)?.getAttribute('href') ?? null;

afterEach(() => {
  document.body.replaceChildren();
  dispatchEvent(new Event('load'));
  for (const name of ['fbq', 'hj']) Reflect.deleteProperty(page, name);
  vi.restoreAllMocks();
});

describe('markup that PHP has held', () => {
  test('gives allowed links their addresses back, also those that the parser reads later, and no others', async () => {
    document.body.innerHTML = link('first') + link('written', 'other');
    watchHeldMarkup(KEY, () => true);
    expect([hrefOf('first'), hrefOf('written')]).toEqual(['https://fonts.example/a.css', null]);
    document.body.insertAdjacentHTML('beforeend', `<section>${link('inside')}</section>${link('later')}`);
    await vi.waitFor(() => expect(hrefOf('inside')).toBe('https://fonts.example/a.css'));
    expect(hrefOf('later')).toBe('https://fonts.example/a.css');
    expect(document.getElementById('later')?.dataset).toMatchObject({ islasFreed: 'href' });
  });

  test('keeps a link without its address while it is not allowed', () => {
    document.body.innerHTML = link('first');
    watchHeldMarkup(KEY, () => false);
    expect(hrefOf('first')).toBeNull();
    expect(document.getElementById('first')?.dataset.islasHeld).toBe('href');
  });

  test('queues calls of the functions that a held script defines, by its provider and by its code', () => {
    document.body.innerHTML =
      '<script type="text/plain" data-islas-consent="marketing" data-islas-provider="meta" data-islas-src="https://connect.facebook.net/x.js"></script>' +
      '<script type="text/plain" data-islas-consent="statistics">hj("event")</script>';
    watchHeldMarkup(KEY, () => false);
    expect([typeof page['fbq'], typeof page['hj'], typeof page['ym']]).toEqual(['function', 'function', 'undefined']);
  });
});

test('a stub that was removed unused does not come back when more of the page is read', async () => {
  document.body.innerHTML = '<script type="text/plain" data-islas-consent="statistics">hj("event")</script>';
  watchHeldMarkup(KEY, () => false);
  expect(typeof page['hj']).toBe('function');
  removeUnusedStubs();
  document.body.insertAdjacentHTML('beforeend', link('later'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(typeof page['hj']).toBe('undefined');
});

describe('a held script in its place', () => {
  const runAt = (markup: string, state: DocumentReadyState, isAllowed = true) => {
    document.body.innerHTML = `${markup}<script class="islas-run"></script>`;
    vi.spyOn(document, 'readyState', 'get').mockReturnValue(state);
    vi.spyOn(document, 'currentScript', 'get').mockReturnValue(document.querySelector<HTMLScriptElement>('.islas-run'));
    const written: string[] = [];
    vi.spyOn(document, 'write').mockImplementation((text) => void written.push(`${text}`));
    return [runHeldScript(() => isAllowed), ...written];
  };
  const HELD = '<script type="text/plain" data-islas-consent="statistics" id="x">a()</script>';

  test('is written for the parser once it is allowed', () => {
    const [hasRun, written] = runAt(HELD, 'loading');
    expect(hasRun).toBe(true);
    expect(written).toContain('id="x"');
    expect(written).not.toContain('text/plain');
    expect(document.getElementById('x')).toBeNull();
  });

  test.each([
    ['that is not allowed', HELD, 'loading', false],
    ['of a page that has been read', HELD, 'interactive', true],
    ['that is no held script', '<script type="text/plain" id="x"></script>', 'loading', true],
  ] as const)('stays as it is: one %s', (_what, markup, state, isAllowed) => {
    expect(runAt(markup, state, isAllowed)).toEqual([false]);
    expect(document.getElementById('x')).not.toBeNull();
  });
});
