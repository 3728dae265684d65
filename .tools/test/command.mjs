import { spawn } from 'node:child_process';

/** @typedef {{ code: number, output: string }} Outcome */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** Ends all running programs and their child processes. */
const stopCommands = () => {
  for (const child of running) {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGTERM');
    } catch {
      // It has already ended.
    }
  }
};

/** Ends all running programs with this one when it gets SIGINT or SIGTERM, by which Node alone would leave them running. */
export const endCommandsOnSignal = () => {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.on(signal, () => {
      stopCommands();
      process.exit(130);
    });
};

/**
 * Runs a program with a closed stdin and collects its output. Never rejects: a program that cannot start or exceeds
 * `timeout` (milliseconds) ends with a code other than 0 and the reason in its output.
 * @param {string} command @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string>, timeout?: number }} [options]
 * @returns {Promise<Outcome>}
 */
export const run = (command, args, { cwd, env = {}, timeout = 1_800_000 } = {}) =>
  new Promise((resolve) => {
    // A separate process group, so that the program's children end with it.
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let output = '';
    running.add(child);
    const late = setTimeout(() => {
      output += `\nStopped: ${command} took longer than ${timeout / 1000} seconds.\n`;
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    }, timeout);
    /** @param {number} code */
    const finish = (code) => {
      clearTimeout(late);
      running.delete(child);
      resolve({ code, output });
    };
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => (output += text));
    }
    child.on('error', (error) => {
      output += `${error.message}\n`;
      finish(127);
    });
    child.on('close', (code, signal) => finish(code ?? (signal ? 1 : 0)));
  });

/** Runs a script of a package with this same Node. @param {string} script @param {string[]} args @param {Parameters<typeof run>[2]} [options] */
export const runNode = (script, args, options) => run(process.execPath, [script, ...args], options);
