import { useEffect, useState } from 'react';
import { loadLater } from '../runtime/load-later';

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
    void loadLater(name, given, (loaded) => setPart(() => loaded), { signal: life.signal });
    return () => life.abort();
  }, [name, isWanted, given]);
  return part;
};
