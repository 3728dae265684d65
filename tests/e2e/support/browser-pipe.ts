import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';

type Params = Readonly<Record<string, unknown>>;

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Params;
  readonly result?: Params;
  readonly error?: { readonly message: string };
}

interface Target {
  readonly targetId: string;
  readonly type: string;
  /** `prerender` while nobody sees the page. */
  readonly subtype?: string;
}

/**
 * Chromium with one tab, by the DevTools protocol on two pipes. Playwright's and Puppeteer's connections end what is
 * rendered ahead, or lose the page when it is shown: here the *tab* is attached, and each of its pages by itself.
 */
export class BrowserPipe {
  private last = 0;
  private rest = '';
  private readonly waiting = new Map<number, { sessionId: string | undefined; answer: (message: Message) => void }>();
  /** Sessions of the tab's pages, by their target. */
  private readonly sessions = new Map<string, string>();
  /** Session of the page that is shown. */
  private shown = '';

  private constructor(
    private readonly child: ChildProcess,
    private readonly folder: string,
  ) {
    (this.child.stdio[4] as Readable).setEncoding('utf8').on('data', (text: string) => this.read(text));
  }

  static async open(executablePath: string, args: readonly string[]): Promise<BrowserPipe> {
    const folder = await mkdtemp(join(tmpdir(), 'islas-chromium-'));
    const child = spawn(
      executablePath,
      ['--headless=new', '--remote-debugging-pipe', `--user-data-dir=${folder}`, ...args, 'about:blank'],
      { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
    );
    const pipe = new BrowserPipe(child, folder);
    const { targetInfos } = await pipe.send('Target.getTargets', { filter: [{ type: 'tab' }] });
    const [tab] = targetInfos as readonly Target[];
    const { sessionId } = await pipe.send('Target.attachToTarget', { targetId: tab?.targetId, flatten: true });
    await pipe.send('Target.setDiscoverTargets', { discover: true, filter: [{ type: 'page' }] });
    const attach = { autoAttach: true, flatten: true, waitForDebuggerOnStart: false, filter: [{ type: 'page' }] };
    await pipe.send('Target.setAutoAttach', attach, String(sessionId));
    while (!pipe.shown) await new Promise((wait) => setTimeout(wait, 20));
    return pipe;
  }

  /** Calls a method of the browser, or of one session. */
  async send(method: string, params: Params = {}, sessionId?: string): Promise<Params> {
    const id = (this.last += 1);
    const { result, error } = await new Promise<Message>((answer) => {
      this.waiting.set(id, { sessionId, answer });
      (this.child.stdio[3] as Writable).write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });
    if (error) throw new Error(`${method}: ${error.message}`);
    return result ?? {};
  }

  /** Calls a method of the page that is shown. */
  ofPage(method: string, params: Params = {}): Promise<Params> {
    return this.send(method, params, this.shown);
  }

  async close(): Promise<void> {
    const ended = new Promise((end) => this.child.once('exit', end));
    await this.send('Browser.close');
    await ended;
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }

  private read(text: string): void {
    const messages = (this.rest + text).split('\0');
    this.rest = messages.pop() ?? '';
    for (const json of messages) this.take(JSON.parse(json) as Message);
  }

  private take({ id, method = '', params = {}, ...answer }: Message): void {
    if (id) {
      this.waiting.get(id)?.answer(answer);
      this.waiting.delete(id);
      return;
    }
    if (method === 'Target.detachedFromTarget') {
      const gone = [...this.waiting].filter(([, { sessionId }]) => sessionId === params['sessionId']);
      for (const [call, waiting] of gone) {
        this.waiting.delete(call);
        waiting.answer({ error: { message: 'The page is gone.' } });
      }
    }
    const target = params['targetInfo'] as Target | undefined;
    if (target?.type !== 'page') return;
    if (method === 'Target.attachedToTarget') this.sessions.set(target.targetId, String(params['sessionId']));
    // A page that was rendered ahead loses its subtype when it is shown.
    if (!target.subtype) this.shown = this.sessions.get(target.targetId) ?? this.shown;
  }
}
