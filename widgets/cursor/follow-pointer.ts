import { follow } from './easing';
import { startFrame } from '../../src/browser/lifetime';
import './cursor.css';

const KEY = 'islas_cursor';

/**
 * Moves the mark that PHP printed after the pointer. Style sheets show mark and switch only where the pointer is fine and
 * neither motion nor colours are restricted, and change the mark over menus and people: where they show nothing, nothing
 * is moved, nor once the shopper has switched it off, while the keyboard is used or the page is hidden. Frames are asked
 * for only while there is a way to go.
 */
export const startCursor = (mark: HTMLElement, signal: AbortSignal): void => {
  const button = mark.nextElementSibling as HTMLElement;
  let at = [0, 0];
  let to = at;
  let last = 0;
  /** Of the frame that is asked for. */
  let stop: (() => void) | undefined;
  let off: string | undefined;
  try {
    off = localStorage[KEY];
  } catch {
    // Storage denied: it is switched off for this page alone.
  }
  const hide = () => {
    mark.hidden = true;
    stop = void stop?.();
  };
  const draw = (now: number) => {
    at = at.map((from, i) => follow(from, to[i] as number, now - last));
    last = now;
    mark.style.translate = `${at[0]}px ${at[1]}px`;
    stop = `${at}` === `${to}` ? undefined : startFrame(draw, signal);
  };
  const say = () => {
    hide();
    button.ariaPressed = `${!off}`;
  };
  const listen = (target: EventTarget, type: string, hear: (event: PointerEvent) => void) =>
    target.addEventListener(type, hear as EventListener, { signal });
  listen(window, 'pointermove', ({ clientX, clientY, pointerType, timeStamp }) => {
    if (off || pointerType !== 'mouse' || !button.offsetWidth) return hide();
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
  listen(button, 'click', () => {
    off = off ? '' : '1';
    say();
    try {
      localStorage[KEY] = off;
    } catch {
      // As above.
    }
  });
  button.hidden = false;
  say();
};
