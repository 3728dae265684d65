import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, By, Capabilities, Key } from 'selenium-webdriver';
import type { Browser } from './browser';

const KEYS = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Space: Key.SPACE,
  Escape: Key.ESCAPE,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
} as const;

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
};

/** Starts a virtual screen (Xvfb). Xvfb chooses a free display number and writes it to descriptor 3. */
const openScreen = async (): Promise<{ child: ChildProcess; display: string }> => {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    child.on('error', reject).on('exit', () => reject(new Error('Xvfb ended.')));
    child.stdio[3]?.on('data', (number: Buffer) => resolve(`:${number.toString().trim()}`));
  });
  return { child, display };
};

const startDriver = async (driver: string, display: string): Promise<{ child: ChildProcess; server: string }> => {
  const port = await freePort();
  const env = { ...process.env, DISPLAY: display, LANG: 'es_ES.UTF-8', WEBKIT_DISABLE_COMPOSITING_MODE: '1' };
  const child = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' });
  const server = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await fetch(`${server}/status`).then(
        () => true,
        () => false,
      )
    )
      return { child, server };
    await wait(100);
  }
  child.kill();
  throw new Error(`${driver} does not answer.`);
};

/**
 * Drives WebKit, the engine of Safari, through WebDriver: WebKitGTK's MiniBrowser on a virtual screen.
 *
 * @param executablePath `WebKitWebDriver`
 */
export const openWebKit = async (executablePath: string): Promise<Browser> => {
  const screen = await openScreen();
  const driver = await startDriver(executablePath, screen.display);
  const webkit = await new Builder()
    .usingServer(driver.server)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
    .build();
  const capabilities = await webkit.getCapabilities();
  const find = (selector: string) => webkit.findElement(By.css(selector));
  // The driver's own scrolling does not wait for smooth scrolling to end.
  const PLACE = `arguments[0].scrollIntoView({ block: "center", behavior: "instant" });
    return JSON.stringify(arguments[0].getBoundingClientRect());`;
  /** Nothing is pressed while it moves, as what the last press has changed may be laid out only now. */
  const findInView = async (selector: string) => {
    const element = await find(selector);
    for (let before = '', now = '-'; before !== now; await wait(50))
      [before, now] = [now, await webkit.executeScript<string>(PLACE, element)];
    return element;
  };
  return {
    name: `WebKitGTK ${capabilities.getBrowserVersion() ?? ''}`,
    open: (address) => webkit.get(address),
    address: () => webkit.getCurrentUrl(),
    run: async (script, ...given) => (await webkit.executeScript(script, ...given)) as never,
    click: async (selector) => {
      const element = await findInView(selector);
      // The arrows of a number field that was scrolled under the pointer take its next press, unless it moves away first.
      await webkit.actions().move({ origin: element }).perform();
      await element.click();
    },
    fill: async (selector, text) => {
      const field = await findInView(selector);
      await field.clear();
      await field.sendKeys(text);
    },
    choose: (selector, value) => find(`${selector} option[value="${value}"]`).click(),
    press: (key) => webkit.actions().sendKeys(KEYS[key]).perform(),
    renew: async () => {
      await webkit.executeScript('try { localStorage.clear(); sessionStorage.clear(); } catch {}');
      await webkit.manage().deleteAllCookies();
    },
    close: async () => {
      await webkit.quit().catch(() => undefined);
      driver.child.kill();
      screen.child.kill();
    },
  };
};
