import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ConsentApi } from '../../../widgets/consent/consent-api';
import type { HeldTags } from '../../../widgets/consent/tag-data';
import { HELD_ATTRIBUTES } from '../../../widgets/consent/held/held-attributes';
import { marks } from '../../contract/written-marks.json';
import { findDialog } from '../../../widgets/overlays/own-dialog';
import { readScriptText } from '../../../src/browser/script-data';

/** What an author writes of ours, in a page that PHP has printed with a key. */
const KEY = '0123456789abcdef';
const VIDEO = 'https://www.youtube.com/embed/x';
const TAGS = { rules: [] };
const ours = `data-islas-key="${KEY}"`;
const frame = (id: string, provider = 'youtube', key = ours) =>
  `<iframe ${key} data-islas-consent="marketing" data-islas-provider="${provider}" data-islas-held="src" data-islas-src="${VIDEO}" data-islas-frame="${id}"></iframe>`;
const placeholder = (id: string, region = `data-islas-region="${KEY}"`) =>
  `<span class="islas-consent-placeholder" data-islas-frame="${id}" ${region}><button data-islas-action="consent.embed">x</button></span>`;

let release: () => void;
const islas = () => Reflect.get(window, 'islas') as { consent: ConsentApi } & HeldTags;
const pressAll = () => {
  for (const control of document.querySelectorAll<HTMLElement>('[data-islas-action]')) control.click();
};
const settle = () => new Promise((done) => setTimeout(done, 50));

beforeAll(async () => {
  const module = new URL('../../../widgets/consent/entry.ts', import.meta.url).pathname;
  Reflect.set(window, 'islas', {
    config: { key: KEY, version: 'v1', cookies: [], necessary: '^eu_', load: () => import(/* @vite-ignore */ module) },
  });
  Object.assign(document, { elementsFromPoint: () => [] });
  await import('../../../widgets/consent/head/consent-head');
  Reflect.set(islas(), 'tags', TAGS);
  await import('../../../widgets/consent/head/tags-head');
  ({ releaseAllowed: release } = await import('../../../widgets/consent/held/release'));
}, 60_000);
beforeEach(() => {
  document.body.innerHTML = '';
  islas().consent.decide(null, '');
  vi.stubGlobal('CSS', { supports: () => true });
  (
    Reflect.get(window, 'happyDOM') as { settings: Record<string, unknown> }
  ).settings.handleDisabledFileLoadingAsSuccess = true;
});

describe('what an author writes of ours', () => {
  test.each(marks)('changes nothing and decides nothing: $does', async ({ html }) => {
    // Not at the address of a known tag, which would wait for the decision as on every page.
    document.body.innerHTML = html.replaceAll('www.facebook.com', 'otra.example') + frame('printed');
    const written = () => document.body.innerHTML.split('<iframe')[0];
    const before = written();
    pressAll();
    await settle();
    expect(islas().consent.get().status).toBe('undecided');
    expect(document.cookie).not.toContain('islas_consent_embeds');
    expect(document.querySelector('iframe')?.hasAttribute('src')).toBe(false);
    islas().consent.accept();
    release();
    expect(written()).toBe(before);
    islas().consent.decline();
    release();
    expect(written()).toBe(before);
    expect(findDialog('drawer')?.querySelector('script') ?? null).toBeNull();
    expect(readScriptText('wp-script-module-data-islas') ?? readScriptText('tmpl-variation-template')).toBeUndefined();
  });

  test('does not displace a dialog or data that the page prints behind it', () => {
    document.body.innerHTML =
      '<dialog id="islas-drawer" data-toggles="a"></dialog><div id="x-data">{}</div>' +
      '<dialog id="islas-drawer" data-toggles=".cart"><script type="application/json">1</script></dialog><dialog id="islas-search"></dialog>' +
      '<script id="x-data" type="application/json">{"a":1}</script><dialog id="islas-search" class="last"></dialog>';
    expect(findDialog('drawer')?.dataset.toggles).toBe('.cart');
    expect(findDialog('search')?.className).toBe('last');
    expect(readScriptText('x-data')).toBe('{"a":1}');
  });
});

describe('marks with the key of the page', () => {
  test('are followed: the button in a placeholder loads its frame, and the provider is remembered', async () => {
    document.body.innerHTML = frame('a') + placeholder('a');
    release();
    pressAll();
    await vi.waitFor(() => expect(document.querySelector('iframe')?.getAttribute('src')).toBe(VIDEO));
    expect(document.cookie).toContain('islas_consent_embeds=youtube');
  });

  test('of a tag let its frame load by hand, and nothing else of its provider', async () => {
    document.body.innerHTML = frame('a', 'google-analytics') + placeholder('a') + frame('b', 'google-analytics');
    release();
    pressAll();
    await vi.waitFor(() => expect(document.querySelector('iframe')?.getAttribute('src')).toBe(VIDEO));
    expect(document.querySelectorAll('iframe')[1]?.hasAttribute('src')).toBe(false);
    expect(document.cookie).not.toContain('islas_consent_embeds');
    document.cookie = 'islas_consent_embeds=google-analytics';
    const script = document.createElement('script');
    script.src = 'https://www.googletagmanager.com/gtag/js?id=G-1';
    expect(script.getAttribute('src')).toBeNull();
  });

  test.each([
    ['iframe', 'src', 'javascript:alert(1)', false],
    ['iframe', 'src', ' java\tscript:alert(1)', false],
    ['iframe', 'src', 'data:text/html,x', false],
    ['iframe', 'src', 'blob:x', false],
    ['iframe', 'src', '//www.youtube.com/embed/x?list=a,b:c', true],
    ['iframe', 'srcdoc', '<p>x</p>', true],
    ['iframe', 'onload', 'alert(1)', false],
    ['iframe', 'data-src', VIDEO, true],
    ['img', 'src', 'data:image/gif;base64,x', true],
    ['img', 'src', 'data:text/html,x', false],
    ['img', 'srcset', '/a.png 1x, https://example.com/b.png 2x', true],
    ['img', 'srcset', '/a.png 1x,javascript:x 2x', false],
    ['img', 'href', '/x', false],
    ['a', 'href', '/x', false],
    ['p', 'style', 'color:red', true],
    ['p', 'onclick', 'x', false],
  ])('give <%s> the attribute %s="%s" back: %s', (name, attribute, value, isBack) => {
    const element = document.createElement(name);
    const given = { key: KEY, consent: 'necessary', held: attribute, [attribute]: value };
    for (const [mark, text] of Object.entries(given)) element.setAttribute(`data-islas-${mark}`, text);
    document.body.append(element);
    release();
    expect(element.getAttribute(attribute)).toBe(isBack ? value : null);
  });

  test('of another page hold a frame of a known provider again, and give nothing back to other elements', async () => {
    document.body.innerHTML =
      `<section>${frame('z', 'youtube', 'data-islas-key="other"')}${placeholder('z', 'data-islas-region="other"')}</section>` +
      '<img data-islas-key="other" data-islas-consent="necessary" data-islas-held="src" data-islas-src="/a.png">';
    release();
    const adopted = document.querySelector('iframe');
    expect(adopted?.hasAttribute('src')).toBe(false);
    expect(adopted?.dataset.islasKey).toBe(KEY);
    expect(document.querySelector('img')?.hasAttribute('src')).toBe(false);
    islas().consent.accept();
    await vi.waitFor(() => expect(adopted?.getAttribute('src')).toBe(VIDEO));
  });
});

describe('the lists', () => {
  const read = (file: string) => readFileSync(join(import.meta.dirname, '../../..', file), 'utf8');

  test('of attributes that are held are the same in PHP and in the browser', () => {
    const php = read('php-plugin/src/Consent/Blocking/FrameAddresses.php');
    const rows = [...php.matchAll(/^ +'([A-Z]+)' => \[([^\]]+)\]/gm)].map(([, tag = '', names = '']) => [
      tag.toLowerCase(),
      names.split(', ').map((name) => name.replaceAll("'", '')),
    ]);
    expect(Object.fromEntries(rows)).toEqual(HELD_ATTRIBUTES);
  });

  test('of `SECURITY.md` have every attribute of ours that a page may have', () => {
    const files = ['src', 'widgets', 'php-plugin/src'].flatMap((folder) =>
      readdirSync(join(import.meta.dirname, '../../..', folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(ts|tsx|php)$/.test(file) && !/^(admin|Admin)\b/.test(file))
        .map((file) => `${folder}/${file}`),
    );
    const names = files.flatMap((file) => [
      ...(read(file).match(/(?<![\w-])data-islas-[a-z]+(-[a-z]+)*(?![a-z-])/g) ?? []),
      ...[...read(file).matchAll(/\b(islas[A-Z]\w+)\b(?=[\s,}:=;.)])/g)]
        .filter(() => /dataset/.test(read(file)))
        .map(([, name = '']) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`),
    ]);
    const security = read('.github/SECURITY.md');
    expect([...new Set(names)].filter((name) => !security.includes(`\`${name}\``)).sort()).toEqual([]);
  });
});
