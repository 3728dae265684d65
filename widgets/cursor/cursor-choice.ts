const KEY = 'islas_cursor';

/** Whether the visitor has switched the cursor off, in this browser. */
export const isCursorOff = (): boolean => {
  try {
    return !!localStorage[KEY];
  } catch {
    return false;
  }
};

/** Saves the choice; without storage it holds for this page only. */
export const saveCursorOff = (isOff: boolean): void => {
  try {
    localStorage[KEY] = isOff ? '1' : '';
  } catch {
    // The page keeps it.
  }
};
