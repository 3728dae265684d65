/**
 * @typedef {{ name: string, ph: string, ts: number, dur?: number, tdur?: number, pid: number, tid: number, args?: Record<string, any> }} TraceEvent
 *   of Chromium's trace, in microseconds
 * @typedef {{ at: number, ms: number, files: string[] }} Task milliseconds after the touch, its length, and files that ran in it
 */

/** Messages of the measuring tools, whose tasks are not counted. */
const OURS = 'DevToolsSession';
const FILE = /\/([\w.-]+\.js)\b/g;

/** @param {TraceEvent} task @returns {(event: TraceEvent) => boolean} */
const isWithin =
  ({ pid, tid, ts, dur = 0 }) =>
  (event) =>
    event.pid === pid && event.tid === tid && event.ts >= ts && event.ts < ts + dur;

/**
 * The tasks of the page's main thread from the first pointerdown on.
 * @param {readonly TraceEvent[]} trace with the categories of Chromium's timeline
 * @returns {Task[]} in order, without tasks of the measuring tools
 * @throws {Error} if the trace has no touch
 */
export const tasksAfterTouch = (trace) => {
  const touch = trace.find(({ name, args }) => name === 'EventDispatch' && args?.['data']?.type === 'pointerdown');
  if (!touch) throw new Error('The trace holds no pointerdown.');
  const sameThread = trace.filter(({ pid, tid }) => pid === touch.pid && tid === touch.tid);
  return sameThread
    .filter(({ name, ph, ts, dur = 0 }) => name === 'RunTask' && ph === 'X' && ts + dur > touch.ts)
    .sort((a, b) => a.ts - b.ts)
    .flatMap((task) => {
      const words = sameThread.filter(isWithin(task)).map(({ args }) => JSON.stringify(args ?? {}));
      if (words.some((text) => text.includes(OURS))) return [];
      const files = words.flatMap((text) => [...text.matchAll(FILE)].map(([, file = '']) => file));
      return [{ at: (task.ts - touch.ts) / 1000, ms: (task.tdur ?? task.dur ?? 0) / 1000, files: [...new Set(files)] }];
    });
};
