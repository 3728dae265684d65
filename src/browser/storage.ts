/** Returns `undefined` when storage is denied or full. */
export const tryStorage = <T>(callback: () => T): T | undefined => {
  try {
    return callback();
  } catch {
    return undefined; // Private modes, sandboxed frames and full disks: the shop works without storage.
  }
};

export const readSession = (key: string): string => tryStorage(() => sessionStorage.getItem(key)) ?? '';
export const readLocal = (key: string): string => tryStorage(() => localStorage.getItem(key)) ?? '';
