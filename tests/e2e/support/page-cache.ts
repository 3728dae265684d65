import { once } from 'node:events';
import { type IncomingMessage, type OutgoingHttpHeaders, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Kept {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

/** A cache in front of a shop, to be used as a browser's proxy. */
export interface PageCache {
  readonly server: string;
  /** Number of pages that the cache has served. */
  hits(): number;
  close(): Promise<void>;
}

const bodyOf = async (message: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

/** Whether a cache may store the response: status 200, HTML, and no header that forbids it. */
const isKept = ({ statusCode, headers }: IncomingMessage): boolean =>
  statusCode === 200 &&
  /^text\/html/.test(headers['content-type'] ?? '') &&
  !/no-cache|no-store|private/.test(headers['cache-control'] ?? '');

/**
 * Opens a full-page cache like those of hosts: it fetches a page without cookies for the first visitor and serves this
 * copy to all, without `Set-Cookie`. Other requests pass through. `keep` changes the HTML that it stores.
 */
export const openPageCache = async (keep = (html: string): string => html): Promise<PageCache> => {
  const pages = new Map<string, Kept>();
  let hits = 0;
  const server = createServer((asked, answer) => {
    const url = asked.url ?? '';
    const isPage = asked.method === 'GET' && asked.headers['sec-fetch-dest'] === 'document';
    const kept = isPage && pages.get(url);
    if (kept) {
      hits += 1;
      answer.writeHead(kept.status, kept.headers).end(kept.body);
      return;
    }
    const headers = { ...asked.headers, connection: 'close' };
    if (isPage) delete headers.cookie;
    const forward = request(url, { method: asked.method, headers }, (given) => {
      if (!isPage || !isKept(given)) {
        answer.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(answer);
        return;
      }
      void bodyOf(given).then((bytes) => {
        const body = Buffer.from(keep(String(bytes)));
        const { 'set-cookie': _cookies, 'transfer-encoding': _coding, ...rest } = given.headers;
        const page = { status: 200, headers: { ...rest, 'content-length': body.length }, body };
        pages.set(url, page);
        answer.writeHead(page.status, page.headers).end(page.body);
      });
    });
    forward.on('error', () => answer.destroy());
    asked.pipe(forward);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    server: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hits: () => hits,
    close: async () => {
      server.closeAllConnections();
      await new Promise((end) => server.close(end));
    },
  };
};
