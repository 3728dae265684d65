import { type Browser, type Page, expect as expectPage } from '@playwright/test';
import { join } from 'node:path';
import { type PreviewServer, build, preview } from 'vite';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type PretendShop, startPretendShop } from '../../.tools/start/api.mjs';
import { launchBrowser, openPage } from './browser';
import { Project } from './project';

let shop: PretendShop;
let project: Project;
let server: PreviewServer;
let browser: Browser;

/** Builds the application with its own React and its own Islas, as two teams would. */
const buildWith = (react: 18 | 19) =>
  build({
    root: project.folder,
    configFile: false,
    logLevel: 'error',
    resolve:
      react === 18
        ? {
            alias: [
              { find: /^react-dom(?=$|\/)/, replacement: 'react-dom-18' },
              { find: /^react(?=$|\/)/, replacement: 'react-18' },
            ],
          }
        : {},
    build: {
      outDir: `dist/react-${react}`,
      cssCodeSplit: false,
      rolldownOptions: {
        input: { app: join(project.folder, 'src/app.tsx') },
        output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
    base: `/react-${react}/`,
  });

beforeAll(async () => {
  shop = await startPretendShop();
  project = Project.link('two-reacts', inject('tarball'), new URL(shop.url).origin);
  await buildWith(19);
  await buildWith(18);
  project.write('dist/index.html', project.read('index.html'));
  server = await preview({ root: project.folder, configFile: false, logLevel: 'warn', preview: { port: 4387 } });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  await project?.remove();
  await shop?.close();
});

const app = (page: Page, react: 18 | 19) => page.getByRole('region', { name: `React ${react}` });

test('applications with React 18 and 19 on one page have one cart, and neither throws', async () => {
  const address = server.resolvedUrls?.local[0] ?? '';
  shop.shop.allowedOrigins.add(new URL(address).origin);
  const { page, problems } = await openPage(browser);
  await page.goto(address, { waitUntil: 'networkidle' });
  const [old, young] = [app(page, 18), app(page, 19)];
  await expectPage(old).toContainText('18.3.1');
  await expectPage(young).toContainText('19.');
  const bothSay = async (count: number, lines: number) => {
    for (const one of [old, young]) {
      await expectPage(one.getByRole('button', { name: /^Cart/ })).toHaveText(`Cart (${count})`);
      await expectPage(one.locator('.widget .mini_cart_item')).toHaveCount(lines);
    }
  };

  await old.getByRole('button', { name: /^Bowl/ }).click();
  await bothSay(1, 1);
  await young.getByRole('button', { name: 'Vase' }).click();
  await bothSay(2, 2);
  await old.getByRole('button', { name: 'Vase' }).click();
  await bothSay(3, 2);

  // One drawer opens, of whichever application, and changes the cart of both.
  await old.getByRole('button', { name: /^Cart/ }).click();
  const drawer = page.getByRole('dialog');
  await expectPage(drawer).toHaveCount(1);
  await drawer.getByRole('button', { name: 'Increase the quantity of Cuenco Alborada' }).click();
  await page.keyboard.press('Escape');
  await expectPage(drawer).toHaveCount(0);
  await bothSay(4, 2);

  for (const [one, left] of [
    [old, 1],
    [young, 0],
  ] as const) {
    await one.locator('.widget .remove').first().click();
    await expectPage(page.locator('.widget .mini_cart_item')).toHaveCount(2 * left);
  }
  await bothSay(0, 0);
  expect(problems).toEqual([]);
});
