import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect as expectPage } from '@playwright/test';
import { type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type PretendShop, startPretendShop } from '../../.tools/start/api.mjs';
import { launchBrowser, openPage } from './browser';
import { fillCart, order } from './buy';
import { Project } from './project';

let shop: PretendShop;
let project: Project;
let server: PreviewServer;
let browser: Browser;

beforeAll(async () => {
  shop = await startPretendShop();
  project = Project.link('no-bundler', inject('tarball'), new URL(shop.url).origin);
  // All that a stranger does instead of building.
  cpSync(join(project.folder, 'node_modules/islas/dist/package/browser'), join(project.folder, 'islas'), {
    recursive: true,
  });
  server = await preview({
    root: project.folder,
    configFile: false,
    logLevel: 'warn',
    build: { outDir: '.' },
    preview: { port: 4381 },
  });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  await project?.remove();
  await shop?.close();
});

test('the types hold in plain JavaScript', () => {
  expect(project.node('node_modules/typescript/bin/tsc', '-p', '.')).toEqual({ code: 0, output: '' });
});

test('a page of plain modules sells, and mounts, updates and unmounts', async () => {
  const address = server.resolvedUrls?.local[0] ?? '';
  shop.shop.allowedOrigins.add(new URL(address).origin);
  const { page, problems } = await openPage(browser);
  await page.goto(address, { waitUntil: 'networkidle' });
  await expectPage(page.getByText('We send on Mondays.')).toBeVisible();
  await page.getByRole('button', { name: 'Hide the notice' }).click();
  await expectPage(page.locator('#notice')).toBeEmpty();
  await fillCart(page);
  expect(problems).toEqual([]);
  await order(page);
});
