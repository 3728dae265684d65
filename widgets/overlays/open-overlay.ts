import { emit } from '../../src/runtime/events';
import { findDialog } from './own-dialog';
import { startHost } from '../../src/react/host-wiring';

/** Opens an element, or Islas' own dialog of this name. */
export const openOverlay = async (name: string, own: HTMLElement | null | undefined): Promise<void> => {
  await startHost();
  const element = own ?? findDialog(name);
  if (element) emit(null, 'islas:open-overlay', { name, element });
};

export const closeOverlay = (name: string): void => void emit(null, 'islas:close-overlay', { name });
