import { createReadStream, existsSync } from 'node:fs';
import { extname, normalize } from 'node:path';

const TYPES = /** @type {Record<string, string>} */ ({
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
});

/** @param {import('node:http').IncomingMessage} incoming */
export const toRequest = async (incoming) => {
  const headers = new Headers();
  for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
    headers.append(incoming.rawHeaders[index] ?? '', incoming.rawHeaders[index + 1] ?? '');
  }
  const method = incoming.method ?? 'GET';
  const chunks = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const body = method === 'GET' || method === 'HEAD' ? null : Buffer.concat(chunks);
  return new Request(new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? '127.0.0.1'}`), {
    method,
    headers,
    body,
  });
};

/**
 * Writes a response. A network error closes the connection without a response, as a browser sees it when offline.
 *
 * @param {import('node:http').ServerResponse} outgoing
 * @param {Response} response
 */
export const writeResponse = async (outgoing, response) => {
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  const cookies = response.headers.getSetCookie();
  const headers = [...response.headers].filter(([name]) => name !== 'set-cookie');
  outgoing.writeHead(response.status, [...headers, ...cookies.map((cookie) => ['set-cookie', cookie])].flat());
  outgoing.end(Buffer.from(await response.arrayBuffer()));
};

/**
 * @param {import('node:http').ServerResponse} outgoing
 * @param {string} folder
 * @param {string} name
 */
export const sendFile = (outgoing, folder, name) => {
  const file = `${folder}${normalize(`/${name}`)}`;
  if (!existsSync(file)) return outgoing.writeHead(404).end();
  outgoing.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'cache-control': 'no-cache',
  });
  return createReadStream(file).pipe(outgoing);
};
