import { useEffect, useState } from 'react';
import { loadChunk } from '../browser/load-chunk';
import { report } from '../runtime/events';

/**
 * A part of a component that loads once it is wanted; `undefined` until then, on the server, and where it cannot be loaded,
 * which is reported once and never thrown into the host's tree.
 */
export const useChunk = <Part>(name: string, isWanted: boolean, load: () => Promise<Part>): Part | undefined => {
  const [part, setPart] = useState<Part>();
  const [given] = useState(() => load);
  useEffect(() => {
    if (!isWanted) return;
    const life = new AbortController();
    const keep = (loaded: Part) => life.signal.aborted || setPart(loaded);
    loadChunk(given, life.signal).then(keep, (error) => life.signal.aborted || report(name, 'chunk_failed', error));
    return () => life.abort();
  }, [name, isWanted, given]);
  return part;
};
