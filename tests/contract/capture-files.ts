import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { captureFolders } from '../../.tools/shapes/shapes.mjs';

/** Folder of whole captures: ISLAS_CAPTURES, or a folder beside the project. It may be missing. */
const root = process.env.ISLAS_CAPTURES ?? join(import.meta.dirname, '../../../shared/captures');

export interface Capture {
  readonly title: string;
  /** The page as served; undefined for a response that is no page. */
  readonly html: string | undefined;
  readonly body: unknown;
}

const EXCHANGE = '.exchange.json';

const read = (folder: string): Capture[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(EXCHANGE))
    .map((file) => {
      const name = file.slice(0, -EXCHANGE.length);
      const page = join(folder, `${name}.html`);
      const { response }: { response: { body: unknown } } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      const html = existsSync(page) ? readFileSync(page, 'utf8') : undefined;
      return { title: `${basename(folder)}: ${name}`, html, body: html ?? response.body };
    });

export const folders: readonly string[] = existsSync(root) ? captureFolders(root) : [];
export const captures: readonly Capture[] = folders.flatMap(read);

/** A page's body as elements, without scripts and linked files. */
export const bodyOf = (html: string): HTMLElement =>
  new DOMParser().parseFromString(html.replace(/<link\b[^>]*>|<script\b[\s\S]*?<\/script>/g, ''), 'text/html').body;
