import { easeTowards } from './easing';
import { startFrame } from '../../src/browser/lifetime';
import './cursor.css';

/**
 * Moves the mark with the mouse until the signal aborts. It stops while hidden, during keyboard use or when the page is
 * hidden. Animation frames are requested only while it has to move. `isShown`: whether the mark may be seen now. Returns a
 * function that hides it until the mouse moves.
 */
export const followPointer = (mark: HTMLElement, isShown: () => unknown, signal: AbortSignal): (() => void) => {
  let at = [0, 0];
  let to = at;
  let last = 0;
  /** Cancels the requested animation frame. */
  let stop: (() => void) | undefined;
  const hide = () => {
    mark.hidden = true;
    stop = void stop?.();
  };
  const draw = (now: number) => {
    at = at.map((from, i) => easeTowards(from, to[i] as number, now - last));
    last = now;
    mark.style.translate = `${at[0]}px ${at[1]}px`;
    stop = `${at}` === `${to}` ? undefined : startFrame(draw, signal);
  };
  const listen = (target: EventTarget, type: string, handler: (event: PointerEvent) => void) =>
    target.addEventListener(type, handler as EventListener, { signal });
  listen(window, 'pointermove', ({ clientX, clientY, pointerType, timeStamp }) => {
    if (pointerType !== 'mouse' || !isShown()) return hide();
    to = [clientX, clientY];
    if (mark.hidden) at = to;
    mark.hidden = false;
    if (stop) return;
    last = timeStamp;
    stop = startFrame(draw, signal);
  });
  listen(window, 'keydown', hide);
  listen(window, 'visibilitychange', hide);
  listen(document.documentElement, 'pointerleave', hide);
  return hide;
};
