import type { TestProject } from 'vitest/node';
import { Project } from './project';

declare module 'vitest' {
  interface ProvidedContext {
    folder: string;
    packed: readonly string[];
  }
}

/** Creates one project for all test files, and removes it at the end. */
export default ({ provide }: TestProject): (() => void) => {
  const project = Project.make();
  provide('folder', project.folder);
  provide('packed', project.packed);
  return () => project.remove();
};
