import { Cache } from './cache.mjs';
import { running, runningOn, stop } from './site/running.mjs';

/** Functions of the real shop for tests and other tools. */
export { storeAvailable } from './available.mjs';
export { startStore } from './start.mjs';

/**
 * Stops the shop on a port.
 *
 * @param {number} port
 * @returns {Promise<boolean>} whether a shop ran there
 */
export async function stopStore(port) {
  const { folder } = new Cache();
  const one = runningOn(folder, port);
  if (one) await stop(folder, one);
  return one !== undefined;
}

/** Ports on which shops of this cache run. */
export const runningPorts = () => running(new Cache().folder).map(({ port }) => port);
