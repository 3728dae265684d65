import { startBlocks } from './blocks';
import { startJQueryBridge } from './jquery-start';

/** Everything that translates between Islas and other people's code, until the signal aborts. */
export const startBridges = (signal: AbortSignal): void => {
  startBlocks(signal);
  startJQueryBridge(signal);
};
