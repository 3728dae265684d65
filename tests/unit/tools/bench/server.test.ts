// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { fpmConfig, nginxConfig, prependPhp } from '../../../../.tools/bench/server/config.mjs';
import { serverReport } from '../../../../.tools/bench/server/table.mjs';

const costs = (stock: number, islas: number) => ({
  alone: [
    {
      kind: 'listing',
      stock: { cpu: stock, wall: 2 * stock },
      islas: { cpu: islas, wall: 2 * islas },
    },
  ],
  together: [{ kind: 'listing', stock: 2000 / stock, islas: 2000 / islas }],
});

describe('the report of pages a second', () => {
  it('the report has fewer pages a second where a page takes longer', () => {
    const shop = { shop: 'storefront' as const, versions: { PHP: '8.2' }, plain: costs(50, 62.5) };
    expect(serverReport({ rounds: 30, shops: [shop] })).toContain(
      '| listing | 20.0 → 16.0 (0.800 ×) | 10.0 → 8.0 (0.800 ×) | 40.0 → 32.0 (0.800 ×) |',
    );
  });

  it('the report has three columns more with an object cache, in every row', () => {
    const shop = { shop: 'storefront' as const, versions: {}, plain: costs(50, 50), cached: costs(40, 50) };
    const text = serverReport({ rounds: 30, shops: [shop] });
    expect(text).toContain('| 25.0 → 20.0 (0.800 ×) | 12.5 → 10.0 (0.800 ×) | 50.0 → 40.0 (0.800 ×) |');
    const widths = text.split('\n').flatMap((line) => (line.startsWith('|') ? [line.split('|').length] : []));
    expect(new Set(widths)).toEqual(new Set([9]));
  });
});

describe('the configuration of the server', () => {
  it('the settings of PHP given by the caller are lines of the pool', () => {
    const options = { folder: '/tmp/x', workers: 2, isRoot: false };
    const text = fpmConfig({ ...options, ini: ['opcache.validate_timestamps=0'] });
    expect(text).toContain('pm.max_children = 2');
    expect(text).toContain('php_admin_value[opcache.validate_timestamps] = 0');
    expect(text).not.toContain('user = root');
  });

  it('the browser caches files, and the server passes pages to PHP by the socket', () => {
    const options = { folder: '/tmp/x', root: '/srv/shop', port: 8181, isRoot: true };
    const text = nginxConfig({ ...options, protocol: 'http/2' });
    expect(text).toContain('listen 127.0.0.1:8181 ssl http2;');
    expect(nginxConfig({ ...options, protocol: 'http/1.1' })).toContain('listen 127.0.0.1:8181 ssl;');
    expect(text).toContain('fastcgi_pass unix:/tmp/x/fpm.sock;');
    expect(text).toContain('expires 1y;');
    expect(text).toMatch(/^user root;/);
  });

  it('the address of Redis is written only if there is one', () => {
    expect(prependPhp({ folder: '/tmp/x', hasRedis: true })).toContain("'/tmp/x/redis.sock'");
    expect(prependPhp({ folder: '/tmp/x', hasRedis: false })).toBe('<?php\n');
  });
});
