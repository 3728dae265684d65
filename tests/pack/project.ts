import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** Packages that a host has beside Islas; linked from this project's own, so that nothing is downloaded. */
const HOSTS_OWN = [
  'msw',
  'react',
  'react-dom',
  'typescript',
  'vite',
  '@types/node',
  '@types/react',
  '@types/react-dom',
];

interface Ran {
  readonly code: number | null;
  readonly output: string;
}

/** A project in a temporary folder, with the packed Islas installed by npm. */
export class Project {
  constructor(
    readonly folder: string,
    /** Paths in the tarball. */
    readonly packed: readonly string[],
  ) {}

  /** Packs Islas, and installs the tarball beside the host's own packages. */
  static make(): Project {
    const folder = mkdtempSync(join(tmpdir(), 'islas-host-'));
    const project = new Project(folder, []);
    cpSync(join(import.meta.dirname, 'host'), folder, { recursive: true });
    project.write('package.json', JSON.stringify({ name: 'tienda', private: true, type: 'module' }));
    const listed = project.must('npm', ['pack', '--json', '--silent', '--pack-destination', folder], ROOT);
    const [tarball] = JSON.parse(listed) as [{ filename: string; files: { path: string }[] }];
    // `--legacy-peer-deps`, because the peers are linked afterwards.
    project.must('npm', ['install', '--offline', '--legacy-peer-deps', '--no-audit', '--no-fund', tarball.filename]);
    for (const name of HOSTS_OWN) {
      const place = join(folder, 'node_modules', name);
      mkdirSync(dirname(place), { recursive: true });
      symlinkSync(join(ROOT, 'node_modules', name), place, 'dir');
    }
    return new Project(
      folder,
      tarball.files.map(({ path }) => path),
    );
  }

  write(path: string, text: string): void {
    writeFileSync(join(this.folder, path), text);
  }

  read(path: string): string {
    return readFileSync(join(this.folder, path), 'utf8');
  }

  run(command: string, args: readonly string[], cwd = this.folder): Ran {
    // As in a user's shell: without the variables that npm and the test runner set for child processes.
    const env = Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !/^(npm_|VITEST|NODE_ENV)/.test(name)),
    );
    const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8' });
    return { code: status, output: status === 0 ? stdout : `${stdout}${stderr}` };
  }

  must(command: string, args: readonly string[], cwd?: string): string {
    const { code, output } = this.run(command, args, cwd);
    if (code !== 0) throw new Error(`${command} ${args.join(' ')}\n${output}`);
    return output;
  }

  /** Runs Node with these arguments in the project. */
  node(...args: readonly string[]): Ran {
    return this.run(process.execPath, args);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
