import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
/** Inside the project, so that `react` and types are found as in any other of its files. */
const FOLDER = join(ROOT, 'node_modules/.cache/react-examples');

/** Fenced examples of TypeScript, each with the line on which it begins. */
const examplesOf = (text: string): readonly (readonly [line: number, code: string])[] =>
  [...text.matchAll(/^```tsx?\n([\s\S]*?)^```$/gm)].map((found) => [
    text.slice(0, found.index).split('\n').length + 1,
    found[1] ?? '',
  ]);

const OPTIONS: ts.CompilerOptions = {
  ...ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(ROOT, 'tsconfig.json'), (path) => readFileSync(path, 'utf8')).config,
    ts.sys,
    ROOT,
  ).options,
  noEmit: true,
  incremental: false,
  paths: {
    islas: [join(ROOT, 'src/entries/standalone.ts')],
    'islas/browser': [join(ROOT, 'src/entries/browser-package.ts')],
    'islas/react': [join(ROOT, 'src/entries/react-package.ts')],
    'islas/style.css': [join(ROOT, 'src/react/host.css')],
  },
};
delete OPTIONS.tsBuildInfoFile;

test('every example of docs/react.md compiles as it stands', { timeout: 240_000 }, () => {
  const examples = examplesOf(readFileSync(join(ROOT, 'docs/react.md'), 'utf8'));
  expect(examples.length).toBeGreaterThan(0);
  mkdirSync(FOLDER, { recursive: true });
  const files = examples.map(([line, code]) => {
    const file = join(FOLDER, `line-${line}.tsx`);
    writeFileSync(file, `${code}\nexport {};\n`);
    return file;
  });
  const program = ts.createProgram(files, OPTIONS);
  // The examples alone: the project's own files have their check.
  const wrong = files
    .flatMap((file) => ts.getPreEmitDiagnostics(program, program.getSourceFile(file)))
    .map(
      ({ file, messageText }) =>
        `${file?.fileName.split('/').at(-1)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
  rmSync(FOLDER, { recursive: true, force: true });
  expect(wrong).toEqual([]);
});
