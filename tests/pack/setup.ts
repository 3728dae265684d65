import type { TestProject } from 'vitest/node';
import { Project } from './project';

declare module 'vitest' {
  interface ProvidedContext {
    folder: string;
    packed: readonly string[];
  }
}

/** One project for all files: packed and installed once, taken away in the end. */
export default ({ provide }: TestProject): (() => void) => {
  const project = Project.make();
  provide('folder', project.folder);
  provide('packed', project.packed);
  return () => project.remove();
};
