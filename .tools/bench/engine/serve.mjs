import { createReadStream, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { ENGINES, pageOf } from './page.mjs';
import { matrixOf, variationOf } from './product.mjs';

const require = createRequire(import.meta.url);

/** @param {URLSearchParams} asked */
const sizeOf = (asked) => ({
  variations: Number(asked.get('variations')),
  attributes: Number(asked.get('attributes')),
});

/**
 * Serves the benchmark's pages, the build, the stock script and a peer plugin's scripts from one origin.
 * @param {{ port: number, build: string, stock: string, peer: readonly string[] }} options
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export const serve = ({ port, build, stock, peer }) => {
  /** @type {Record<string, { file: string }>} */
  const manifest = JSON.parse(readFileSync(join(build, 'manifest.json'), 'utf8'));
  const main = manifest['src/main.ts']?.file ?? '';
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bench');
    /** @param {string} type @param {string} body */
    const send = (type, body) => response.setHeader('Content-Type', type).end(body);
    /** @param {string} path */
    const script = (path) => {
      response.setHeader('Content-Type', 'text/javascript');
      createReadStream(path)
        .on('error', () => response.writeHead(404).end())
        .pipe(response);
    };
    if (searchParams.has('wc-ajax'))
      return send('application/json', JSON.stringify(variationOf({ variations: 1, attributes: 1 }, 1)));
    if (pathname === '/matrix') return send('application/json', JSON.stringify(matrixOf(sizeOf(searchParams))));
    if (pathname === '/jquery.js') return script(require.resolve('jquery'));
    if (pathname === '/stock.js') return script(stock);
    const peerScript = peer[Number(/^\/peer\/(\d+)\.js$/.exec(pathname)?.[1])];
    if (peerScript) return script(peerScript);
    if (pathname.startsWith('/build/')) return script(join(build, basename(pathname)));
    const engine = ENGINES.find((name) => pathname === `/${name}`);
    if (engine)
      return send('text/html; charset=utf-8', pageOf(engine, sizeOf(searchParams), { main, peer: peer.length }));
    return response.writeHead(404).end();
  });
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve({ url: `http://127.0.0.1:${port}`, close: () => server.close() }));
  });
};
