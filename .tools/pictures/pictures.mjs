import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { VISITOR, openBrowser } from '../bench/browser.mjs';
import { startStore } from '../store/api.mjs';
import { BANNER, ICON } from './drawings.mjs';
import { SCENES } from './scenes.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('../store/start.mjs').Store} Store */

const FOLDER = join(import.meta.dirname, '../../.wordpress-org');

const HELP = `The pictures of the plugin's page in the directory, from the real shop.

  npm run pictures
  npm run pictures -- --only drawer    one of: icon, ${SCENES.map(({ name }) => name).join(', ')}

Writes icon, banner and screenshots into .wordpress-org/. PORT (8191) is read from the environment.`;

/** @param {Browser} browser @param {string} svg @param {number} width @param {number} height @param {string} file */
const draw = async (browser, svg, width, height, file) => {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<style>body{margin:0}body>svg{display:block;width:100vw;height:100vh}</style>${svg}`);
  await page.screenshot({ path: join(FOLDER, file) });
  await page.close();
};

/** @param {Browser} browser */
const drawAll = async (browser) => {
  writeFileSync(join(FOLDER, 'icon.svg'), ICON);
  await draw(browser, ICON, 128, 128, 'icon-128x128.png');
  await draw(browser, ICON, 256, 256, 'icon-256x256.png');
  await draw(browser, BANNER, 772, 250, 'banner-772x250.png');
  await draw(browser, BANNER, 1544, 500, 'banner-1544x500.png');
};

/** @param {Browser} browser @param {Store} store @param {import('./scenes.mjs').Scene} scene @param {number} number */
const photograph = async (browser, store, { width, height, isOwner, show }, number) => {
  const context = await browser.newContext({
    ...VISITOR,
    viewport: { width, height },
    baseURL: store.url,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (isOwner) {
    await page.goto('/wp-login.php');
    await page.locator('#user_login').fill(store.admin.user);
    await page.locator('#user_pass').fill(store.admin.password);
    await page.locator('#wp-submit').click();
    await page.waitForURL(/wp-admin/);
  }
  await show(page);
  await page.waitForLoadState('networkidle');
  // Transitions end, and pictures are decoded.
  await page.waitForTimeout(700);
  await page.screenshot({ path: join(FOLDER, `screenshot-${number}.jpg`), type: 'jpeg', quality: 78 });
  await context.close();
};

const main = async () => {
  const { values } = parseArgs({ options: { only: { type: 'string' }, help: { type: 'boolean', default: false } } });
  if (values.help) return console.log(HELP);
  const { only } = values;
  if (only && only !== 'icon' && !SCENES.some(({ name }) => name === only))
    throw new Error(`There is no picture "${only}".\n\n${HELP}`);
  if (!only) rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const browser = await openBrowser();
  try {
    if (!only || only === 'icon') await drawAll(browser);
    if (only === 'icon') return;
    const store = await startStore({ port: Number(process.env['PORT'] || 8191), reset: true });
    try {
      for (const [index, scene] of SCENES.entries())
        if (!only || scene.name === only) await photograph(browser, store, scene, index + 1);
    } finally {
      await store.stop();
    }
  } finally {
    await browser.close();
  }
  console.log(`Pictures: ${FOLDER}`);
};

await main().catch((error) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
