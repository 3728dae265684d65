import { emit } from '../../runtime/events';
import { findDialog } from '../../../widgets/overlays/own-dialog';
import { start } from '../standalone';

/** Opens an element, or Islas' own dialog of this name. */
export const openOverlay = async (name: string, own: HTMLElement | null | undefined): Promise<void> => {
  await start();
  const element = own ?? findDialog(name);
  if (element) emit(null, 'islas:open-overlay', { name, element });
};

export const closeOverlay = (name: string): void => void emit(null, 'islas:close-overlay', { name });
