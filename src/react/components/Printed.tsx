import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { startTimer } from '../../browser/lifetime';
import { holdPresses } from '../held-presses';
import { startHost } from '../host-wiring';
import type { Markup } from '../print/print-html';

interface PrintedProps {
  readonly markup: Markup;
  /** Starts what this markup needs beside its island; it ends when the signal aborts. */
  readonly wake?: (host: HTMLElement, signal: AbortSignal) => unknown;
}

/**
 * Prints markup as a server does and lets its islands wake on it. React never looks into it again: painters, fragments and
 * views change what is inside, and other props print it again. Islands end when their host leaves the page. A press
 * before they run is repeated once they do.
 */
export const Printed = ({ markup, wake }: PrintedProps) => {
  const host = useRef<HTMLDivElement>(null);
  const waking = useRef(wake);
  const repeatPress = useRef(() => {});
  // React before 19.3 sets the markup whenever it is given another object: the same text must be the same object.
  const [inner, setInner] = useState({ __html: markup.html });
  if (inner.__html !== markup.html) setInner({ __html: markup.html });
  useEffect(() => {
    waking.current = wake;
  });
  // In the task that adds the markup, so that no press comes before it.
  useLayoutEffect(() => {
    const life = new AbortController();
    if (host.current) repeatPress.current = holdPresses(host.current, life.signal);
    return () => life.abort();
  }, []);
  useEffect(() => {
    const life = new AbortController();
    // Starts in a new task: by then all components of this render are on the page, and in StrictMode the first mount has
    // been ended.
    const start = async (element: HTMLElement) => {
      try {
        await Promise.all([startHost(element), waking.current?.(element, life.signal)]);
      } finally {
        // If it could not start, the browser handles the press as it would without JavaScript.
        repeatPress.current();
      }
    };
    startTimer(() => host.current && void start(host.current), 0, life.signal);
    return () => life.abort();
  }, [inner]);
  return <div ref={host} className="islas-printed" suppressHydrationWarning dangerouslySetInnerHTML={inner} />;
};
