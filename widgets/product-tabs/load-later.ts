import { loadChunk } from '../../src/browser/load-chunk';
import { report } from '../../src/runtime/events';

/** Runs with a chunk when it has loaded, unless the signal aborts; a chunk that cannot be had is reported. */
export const loadLater = <Chunk>(load: () => Promise<Chunk>, run: (chunk: Chunk) => void, signal: AbortSignal): void =>
  void loadChunk(load, signal).then(
    (chunk) => signal.aborted || run(chunk),
    (error: unknown) => signal.aborted || report('product-tabs', 'chunk_failed', error),
  );
