import { type MouseEvent, useCallback, useRef } from 'react';
import { isModifiedClick } from '../browser/modified-click';

/** Controls whose press the browser handles: links of this tab and buttons. */
const CONTROL = 'a[href]:not([download],[target]:not([target=_self])),button';

/**
 * Holds presses on controls that a script handles which has not started: the browser would follow the link or send the
 * form. `hold` is for `onClickCapture`; `release` stops holding and repeats the last press.
 */
export const useHeldPress = () => {
  const isReady = useRef(false);
  const held = useRef<HTMLElement>(null);
  const hold = useCallback((event: MouseEvent) => {
    const control = event.target instanceof Element && event.target.closest<HTMLElement>(CONTROL);
    if (isReady.current || !control || isModifiedClick(event.nativeEvent)) return;
    event.preventDefault();
    event.stopPropagation();
    held.current = control;
  }, []);
  const release = useCallback(() => {
    isReady.current = true;
    if (held.current?.isConnected) held.current.click();
    held.current = null;
  }, []);
  return { hold, release };
};
