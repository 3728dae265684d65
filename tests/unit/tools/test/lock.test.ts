// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Locked {
  resolved?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };

/** Whether a package finds another one, inside itself or in a folder above. */
const isLocked = (from: string, name: string): boolean => {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    if (packages[`${folder && `${folder}/`}node_modules/${name}`]) return true;
    if (!folder) return false;
  }
};

describe('the lock file', () => {
  it('the lock file has every dependency of its packages, for every platform, as "npm ci" requires', () => {
    const missing = Object.entries(packages).flatMap(([from, { dependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies })
        .filter((name) => !isLocked(from, name))
        .map((name) => `${from} needs ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('the lock file names no registry, so that every machine uses its own', () => {
    expect(Object.values(packages).filter(({ resolved }) => resolved)).toEqual([]);
  });
});
