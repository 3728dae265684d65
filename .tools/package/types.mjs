import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

/**
 * Adds the extension to every relative module specifier of a declaration file: `moduleResolution: node16` requires it.
 * @param {string} text @param {(specifier: string) => string} rename @returns {string}
 */
const renameImports = (text, rename) => {
  const { importedFiles } = ts.preProcessFile(text, true, true);
  return importedFiles.reduceRight((done, { fileName, pos, end }) => {
    // The range of the specifier, with its quotes.
    const at = done.indexOf(fileName, pos);
    return at < 0 || at > end ? done : done.slice(0, at) + rename(fileName) + done.slice(at + fileName.length);
  }, text);
};

/**
 * Writes the declarations of these entries and of all modules that they refer to, and no others.
 * @param {string} root @param {readonly string[]} entries paths in the project @param {string} outDir
 * @returns {Readonly<Record<string, string>>} the declaration file of each entry, by path in `outDir`
 * @throws {Error} with the compiler's messages if it cannot emit them
 */
export const emitTypes = (root, entries, outDir) => {
  const { config } = ts.readConfigFile(`${root}/tsconfig.json`, ts.sys.readFile);
  const files = entries.map((entry) => join(root, entry));
  const options = ts.parseJsonConfigFileContent({ ...config, include: [], files }, ts.sys, root).options;
  delete options.tsBuildInfoFile;
  const program = ts.createProgram(files, {
    ...options,
    noEmit: false,
    incremental: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: root,
    outDir,
    types: ['vite/client'],
  });
  /** @type {Map<string, string>} */
  const emitted = new Map();
  program.emit(undefined, (file, text) => void emitted.set(resolve(file), text));
  const problems = program.getDeclarationDiagnostics();
  if (problems.length) throw new Error(ts.formatDiagnostics(problems, ts.createCompilerHost(options)));

  const declarationOf = (/** @type {string} */ entry) => resolve(outDir, entry.replace(/\.tsx?$/, '.d.ts'));
  const wanted = new Set(entries.map(declarationOf));
  for (const file of wanted) {
    const rename = (/** @type {string} */ specifier) => {
      if (!specifier.startsWith('.')) return specifier;
      wanted.add(resolve(dirname(file), `${specifier}.d.ts`));
      return `${specifier}.js`;
    };
    const text = emitted.get(file);
    if (text === undefined) throw new Error(`No declarations were made for ${relative(outDir, file)}.`);
    // Side-effect imports, such as style sheets, have no types.
    ts.sys.writeFile(file, renameImports(text.replace(/^import '[^']+';\n/gm, ''), rename));
  }
  return Object.fromEntries(entries.map((entry) => [entry, relative(outDir, declarationOf(entry))]));
};
