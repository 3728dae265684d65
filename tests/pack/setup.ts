import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { TestProject } from 'vitest/node';
import { Project, type Tarball, packIslas } from './project';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the host with Vite. */
    folder: string;
    tarball: Tarball;
  }
}

/** Packs the package and creates one host for the tests of the package itself; both are removed at the end. */
export default ({ provide }: TestProject): (() => Promise<void>) => {
  const tarball = packIslas();
  const project = Project.link('vite', tarball);
  provide('folder', project.folder);
  provide('tarball', tarball);
  return async () => {
    rmSync(dirname(tarball.file), { recursive: true, force: true });
    await project.remove();
  };
};
