import { type IncomingMessage, type Server, type ServerResponse, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Asked {
  readonly method: string;
  /** Path with its parameters. */
  readonly path: string;
  /** `Sec-Purpose`, with which a browser says that it fetches a page ahead. */
  readonly purpose: string;
}

const textOf = async (message: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

/**
 * A proxy between a browser and the shop. It records the requests, also those of pages that are rendered ahead, which a
 * browser's tools do not show, and it can hold, change or replace the answers.
 */
export class Between {
  readonly asked: Asked[] = [];
  /** Names of headers that browsers or hosts do not know, in lower case: the browser never gets them. */
  readonly withheld = new Set<string>();
  /** Words of pages that the browser gets in another way: each with what stands in its place. */
  readonly replaced = new Map<string, string>();
  private readonly scripts: string[] = [];
  private readonly held = new Map<RegExp, Promise<void>>();
  private readonly answers = new Map<RegExp, { type: string; body: string }>();
  private readonly server: Server = createServer((asked, answer) => void this.pass(asked, answer));

  static async open(): Promise<Between> {
    const between = new Between();
    await new Promise<void>((listening) => between.server.listen(0, '127.0.0.1', listening));
    return between;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Requests so far whose path matches. */
  of(pattern: RegExp): Asked[] {
    return this.asked.filter(({ path }) => pattern.test(path));
  }

  forget(): void {
    this.asked.length = 0;
  }

  /** Runs in every page before its own scripts, also in a page that is rendered ahead. */
  print(script: () => void): void {
    this.scripts.push(`(${script.toString()})();`);
  }

  /** Answers requests whose path matches in place of the shop. */
  answer(pattern: RegExp, type: string, body: string): void {
    this.answers.set(pattern, { type, body });
  }

  /** Holds requests whose path matches until the returned function is called. */
  hold(pattern: RegExp): () => void {
    let release = () => {};
    this.held.set(pattern, new Promise((resolve) => (release = resolve)));
    return () => {
      this.held.delete(pattern);
      release();
    };
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }

  private async pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const url = new URL(asked.url ?? '');
    const path = url.pathname + url.search;
    const { method = 'GET' } = asked;
    this.asked.push({ method, path, purpose: String(asked.headers['sec-purpose'] ?? '') });
    const find = <T>(map: ReadonlyMap<RegExp, T>) => [...map].find(([pattern]) => pattern.test(path))?.[1];
    await find(this.held);
    const given = find(this.answers);
    if (given) {
      answer.writeHead(200, { 'Content-Type': given.type }).end(given.body);
      return;
    }
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    const sent = request(url, { method, headers, agent: false }, (came) => void this.give(came, answer));
    sent.on('error', () => answer.destroy());
    asked.pipe(sent);
  }

  private async give(came: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { 'transfer-encoding': _, ...headers } = came.headers;
    for (const name of this.withheld) delete headers[name];
    const status = came.statusCode ?? 502;
    if (!/^text\/html/.test(headers['content-type'] ?? '')) {
      answer.writeHead(status, headers);
      came.pipe(answer);
      return;
    }
    let html = await textOf(came);
    for (const [words, others] of this.replaced) html = html.replaceAll(words, others);
    delete headers['content-length'];
    const scripts = this.scripts.map((script) => `<script>${script}</script>`).join('');
    answer.writeHead(status, headers).end(html.replace(/<head\b[^>]*>/, (head) => head + scripts));
  }
}
