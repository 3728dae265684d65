import { loadChunk } from '../browser/load-chunk';
import { report } from './events';

/**
 * Runs with a chunk when it has loaded, unless the signal has aborted. Where it cannot be had, that is reported under this
 * name, at `host`, and what the page does natively stays (R2.5).
 */
export const loadLater = <Chunk>(
  name: string,
  load: () => Promise<Chunk>,
  run: (chunk: Chunk) => unknown,
  signal: AbortSignal,
  host?: Element,
): void =>
  void loadChunk(load, signal)
    .then((chunk) => signal.aborted || run(chunk))
    .catch((error: unknown) => signal.aborted || report(name, 'chunk_failed', error, host));
