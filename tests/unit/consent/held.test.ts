import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ConsentApi } from '../../../widgets/consent/consent-api';
import { waitFor } from '@testing-library/dom';

/** Held frames, with the real head script and stores of a shop. */
const CONFIG = {
  version: 'v1',
  cookies: [{ name: 'x', category: 'marketing', provider: 'youtube' }],
  necessary: '^eu_cookies_bar',
};
const ADDRESS = 'https://www.youtube.com/embed/x';

let load: (button: HTMLElement) => void;
let release: () => void;
const consent = (): ConsentApi => (Reflect.get(window, 'islas') as { consent: ConsentApi }).consent;

const held = (id: string, attributes: Record<string, string> = { src: ADDRESS }, provider = 'youtube') => {
  const values = Object.entries(attributes).map(([name, value]) => ` data-islas-${name}="${value}"`);
  return `<iframe data-islas-consent="marketing" data-islas-provider="${provider}" data-islas-held="${Object.keys(attributes).join(' ')}"${values.join('')} data-islas-frame="${id}" title="x"></iframe>`;
};
const placeholder = (id: string) =>
  `<span class="islas-consent-placeholder" data-islas-frame="${id}"><button data-islas-action="consent.embed">Cargar</button></span>`;

const frames = () => [...document.querySelectorAll('iframe')];
const placeholders = () => [...document.querySelectorAll<HTMLElement>('.islas-consent-placeholder')];
const press = (index: number) => {
  const button = placeholders()[index]?.querySelector('button');
  if (!button) throw new Error('There is no such placeholder.');
  load(button);
};

beforeAll(async () => {
  Reflect.set(window, 'islas', { config: CONFIG });
  // happy-dom has no layout, so `elementsFromPoint` is missing.
  Object.assign(document, { elementsFromPoint: () => [] });
  await import('../../../widgets/consent/head/consent-head');
  ({ embed: load } = await import('../../../widgets/consent/entry'));
  ({ releaseAllowed: release } = await import('../../../widgets/consent/held/release'));
}, 60_000);
beforeEach(() => {
  document.body.innerHTML = '';
  consent().decide(null, '');
  vi.stubGlobal('CSS', { supports: () => true });
  // Loads from other hosts succeed without a request.
  (
    Reflect.get(window, 'happyDOM') as { settings: Record<string, unknown> }
  ).settings.handleDisabledFileLoadingAsSuccess = true;
});

describe('a blocked frame', () => {
  test('gets every removed attribute back after an accept, and loses them again after a refusal', () => {
    document.body.innerHTML =
      held('a', { src: ADDRESS, srcdoc: '<p>x</p>', 'data-lazy-src': `${ADDRESS}?2` }) + placeholder('a');
    const before = frames()[0]?.cloneNode();
    consent().accept();
    release();
    const [frame] = frames();
    expect(['src', 'srcdoc', 'data-lazy-src'].map((name) => frame?.getAttribute(name))).toEqual([
      ADDRESS,
      '<p>x</p>',
      `${ADDRESS}?2`,
    ]);
    expect(placeholders()[0]?.hidden).toBe(true);
    consent().decline();
    release();
    expect(frame?.isEqualNode(before ?? null)).toBe(true);
    expect(placeholders()[0]?.hidden).toBe(false);
  });

  test('with `data-src` is loaded by the browser, and returns to its first `src` after a refusal', () => {
    document.body.innerHTML = held('a', { 'data-src': ADDRESS }).replace('title', 'src="about:blank" title');
    consent().accept();
    release();
    expect(frames()[0]?.getAttribute('src')).toBe(ADDRESS);
    frames()[0]?.setAttribute('src', `${ADDRESS}?late`);
    consent().decline();
    release();
    expect(frames()[0]?.getAttribute('src')).toBe('about:blank');
    expect(frames()[0]?.hasAttribute('data-src')).toBe(false);
  });

  test('gets back only attributes that hold addresses', () => {
    document.body.innerHTML =
      '<img data-islas-consent="necessary" data-islas-held="onerror src style" data-islas-onerror="alert(1)" data-islas-src="/a.png" data-islas-style="color:red">';
    release();
    const image = document.querySelector('img');
    expect([image?.getAttribute('src'), image?.hasAttribute('onerror'), image?.hasAttribute('style')]).toEqual([
      '/a.png',
      false,
      false,
    ]);
  });

  test('gets the addresses in its style and in a style sheet back after an accept', () => {
    const style = 'background: url(https://www.facebook.com/tr?id=1)';
    document.body.innerHTML =
      `<p data-islas-consent="marketing" data-islas-held="style" data-islas-style="${style}" style="background: url('data:,')">x</p>` +
      `<style data-islas-consent="marketing" data-islas-held="css" data-islas-css=".a { ${style} }">.a{}</style>`;
    release();
    expect(document.querySelector('p')?.getAttribute('style')).toContain('data:,');
    consent().accept();
    release();
    expect(document.querySelector('p')?.getAttribute('style')).toBe(style);
    expect(document.querySelector('body style')?.textContent).toBe(`.a { ${style} }`);
  });

  test('loaded by hand does not release a pixel of the same provider', () => {
    document.body.innerHTML =
      held('a') +
      placeholder('a') +
      '<img data-islas-consent="marketing" data-islas-provider="youtube" data-islas-held="src" data-islas-src="/p.gif">';
    release();
    press(0);
    expect(frames()[0]?.getAttribute('src')).toBe(ADDRESS);
    expect(document.querySelector('img')?.hasAttribute('src')).toBe(false);
  });
});

describe('the placeholder', () => {
  test('loads its own frame after frame and placeholder have been moved', () => {
    document.body.innerHTML = `<div>${held('a', { src: ADDRESS }, 'vimeo')}</div>${held('b', { src: ADDRESS }, 'vimeo')}<p>${placeholder('b')}</p>${placeholder('a')}`;
    release();
    const [a] = frames();
    document.body.prepend(placeholders()[1] ?? '');
    document.body.append(a ?? '');
    press(0);
    expect(a?.getAttribute('src')).toBe(ADDRESS);
    expect(document.activeElement).toBe(a);
  });

  test('of a copied frame loads the copy, not the original', () => {
    document.body.innerHTML = `<div>${held('a', { src: ADDRESS }, '')}${placeholder('a')}</div>`;
    release();
    document.body.append(document.body.firstElementChild?.cloneNode(true) ?? '');
    release();
    const [first, second] = frames();
    expect(second?.dataset.islasFrame).not.toBe(first?.dataset.islasFrame);
    expect(placeholders()[1]?.dataset.islasFrame).toBe(second?.dataset.islasFrame);
    press(1);
    expect([first?.hasAttribute('src'), second?.hasAttribute('src')]).toEqual([false, true]);
  });

  test('loads its frame in content that is added later', async () => {
    document.body.insertAdjacentHTML('beforeend', `<section>${held('late')}${placeholder('late')}</section>`);
    press(0);
    await waitFor(() => expect(frames()[0]?.getAttribute('src')).toBe(ADDRESS));
  });

  test('keeps a frame without a provider loaded until the visitor refuses', async () => {
    document.body.innerHTML = held('own', { src: ADDRESS }, '') + placeholder('own');
    press(0);
    document.body.append(document.createElement('p'));
    release();
    expect(frames()[0]?.hasAttribute('src')).toBe(true);
    consent().decline();
    await waitFor(() => expect(frames()[0]?.hasAttribute('src')).toBe(false));
    document.body.append(document.createElement('p'));
    press(0);
    release();
    expect(frames()[0]?.hasAttribute('src')).toBe(true);
  });

  test('gets the focus when its focused frame is blocked again', () => {
    document.body.innerHTML = held('a') + placeholder('a');
    consent().accept();
    release();
    const [frame] = frames();
    frame?.setAttribute('tabindex', '0');
    frame?.focus();
    consent().decline();
    release();
    expect(document.activeElement).toBe(placeholders()[0]?.querySelector('button'));
  });

  test('is positioned over its frame by script in browsers without anchor positioning', () => {
    vi.stubGlobal('CSS', { supports: () => false });
    document.body.innerHTML = held('old') + placeholder('old');
    const rect = (left: number, top: number, width: number, height: number) => () =>
      ({ left, top, width, height }) as DOMRect;
    const [frame, over] = [frames()[0], placeholders()[0]];
    if (!frame || !over) throw new Error('There is no frame.');
    frame.getBoundingClientRect = rect(30, 40, 500, 281);
    over.getBoundingClientRect = rect(10, 10, 0, 0);
    release();
    expect([over.style.inset, over.style.width, over.style.height]).toEqual(['30px auto auto 20px', '500px', '281px']);
  });
});
