import { easeTowards } from './easing';
import { startFrame } from '../../src/browser/lifetime';
import './cursor.css';

const KEY = 'islas_cursor';

/**
 * Moves the custom cursor that PHP printed. The style sheet shows cursor and switch only for a fine pointer without
 * reduced motion or forced colours, and changes the cursor over menus and people. It stops while hidden by the style
 * sheet, switched off, during keyboard use or when the page is hidden. Animation frames are requested only while it has
 * to move.
 */
export const startCursor = (mark: HTMLElement, signal: AbortSignal): void => {
  const button = mark.nextElementSibling as HTMLElement;
  let at = [0, 0];
  let to = at;
  let last = 0;
  /** Id of the requested animation frame. */
  let stop: (() => void) | undefined;
  let off: string | undefined;
  try {
    off = localStorage[KEY];
  } catch {
    // Without storage the choice holds for this page only.
  }
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
  const renderState = () => {
    hide();
    button.ariaPressed = `${!off}`;
  };
  const listen = (target: EventTarget, type: string, handler: (event: PointerEvent) => void) =>
    target.addEventListener(type, handler as EventListener, { signal });
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
    renderState();
    try {
      localStorage[KEY] = off;
    } catch {
      // Without storage the choice is not saved.
    }
  });
  button.hidden = false;
  renderState();
};
