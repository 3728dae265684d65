/** An error that the user can fix: a message with the next step, printed without a stack. */
export class StoreError extends Error {
  /**
   * @param {string} message what is wrong
   * @param {string} [advice] what to do about it
   */
  constructor(message, advice = '') {
    super(advice === '' ? message : `${message}\n${advice}`);
    this.name = 'StoreError';
  }
}

const GIVE = {
  wordpress: '--wordpress FOLDER|ZIP',
  woocommerce: '--woocommerce FOLDER|ZIP',
  theme: '--theme FOLDER|ZIP (or --theme twentytwentyfive, which comes with WordPress)',
  languages: '--languages FOLDER|ZIP',
  sqlite: '--sqlite FOLDER|ZIP (or --db mariadb)',
  plugin: '--plugin FOLDER|ZIP',
};

/** @typedef {keyof typeof GIVE} SourceKind */

/** All messages of foreseen failures. */
export const failure = {
  /** @param {string} option */
  option: (option) => new StoreError(option, 'See npm run store -- --help.'),

  /** @param {SourceKind} kind @param {string} name @param {string} cause */
  offline: (kind, name, cause) =>
    new StoreError(
      `${name} is not in the cache and could not be downloaded (${cause}).`,
      `Connect to the internet and start again, or give a copy: npm run store -- ${GIVE[kind]}`,
    ),

  /** @param {string} path */
  notThere: (path) => new StoreError(`There is no file or folder at ${path}.`, 'Give a folder, a zip or a version.'),

  /** @param {SourceKind} kind @param {string} path @param {string} marker */
  notWhatItShouldBe: (kind, path, marker) =>
    new StoreError(
      `The folder ${path} holds no ${kind} (no ${marker} in it).`,
      'Give its folder or zip as it is released.',
    ),

  /** @param {string} name @param {string} cause */
  archive: (name, cause) =>
    new StoreError(`The archive ${name} cannot be unpacked: ${cause}.`, 'It may be cut short: get it again.'),

  /** @param {string} needs @param {string} has */
  tooOld: (needs, has) =>
    new StoreError(`${needs}; chosen is ${has}.`, 'Choose another pair with --wordpress and --woocommerce.'),

  /** @param {number} port */
  portTaken: (port) =>
    new StoreError(`Port ${port} is taken by another program.`, `Choose another: PORT=${port + 1} npm run store`),

  /** @param {string} what @param {string} command */
  php: (what, command) => new StoreError(what, `Install it and start again, for example: ${command}`),

  /** @param {string} step @param {string} output */
  step: (step, output) => new StoreError(`${step} failed.`, output.trim() || 'It said nothing.'),

  /** @param {string} url @param {string} log */
  neverReady: (url, log) => new StoreError(`The shop did not answer at ${url} within a minute.`, log.trim()),
};
