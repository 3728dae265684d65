// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { HELP, parseArguments } from '../../../../.tools/store/arguments.mjs';

const refusal = (argv: string[], env: Record<string, string> = {}): string => {
  try {
    parseArguments(argv, env);
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : '';
  }
  return '';
};

describe('the command line of the shop', () => {
  it('without arguments the last shop starts on SQLite and port 8080', () => {
    const line = parseArguments([], {});
    expect(line).toMatchObject({ command: 'start', db: 'sqlite', port: 8080, islas: true, build: true, variations: 0 });
    expect(line).not.toHaveProperty('wordpress');
    expect(line).not.toHaveProperty('theme');
  });

  it('the port comes from PORT, and an empty PORT counts as unset', () => {
    expect(parseArguments([], { PORT: '8099' })).toMatchObject({ port: 8099 });
    expect(parseArguments([], { PORT: '' })).toMatchObject({ port: 8080 });
  });

  it('sources are passed on as they were written', () => {
    const line = parseArguments(['--wordpress', '7.1', '--theme=twentytwentyfive', '--languages', './es.zip'], {});
    expect(line).toMatchObject({ wordpress: '7.1', theme: 'twentytwentyfive', languages: './es.zip' });
  });

  it('the command line takes any number of other plugins', () => {
    expect(parseArguments([], {}).plugins).toEqual([]);
    expect(parseArguments(['--plugin', 'polylang@3.7', '--plugin=./own.zip'], {}).plugins).toEqual([
      'polylang@3.7',
      './own.zip',
    ]);
  });

  it('MariaDB is reached by a socket or a server, in the format of WordPress', () => {
    const by = (...how: string[]) => parseArguments(['--db', 'mariadb', ...how], {}).dbHost;
    expect(by('--db-socket', '/run/mysqld.sock')).toBe('localhost:/run/mysqld.sock');
    expect(by('--db-server', '127.0.0.1:3307')).toBe('127.0.0.1:3307');
    expect(by('--db-server', 'db')).toBe('db');
  });

  it.each([
    [['--db', 'mariadb'], 'needs either --db-socket PATH or --db-server HOST:PORT'],
    [['--db', 'mariadb', '--db-socket', '/s', '--db-server', 'h:1'], 'needs either'],
    [['--db', 'mariadb', '--db-server', 'h:port'], 'needs either'],
    [['--db', 'oracle'], '--db is sqlite or mariadb, not "oracle"'],
    [['--db-socket', '/s'], 'go with --db mariadb'],
    [['--variations', '-3'], 'variations'],
    [['--variations', '1e3'], '--variations is a whole number from 0 to 50000, not "1e3"'],
    [['--colour'], "'--colour'"],
    [['storefront'], "'storefront'"],
    [['--theme'], '--theme'],
  ])('the command line refuses %j with a message', (argv, words) => {
    expect(refusal(argv)).toContain('StoreError');
    expect(refusal(argv)).toContain(words);
    expect(refusal(argv)).toContain('--help');
  });

  it.each(['0', '65536', '80a', '-1', ' 8080'])('the command line refuses PORT=%j', (port) => {
    expect(refusal([], { PORT: port })).toContain('PORT is a whole number from 1 to 65535');
  });

  it('the command line has one command at a time, and help wins', () => {
    expect(parseArguments(['--stop'], {}).command).toBe('stop');
    expect(parseArguments(['--list'], {}).command).toBe('list');
    expect(parseArguments(['--stop', '-h'], {}).command).toBe('help');
  });

  it('the help explains every option', () => {
    for (const option of 'wordpress woocommerce theme languages sqlite plugin db db-socket db-server db-user db-password variations fresh reset no-islas no-build detach json stop list help'.split(
      ' ',
    )) {
      expect(HELP).toContain(`--${option}`);
    }
  });
});
