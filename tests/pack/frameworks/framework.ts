import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type PretendShop, startPretendShop } from '../../../.tools/start/api.mjs';
import { launchBrowser, openPage } from '../browser';
import { fillCart, order } from '../buy';
import { Project } from '../project';

/** Frameworks build for a minute and more where other programs run too. */
const PATIENCE_MS = 300_000;

export interface Framework {
  /** Folder of the host. */
  readonly host: string;
  /** Arguments of Node that check the types, build the application, serve the build, and serve the sources. */
  readonly types: readonly string[];
  readonly build: readonly string[];
  readonly serve: readonly string[];
  readonly develop: readonly string[];
}

/** What every framework with a server has to do for a shopper, with the packed package. */
export const testFramework = ({ host, types, build, serve, develop }: Framework): void => {
  let shop: PretendShop;
  let project: Project;
  let browser: Browser;

  beforeAll(async () => {
    shop = await startPretendShop();
    project = Project.install(host, inject('tarball'), new URL(shop.url).origin);
    browser = await launchBrowser();
  }, PATIENCE_MS);
  afterAll(async () => {
    await browser?.close();
    await project?.remove();
    await shop?.close();
  });

  const start = async (args: readonly string[]): Promise<string> => {
    const address = await project.serve(...args);
    shop.shop.allowedOrigins.add(address);
    return address;
  };

  test('builds, its types hold, the server prints everything, and a shopper buys', {
    timeout: PATIENCE_MS,
  }, async () => {
    for (const args of [build, types]) project.must(process.execPath, args);
    const address = await start(serve);

    const html = await (await fetch(address)).text();
    expect(html).toMatch(/<a[^>]* data-product_id="17"/);
    expect(html).toMatch(/<dialog[^>]* id="islas-drawer"/);
    expect(html).toContain('We count visits.');
    expect(html).toMatch(/<input[^>]* value="azul"/);

    const { page, problems } = await openPage(browser);
    await page.goto(address, { waitUntil: 'networkidle' });
    await fillCart(page);
    expect(problems).toEqual([]);
    await order(page);
  });

  test('wakes without a warning in development', { timeout: PATIENCE_MS }, async () => {
    const { page, problems } = await openPage(browser);
    await page.goto(await start(develop), { waitUntil: 'networkidle', timeout: PATIENCE_MS });
    await fillCart(page);
    expect(problems).toEqual([]);
  });
};
