type Press = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Ctrl, Cmd, Shift, Alt and every button but the first have a native meaning: new tab, save, menu. */
export const isModifiedClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: Press): boolean =>
  button > 0 || ctrlKey || metaKey || shiftKey || altKey;
