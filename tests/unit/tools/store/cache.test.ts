// @vitest-environment node
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Cache, cacheFolder } from '../../../../.tools/store/cache.mjs';
import { temporary, tree } from './fixtures';

describe('the folder of the cache', () => {
  it.each([
    [{ ISLAS_CACHE: '/given', XDG_CACHE_HOME: '/xdg' }, 'linux', '/given'],
    [{ XDG_CACHE_HOME: '/xdg' }, 'linux', join('/xdg', 'islas')],
    [{}, 'linux', join('/home/ana', '.cache', 'islas')],
    [{}, 'darwin', join('/home/ana', 'Library', 'Caches', 'islas')],
    [{ LOCALAPPDATA: '/local' }, 'win32', join('/local', 'islas')],
  ])('the cache folder for %j on %s is %s', (env, platform, folder) => {
    expect(cacheFolder(env, platform, '/home/ana')).toBe(folder);
  });
});

describe('the content of the cache', () => {
  it('the cache lists versions newest first, by number and not by letter', async () => {
    const cache = new Cache(temporary());
    for (const version of ['9.3.3', '10.0.4', '11.0.1']) await cache.keep('woocommerce', version, () => {});
    expect(cache.versions('woocommerce')).toEqual(['11.0.1', '10.0.4', '9.3.3']);
    expect(cache.versions('wordpress')).toEqual([]);
  });

  it('the cache keeps nothing of an aborted copy, and keeps the version from before', async () => {
    const cache = new Cache(temporary());
    await cache.keep('wordpress', '7.1', (folder) => writeFileSync(join(folder, 'whole'), ''));
    const broken = cache.keep('wordpress', '7.1', (folder) => {
      writeFileSync(join(folder, 'half'), '');
      throw new Error('disk full');
    });
    await expect(broken).rejects.toThrow('disk full');
    expect(readdirSync(cache.path('wordpress', '7.1'))).toEqual(['whole']);
    expect(cache.versions('wordpress')).toEqual(['7.1']);
  });

  it('the cache replaces a version as a whole', async () => {
    const cache = new Cache(temporary());
    await cache.keep('theme', 'storefront@4.6.2', (folder) => void tree({ old: '' }, folder));
    await cache.keep('theme', 'storefront@4.6.2', (folder) => void tree({ new: '' }, folder));
    expect(existsSync(join(cache.path('theme', 'storefront@4.6.2'), 'old'))).toBe(false);
  });

  it('the cache remembers the last choice of each kind, and survives a damaged file', () => {
    const folder = temporary();
    new Cache(folder).remember({ wordpress: '7.1', theme: 'storefront@4.6.2' });
    new Cache(folder).remember({ theme: 'twentytwentyfive' });
    expect(new Cache(folder).remembered()).toEqual({ wordpress: '7.1', theme: 'twentytwentyfive' });
    writeFileSync(join(folder, 'last.json'), '{"wordpress": 7');
    expect(new Cache(folder).remembered()).toEqual({});
    writeFileSync(join(folder, 'last.json'), '{"wordpress": 7, "theme": "a"}');
    expect(new Cache(folder).remembered()).toEqual({ theme: 'a' });
  });
});
