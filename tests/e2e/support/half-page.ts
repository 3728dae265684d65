import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A slow way to a shop, to be used as a browser's proxy. */
export interface SlowWay {
  readonly server: string;
  close(): Promise<void>;
}

/** Long enough for a browser to paint what it has. */
const PAUSE_MS = 1000;

/**
 * Opens a proxy that sends a page up to a text, waits until the browser has the files that it asks for and has painted,
 * and sends the rest. Other requests pass through.
 */
export const openSlowWay = async (pauseBefore: string): Promise<SlowWay> => {
  let open = 0;
  let last = 0;
  const painted = async () => {
    for (last = Date.now(); open || Date.now() < last + PAUSE_MS; ) await wait(50);
  };
  const server = createServer((asked, answer) => {
    const isPage = asked.headers['sec-fetch-dest'] === 'document';
    // Without compression, in which the place could not be found.
    const headers = { ...asked.headers, connection: 'close', ...(isPage && { 'accept-encoding': 'identity' }) };
    const forward = request(asked.url ?? '', { method: asked.method, headers }, async (given) => {
      const { 'content-length': _length, ...kept } = given.headers;
      answer.writeHead(given.statusCode ?? 502, isPage ? kept : given.headers);
      if (!isPage) {
        given.pipe(answer);
        return;
      }
      const parts: Buffer[] = [];
      for await (const part of given) parts.push(part as Buffer);
      const page = Buffer.concat(parts);
      const place = page.indexOf(pauseBefore);
      if (place >= 0) {
        answer.write(page.subarray(0, place));
        await painted();
      }
      answer.end(page.subarray(Math.max(place, 0)));
    });
    forward.on('error', () => answer.destroy());
    if (!isPage) {
      open += 1;
      answer.on('close', () => {
        open -= 1;
        last = Date.now();
      });
    }
    asked.pipe(forward);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    server: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((end) => server.close(end));
    },
  };
};
