import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Rollup, build } from 'vite';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { Project } from './project';

const project = new Project(inject('folder'));

/** The code that a page loads at once which imports these names, built as a host does, without its React. */
const codeAtOnce = async (names: string): Promise<string> => {
  const folder = `host-of-${names.replace(/\W+/g, '-')}`;
  mkdirSync(join(project.folder, folder), { recursive: true });
  project.write(
    `${folder}/main.js`,
    `import ${names} from 'islas/react';\nconsole.log(${names.replace('* as ', '')});\n`,
  );
  const { output } = (await build({
    root: join(project.folder, folder),
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      rolldownOptions: { input: join(project.folder, folder, 'main.js'), external: /^react(-dom)?(\/|$)/ },
    },
  })) as Rollup.RollupOutput;
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
  const found = new Set<string>();
  const collect = (name: string): void => {
    if (found.has(name) || !chunks.has(name)) return;
    found.add(name);
    chunks.get(name)?.imports.forEach(collect);
  };
  for (const { fileName, isEntry } of chunks.values()) if (isEntry) collect(fileName);
  return [...found].map((name) => chunks.get(name)?.code ?? '').join('\n');
};
const bytes = (code: string): number => gzipSync(code).length;

describe('a host that uses a part of islas/react', () => {
  let all: string;
  beforeAll(async () => {
    all = await codeAtOnce('* as islas');
  }, 120_000);

  test.each([
    ['the button to add', '{ AddToCartButton }', 0.5],
    ['the hook of the cart', '{ useCart }', 0.45],
    ['a notice', '{ StoreNotice }', 0.5],
  ])('loads at once for %s less than half of what all components are', async (_name, names, most) => {
    const code = await codeAtOnce(names);
    expect(bytes(code) / bytes(all)).toBeLessThan(most);
    for (const other of ['islas-drawer__', 'islas-consent__', 'islas-search__', 'islas-social', 'islas-cursor']) {
      expect(all).toContain(other);
      expect(code).not.toContain(other);
    }
  });

  test('keeps what starts Islas', async () => {
    expect(await codeAtOnce('{ AddToCartButton }')).toContain('wp-script-module-data-islas');
  });
});
