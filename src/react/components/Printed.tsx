import { useEffect, useRef, useState } from 'react';
import { startTimer } from '../../browser/lifetime';
import { wired } from '../host-wiring';
import type { Markup } from '../print/print-html';

interface PrintedProps {
  readonly markup: Markup;
  /** Starts what this markup needs beside its island; it ends when the signal aborts. */
  readonly wake?: (host: HTMLElement, signal: AbortSignal) => unknown;
}

/**
 * Prints markup as a server does and lets its islands wake on it. React never looks into it again: painters, fragments and
 * views change what is inside, and other props print it again. Islands end when their host leaves the page.
 */
export const Printed = ({ markup, wake }: PrintedProps) => {
  const host = useRef<HTMLDivElement>(null);
  const waking = useRef(wake);
  // React before 19.3 sets the markup whenever it is given another object: the same text must be the same object.
  const [inner, setInner] = useState({ __html: markup.html });
  if (inner.__html !== markup.html) setInner({ __html: markup.html });
  useEffect(() => {
    waking.current = wake;
  });
  useEffect(() => {
    const life = new AbortController();
    // Starts in a new task: by then all components of this render are on the page, and in StrictMode the first mount has
    // been ended.
    const start = () => {
      void wired().start();
      if (host.current) waking.current?.(host.current, life.signal);
    };
    startTimer(start, 0, life.signal);
    return () => life.abort();
  }, [inner]);
  return <div ref={host} className="islas-printed" suppressHydrationWarning dangerouslySetInnerHTML={inner} />;
};
