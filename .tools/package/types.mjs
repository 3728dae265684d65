import { dirname, join, posix, relative, resolve } from 'node:path';
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
 * Where a module has its names from that only passes on those of others, such as a feature's `public.ts`; null for any other.
 * @param {string} text @returns {Map<string, { from: string, name: string }> | null}
 */
const readPassedOn = (text) => {
  /** @type {Map<string, { from: string, name: string }>} */
  const names = new Map();
  for (const node of ts.createSourceFile('x.d.ts', text, ts.ScriptTarget.Latest).statements) {
    const isPassing = ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier);
    if (!isPassing || !node.exportClause || !ts.isNamedExports(node.exportClause)) return null;
    for (const { name, propertyName } of node.exportClause.elements)
      names.set(name.text, { from: node.moduleSpecifier.text, name: (propertyName ?? name).text });
  }
  return names.size ? names : null;
};

/**
 * Leads the imports of a declaration file to the modules that have the names, past those that pass them on: otherwise one
 * type of a feature would bring the declarations of all that it shows, and those of the packages that they name.
 * @param {string} text @param {(specifier: string) => string | undefined} read the declarations of a module
 */
const importFromSource = (text, read) =>
  text.replace(/^import (?:type )?\{([^}]*)\} from '(\.[^']*)';$/gm, (whole, list, specifier) => {
    const passedOn = readPassedOn(read(specifier) ?? '');
    if (!passedOn) return whole;
    return String(list)
      .split(',')
      .map((one) =>
        one
          .trim()
          .replace(/^type /, '')
          .split(' as '),
      )
      .filter(([name]) => name)
      .map(([name = '', own = name]) => {
        const source = passedOn.get(name) ?? { from: '', name };
        const path = posix.join(posix.dirname(specifier), source.from);
        const named = source.name === own ? own : `${source.name} as ${own}`;
        return `import { type ${named} } from '${path.startsWith('.') ? path : `./${path}`}';`;
      })
      .join('\n');
  });

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
    const read = (/** @type {string} */ specifier) => emitted.get(resolve(dirname(file), `${specifier}.d.ts`));
    // Side-effect imports, such as style sheets, have no types.
    const own = importFromSource(text.replace(/^import '[^']+';\n/gm, ''), read);
    ts.sys.writeFile(file, renameImports(own, rename));
  }
  return Object.fromEntries(entries.map((entry) => [entry, relative(outDir, declarationOf(entry))]));
};
