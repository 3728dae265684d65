import { execFileSync, spawn } from 'node:child_process';
import { X509Certificate, createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fpmConfig, nginxConfig, prependPhp } from './config.mjs';

/**
 * A shop as hosts serve it: nginx before PHP-FPM with OPcache.
 * @typedef {{ url: string, key: string, workers: () => number[], stop: () => Promise<void> }} Front `key` is the hash of
 *   the certificate's key, by which a browser may accept it; `workers` are process ids of PHP
 * @typedef {object} FrontOptions
 * @property {string} root folder that the shop's own server serves
 * @property {Record<string, string>} env with which PHP reaches the shop's tables
 * @property {string} php version, such as `8.2.36`
 * @property {number} port
 * @property {number} workers of PHP
 * @property {string} [objectCache] drop-in that keeps WordPress' object cache in Redis
 * @property {readonly string[]} [ini] more settings of PHP
 * @property {import('./config.mjs').Protocol} [protocol]
 */

const PLACES = ['', '/usr/sbin/', '/usr/local/sbin/', '/usr/bin/', '/usr/local/bin/', '/opt/homebrew/bin/'];
const PATIENCE_MS = 30_000;

/** @param {readonly string[]} names of one program @returns {string} its path @throws {Error} if it is not installed */
const program = (names) => {
  for (const name of names) for (const place of PLACES.slice(1)) if (existsSync(place + name)) return place + name;
  throw new Error(`This machine has no ${names.at(-1)} (Debian: nginx, php-fpm, redis-server).`);
};

/** @param {string} command @param {string[]} args @param {Record<string, string>} [env] */
const daemon = (command, args, env) => {
  const child = spawn(command, args, { stdio: 'ignore', env: { ...process.env, ...env } });
  const ended = new Promise((resolve) => child.once('exit', resolve).once('error', resolve));
  // Killed outright, nginx and PHP-FPM would leave their workers behind.
  const kill = () => void child.kill('SIGTERM');
  process.once('exit', kill);
  return {
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      process.removeListener('exit', kill);
    },
  };
};

/** Process ids of the children of a process, on Linux. @param {number} pid */
const childrenOf = (pid) =>
  readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const parent = /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${name}/status`, 'utf8'))?.[1];
      return Number(parent) === pid ? [Number(name)] : [];
    } catch {
      return []; // It has ended meanwhile.
    }
  });

/** A certificate for this machine, because browsers speak HTTP/2 only over TLS. @param {string} folder @returns {string} hash of its key */
const makeCertificate = (folder) => {
  execFileSync(
    program(['openssl']),
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '30'].concat(
      ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')],
      ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'],
    ),
    { stdio: 'ignore' },
  );
  const { publicKey } = new X509Certificate(readFileSync(join(folder, 'cert.pem')));
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
};

/**
 * @param {FrontOptions} options
 * @returns {Promise<Front>}
 * @throws {Error} with a message for the user
 */
export const startFront = async ({ root, env, php, port, workers, objectCache, ini = [], protocol = 'http/2' }) => {
  const [major, minor] = php.split('.');
  const programs = { nginx: program(['nginx']), fpm: program([`php-fpm${major}.${minor}`, 'php-fpm']) };
  const redis = objectCache ? program(['redis-server']) : '';
  const folder = mkdtempSync(join(tmpdir(), 'islas-front-'));
  const dropIn = join(root, 'wp-content/object-cache.php');
  if (objectCache && existsSync(dropIn)) throw new Error(`${dropIn} is there already.`);
  const url = `https://127.0.0.1:${port}`;
  const isRoot = process.getuid?.() === 0;
  const key = makeCertificate(folder);
  writeFileSync(join(folder, 'prepend.php'), prependPhp({ folder, hasRedis: !!redis }));
  writeFileSync(join(folder, 'fpm.conf'), fpmConfig({ folder, workers, isRoot, ini }));
  writeFileSync(join(folder, 'nginx.conf'), nginxConfig({ folder, root, port, isRoot, protocol }));
  /** @type {{ pid: number, stop: () => Promise<void> }[]} */
  const daemons = [];
  const stop = async () => {
    for (const one of daemons.toReversed()) await one.stop();
    if (objectCache) rmSync(dropIn, { force: true });
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    if (objectCache) {
      daemons.push(daemon(redis, ['--port', '0', '--unixsocket', join(folder, 'redis.sock'), '--save', '']));
      copyFileSync(objectCache, dropIn);
    }
    const own = { ...env, ISLAS_STORE_URL: url, ISLAS_STORE_DEBUG: '0' };
    const fpm = daemon(programs.fpm, ['-F', ...(isRoot ? ['-R'] : []), '-y', join(folder, 'fpm.conf')], own);
    daemons.push(fpm, daemon(programs.nginx, ['-p', folder, '-c', join(folder, 'nginx.conf')]));
    for (
      const end = Date.now() + PATIENCE_MS;
      !existsSync(join(folder, 'fpm.sock')) || !existsSync(join(folder, 'nginx.pid'));
    ) {
      if (Date.now() > end)
        throw new Error(`nginx and PHP-FPM did not start: ${readFileSync(join(folder, 'error.log'), 'utf8')}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return { url, key, workers: () => childrenOf(fpm.pid), stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
