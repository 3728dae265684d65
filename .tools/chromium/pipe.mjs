import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** @typedef {Readonly<Record<string, unknown>>} Params */
/** @typedef {{ id?: number, method?: string, params?: Params, result?: Params, error?: { message: string } }} Message */
/** @typedef {{ targetId: string, type: string, subtype?: string }} Target until a page is shown its subtype is `prerender` */

/**
 * Chromium with one tab, by the DevTools protocol on two pipes. Playwright's and Puppeteer's connections end what is
 * rendered ahead, or lose the page when it is shown: here the *tab* is attached, and each of its pages by itself.
 */
export class BrowserPipe {
  #last = 0;
  #rest = '';
  /** @type {Map<number, { sessionId: string | undefined, answer: (message: Message) => void }>} */
  #waiting = new Map();
  /** Sessions of the tab's pages, by their target. @type {Map<string, string>} */
  #sessions = new Map();
  /** Session of the page that is shown. */
  #shown = '';
  #child;
  #folder;

  /** @param {import('node:child_process').ChildProcess} child @param {string} folder of its profile */
  constructor(child, folder) {
    this.#child = child;
    this.#folder = folder;
    const out = /** @type {import('node:stream').Readable} */ (child.stdio[4]);
    out.setEncoding('utf8').on('data', (/** @type {string} */ text) => this.#read(text));
  }

  /** @param {string} executablePath of a whole Chromium @param {readonly string[]} args @returns {Promise<BrowserPipe>} */
  static async open(executablePath, args) {
    const folder = await mkdtemp(join(tmpdir(), 'islas-chromium-'));
    const own = ['--headless=new', '--remote-debugging-pipe', `--user-data-dir=${folder}`];
    const quiet = ['--no-first-run', '--disable-background-networking', '--disable-component-update'];
    const child = spawn(executablePath, [...own, ...quiet, ...args, 'about:blank'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    });
    const pipe = new BrowserPipe(child, folder);
    const { targetInfos } = await pipe.send('Target.getTargets', { filter: [{ type: 'tab' }] });
    const [tab] = /** @type {readonly Target[]} */ (targetInfos);
    const { sessionId } = await pipe.send('Target.attachToTarget', { targetId: tab?.targetId, flatten: true });
    await pipe.send('Target.setDiscoverTargets', { discover: true, filter: [{ type: 'page' }] });
    const attach = { autoAttach: true, flatten: true, waitForDebuggerOnStart: false, filter: [{ type: 'page' }] };
    await pipe.send('Target.setAutoAttach', attach, String(sessionId));
    while (!pipe.#shown) await new Promise((wait) => setTimeout(wait, 20));
    return pipe;
  }

  /** Calls a method of the browser, or of one session. @param {string} method @param {Params} [params] @param {string} [sessionId] @returns {Promise<Params>} */
  async send(method, params = {}, sessionId) {
    const id = (this.#last += 1);
    /** @type {Message} */
    const { result, error } = await new Promise((answer) => {
      this.#waiting.set(id, { sessionId, answer });
      const into = /** @type {import('node:stream').Writable} */ (this.#child.stdio[3]);
      into.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });
    if (error) throw new Error(`${method}: ${error.message}`);
    return result ?? {};
  }

  /** Calls a method of the page that is shown. @param {string} method @param {Params} [params] */
  ofPage(method, params = {}) {
    return this.send(method, params, this.#shown);
  }

  /**
   * Runs a function in the page that is shown. It is sent as text, so it can use only its arguments.
   * @template {readonly unknown[]} A @template T
   * @param {(...given: A) => T} script @param {A} given @returns {Promise<Awaited<T>>}
   */
  async run(script, ...given) {
    const expression = `(${script.toString()})(...${JSON.stringify(given)})`;
    const asked = { expression, returnByValue: true, awaitPromise: true };
    const { result, exceptionDetails } = await this.ofPage('Runtime.evaluate', asked);
    if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
    return /** @type {Awaited<T>} */ (/** @type {{ value?: unknown }} */ (result).value);
  }

  async close() {
    const ended = new Promise((end) => this.#child.once('exit', end));
    await this.send('Browser.close');
    await ended;
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }

  /** @param {string} text */
  #read(text) {
    const messages = (this.#rest + text).split('\0');
    this.#rest = messages.pop() ?? '';
    for (const json of messages) this.#take(JSON.parse(json));
  }

  /** @param {Message} message */
  #take({ id, method = '', params = {}, ...answer }) {
    if (id) {
      this.#waiting.get(id)?.answer(answer);
      this.#waiting.delete(id);
      return;
    }
    if (method === 'Target.detachedFromTarget')
      for (const [call, { sessionId, answer: end }] of [...this.#waiting].filter(
        ([, waiting]) => waiting.sessionId === params['sessionId'],
      )) {
        this.#waiting.delete(call);
        end({ error: { message: `The page of session ${sessionId} is gone.` } });
      }
    const target = /** @type {Target | undefined} */ (params['targetInfo']);
    if (target?.type !== 'page') return;
    if (method === 'Target.attachedToTarget') this.#sessions.set(target.targetId, String(params['sessionId']));
    // A page that was rendered ahead loses its subtype when it is shown.
    if (!target.subtype) this.#shown = this.#sessions.get(target.targetId) ?? this.#shown;
  }
}
