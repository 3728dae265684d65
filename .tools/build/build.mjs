import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build as viteBuild } from 'vite';
import { compileLanguages } from '../languages/compile.mjs';
import { manifestPhp } from './manifest.mjs';
import { writePageFiles } from './page-files.mjs';

export const ROOT = join(import.meta.dirname, '../..');
export const BUILD = join(ROOT, 'php-plugin/build');

/** Builds into another folder and then swaps, so that a running shop never serves an incomplete build. */
export const build = async () => {
  const aside = `${ROOT}/node_modules/.islas/build-${process.pid}`;
  await viteBuild({ root: ROOT, mode: 'production', logLevel: 'warn', build: { outDir: aside, emptyOutDir: true } });
  await viteBuild({ root: ROOT, mode: 'admin', logLevel: 'warn', build: { outDir: aside, emptyOutDir: false } });
  await viteBuild({ root: ROOT, mode: 'screen', logLevel: 'warn', build: { outDir: aside, emptyOutDir: false } });
  await writePageFiles(ROOT, aside);
  writeFileSync(`${aside}/manifest.php`, manifestPhp(JSON.parse(readFileSync(`${aside}/manifest.json`, 'utf8'))));
  mkdirSync(`${ROOT}/php-plugin`, { recursive: true });
  rmSync(BUILD, { recursive: true, force: true });
  renameSync(aside, BUILD);
  compileLanguages(ROOT);
};

if (process.argv[1] === import.meta.filename) await build();
