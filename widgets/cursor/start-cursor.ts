import { isCursorOff, saveCursorOff } from './cursor-choice';
import { followPointer } from './follow-pointer';

/**
 * Starts the custom cursor that PHP printed, and its switch behind it. The style sheet shows both only for a fine pointer
 * without reduced motion or forced colours, and changes the cursor over menus and people.
 */
export const startCursor = (mark: HTMLElement, signal: AbortSignal): void => {
  const button = mark.nextElementSibling as HTMLElement;
  let isOff = isCursorOff();
  const hide = followPointer(mark, () => !isOff && button.offsetWidth, signal);
  const renderState = () => {
    hide();
    button.ariaPressed = `${!isOff}`;
  };
  button.addEventListener(
    'click',
    () => {
      isOff = !isOff;
      renderState();
      saveCursorOff(isOff);
    },
    { signal },
  );
  button.hidden = false;
  renderState();
};
