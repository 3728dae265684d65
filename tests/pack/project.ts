import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const HOSTS = join(import.meta.dirname, 'hosts');

/** Packages that a host has beside Islas; linked from this project's own, so that nothing is downloaded. */
const LINKED = [
  ...['msw', 'typescript', 'vite', '@types/node'],
  ...['react', 'react-dom', 'react-18', 'react-dom-18', '@types/react', '@types/react-dom'],
];

interface Ran {
  readonly code: number | null;
  readonly output: string;
}

/** The packed package. */
export interface Tarball {
  /** Path of the file. */
  readonly file: string;
  /** Paths in it. */
  readonly paths: readonly string[];
}

/** As in a user's shell: without the variables that npm and the test runner set for child processes. */
const environment = () => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(npm_|VITEST|NODE_ENV)/.test(name))),
  NEXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
});

const run = (command: string, args: readonly string[], cwd: string): Ran => {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env: environment(), encoding: 'utf8' });
  return { code: status, output: status === 0 ? stdout : `${stdout}${stderr}` };
};

const must = (command: string, args: readonly string[], cwd: string): string => {
  const { code, output } = run(command, args, cwd);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}\n${output}`);
  return output;
};

const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'islas-host-'));

/** Packs Islas into a temporary folder. */
export const packIslas = (): Tarball => {
  const folder = temporaryFolder();
  const listed = must('npm', ['pack', '--json', '--silent', '--pack-destination', folder], ROOT);
  const [{ filename, files }] = JSON.parse(listed) as [{ filename: string; files: { path: string }[] }];
  return { file: join(folder, filename), paths: files.map(({ path }) => path) };
};

/** One of the hosts of `tests/pack/hosts`, copied into a temporary folder. */
export class Project {
  private readonly servers: ChildProcess[] = [];

  constructor(readonly folder: string) {}

  /** Copies a host; in the place of `https://shop.example` its files get the address of this shop. */
  private static copy(host: string, shop: string): Project {
    const project = new Project(temporaryFolder());
    cpSync(join(HOSTS, host), project.folder, { recursive: true });
    const files = readdirSync(project.folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
    for (const { parentPath, name } of files) {
      const path = join(parentPath, name);
      const text = readFileSync(path, 'utf8');
      if (text.includes('https://shop.example')) writeFileSync(path, text.replaceAll('https://shop.example', shop));
    }
    return project;
  }

  /**
   * A host with the packed Islas installed by npm, beside this project's own packages.
   * @param others packages of this project by the names that they have in the host, beside or in the place of the usual ones
   */
  static link(host: string, tarball: Tarball, shop = '', others: Readonly<Record<string, string>> = {}): Project {
    const project = Project.copy(host, shop);
    project.write('package.json', JSON.stringify({ name: 'tienda', private: true, type: 'module' }));
    // `--legacy-peer-deps`, because the peers are linked afterwards.
    project.must('npm', ['install', '--offline', '--legacy-peer-deps', '--no-audit', '--no-fund', tarball.file]);
    for (const name of new Set([...LINKED, ...Object.keys(others)])) {
      const place = join(project.folder, 'node_modules', name);
      mkdirSync(dirname(place), { recursive: true });
      symlinkSync(join(ROOT, 'node_modules', others[name] ?? name), place, 'dir');
    }
    return project;
  }

  /** A host with its own packages, of the versions in its lock file, and the packed Islas, all installed by npm. */
  static install(host: string, tarball: Tarball, shop: string): Project {
    const project = Project.copy(host, shop);
    // Not `npm ci`: it refuses a lock file without an optional package for another system that this registry does not have.
    project.must('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--prefer-offline']);
    project.must('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--prefer-offline', tarball.file]);
    return project;
  }

  write(path: string, text: string): void {
    writeFileSync(join(this.folder, path), text);
  }

  read(path: string): string {
    return readFileSync(join(this.folder, path), 'utf8');
  }

  must(command: string, args: readonly string[]): string {
    return must(command, args, this.folder);
  }

  /** Runs Node with these arguments in the project. */
  node(...args: readonly string[]): Ran {
    return run(process.execPath, args, this.folder);
  }

  /** Starts a server by Node in the project. Resolves to the first address that it writes. */
  serve(...args: readonly string[]): Promise<string> {
    const server = spawn(process.execPath, args, { cwd: this.folder, env: environment() });
    this.servers.push(server);
    return new Promise((resolve, reject) => {
      let output = '';
      const read = (part: Buffer): void => {
        output += part.toString();
        const [address] = /http:\/\/(localhost|127\.0\.0\.1):\d+/.exec(output) ?? [];
        if (address) resolve(address);
      };
      server.stdout.on('data', read);
      server.stderr.on('data', read);
      server.once('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code}\n${output}`)));
    });
  }

  async remove(): Promise<void> {
    await Promise.all(
      this.servers.map(
        (server) => server.exitCode ?? (server.kill() && new Promise((resolve) => server.once('exit', resolve))),
      ),
    );
    rmSync(this.folder, { recursive: true, force: true });
  }
}
