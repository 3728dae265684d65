import { loadChunk } from '../browser/load-chunk';
import { report } from './events';

interface Circumstances {
  /** Ends the wait: afterwards nothing runs and nothing is reported. */
  readonly signal?: AbortSignal | undefined;
  /** Where a failure is reported. Default: the document. */
  readonly host?: Element;
  /** The native way, for a chunk that cannot be had and for one that fails (R2.5). */
  readonly instead?: () => unknown;
}

/**
 * Runs with a chunk when it has loaded. Reports under this name what went wrong: `chunk_failed` where the chunk cannot be
 * had, `run_failed` where it was there and threw. Resolves when all is over, and never rejects.
 */
export const loadLater = async <Chunk>(
  name: string,
  load: () => Promise<Chunk>,
  run: (chunk: Chunk) => unknown,
  { signal, host, instead }: Circumstances = {},
): Promise<void> => {
  let code = 'chunk_failed';
  try {
    const chunk = await loadChunk(load, signal);
    if (signal?.aborted) return;
    code = 'run_failed';
    await run(chunk);
  } catch (error) {
    if (signal?.aborted) return;
    report(name, code, error, host);
    instead?.();
  }
};
