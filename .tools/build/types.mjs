import ts from 'typescript';

/**
 * Writes the public types of the embed entry. @param {string} root @param {string} outDir
 * @throws {Error} with the compiler's words when they cannot be made
 */
export const emitTypes = (root, outDir) => {
  const { config } = ts.readConfigFile(`${root}/tsconfig.json`, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: ['src/embed.ts'] }, ts.sys, root);
  const program = ts.createProgram([`${root}/src/embed.ts`], {
    ...options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: `${root}/src`,
    outDir,
    types: ['vite/client'],
  });
  const isPublic = (/** @type {string} */ file) => /\/(embed|contracts\/[\w-]+)\.d\.ts$/.test(file);
  const { diagnostics, emitSkipped } = program.emit(undefined, (file, text) => {
    if (isPublic(file)) ts.sys.writeFile(file, text);
  });
  if (emitSkipped) throw new Error(ts.formatDiagnostics(diagnostics, ts.createCompilerHost(options)));
};
