// @vitest-environment node
import type { CDPSession } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { gzipBytes } from '../../../../.tools/bench/pages/scripts.mjs';
import type { Visit } from '../../../../.tools/bench/visit/journey.mjs';
import { visitReport } from '../../../../.tools/bench/visit/report.mjs';
import { Wire } from '../../../../.tools/bench/visit/wire.mjs';

const SHOP = 'http://127.0.0.1:8180';

/** A tab whose browser reports these requests; `bodies` are by the request's id. */
const tab = (bodies: Record<string, string> = {}) => {
  const listeners = new Map<string, (event: object) => void>();
  const session = {
    on: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    send: async (_method: string, { requestId = '' } = {}) => ({ body: bodies[requestId] ?? '', base64Encoded: false }),
  };
  const emit = (name: string, event: object) => listeners.get(`Network.${name}`)?.(event);
  const fetched = (requestId: string, type: string, path: string, response = {}) => {
    emit('requestWillBeSent', { requestId, type, request: { url: path.includes(':') ? path : `${SHOP}${path}` } });
    emit('responseReceived', { requestId, response });
    emit('loadingFinished', { requestId });
  };
  return { wire: new Wire(session as unknown as CDPSession), emit, fetched };
};

describe('transferred bytes', () => {
  it('the gzipped size of each response is added to its kind', async () => {
    const { wire, fetched } = tab({ '1': '<html>'.repeat(99), '2': 'code()' });
    fetched('1', 'Document', '/');
    fetched('2', 'Script', '/main.js');
    fetched('3', 'Ping', '/collect');
    fetched('4', 'Font', '/theme.woff2');
    expect(await wire.answers()).toEqual([
      { url: `${SHOP}/`, part: 'document', bytes: gzipBytes('<html>'.repeat(99)) },
      { url: `${SHOP}/main.js`, part: 'script', bytes: gzipBytes('code()') },
      { url: `${SHOP}/collect`, part: 'data', bytes: 0 },
      { url: `${SHOP}/theme.woff2`, part: 'font', bytes: 0 },
    ]);
  });

  it('a response counts once, for the page that requested it', async () => {
    const { wire, fetched } = tab();
    fetched('1', 'Document', '/');
    await wire.answers();
    expect(await wire.answers()).toEqual([]);
  });

  it('cached and unfinished responses, data URLs and uploads do not count', async () => {
    const { wire, emit, fetched } = tab();
    fetched('1', 'Script', '/disk.js', { fromDiskCache: true });
    fetched('2', 'Script', '/prefetched.js', { fromPrefetchCache: true });
    fetched('3', 'Script', '/memory.js');
    emit('requestServedFromCache', { requestId: '3' });
    emit('requestWillBeSent', { requestId: '4', request: { url: `${SHOP}/never` } });
    fetched('5', 'Image', 'data:image/gif;base64,R0lGODlh');
    fetched('6', 'Image', '/wp-content/uploads/taza.jpg');
    expect(await wire.answers()).toEqual([]);
  });
});

const visit = (document: number, script: number, font = 0): Visit => {
  const bytes = { document, script, style: 0, data: 0, font, other: 0 };
  const withoutFonts = document + script;
  return {
    steps: [{ kind: 'home', requests: 2, bytes }],
    requests: 2,
    bytes,
    total: withoutFonts + font,
    withoutFonts,
  };
};

describe('the report of visits', () => {
  const visits = { stock: visit(12_000, 8_000), islas: visit(14_000, 2_000) };
  const shop = {
    shop: 'storefront' as const,
    versions: { WordPress: '7.1' },
    plugins: {},
    generated: visits,
    chosen: visits,
  };

  it('the report compares a visit with stock by kind and by page', () => {
    const text = visitReport({ machine: {}, shops: [shop] });
    expect(text).toContain('| documents | 12,000 → 14,000 (1.17 ×) |');
    expect(text).toContain('| **together** | 20,000 → 16,000 (0.80 ×) |');
    expect(text).toContain('| 1. home | 20,000 → 16,000 (0.80 ×) |');
  });

  it('the report leaves the fonts of the theme out of one row', () => {
    const withFont = { stock: visit(12_000, 8_000, 60_000), islas: visit(14_000, 2_000, 60_000) };
    const text = visitReport({ machine: {}, shops: [{ ...shop, generated: withFont, chosen: withFont }] });
    expect(text).toContain('| fonts of the theme | 60,000 → 60,000 (1.00 ×) |');
    expect(text).toContain('| **together** | 80,000 → 76,000 (0.95 ×) |');
    expect(text).toContain('| **without the theme’s fonts** | 20,000 → 16,000 (0.80 ×) |');
  });

  it('the report has a column more for plugins, in every row', () => {
    const withPlugins = { ...visits, plugins: visit(20_000, 12_000) };
    const text = visitReport({ machine: {}, shops: [{ ...shop, generated: withPlugins, chosen: withPlugins }] });
    expect(text).toContain('| **together** | 20,000 → 16,000 (0.80 ×) | 32,000 → 16,000 (0.50 ×) |');
    const widths = text
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .map((line) => line.split('|').length);
    expect(new Set(widths)).toEqual(new Set([5]));
  });
});
