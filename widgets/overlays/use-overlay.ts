import { type RefObject, useCallback } from 'react';
import { loadLater } from '../../src/runtime/load-later';
import { startHost } from '../../src/react/host-wiring';
import { createSource } from '../../src/react/source';
import { useSource } from '../../src/react/use-source';

/** One of the page's overlays. One is open at a time. */
export interface OverlayControl {
  readonly open: boolean;
  /** Opens or closes it; the same function while name and element are the same. */
  readonly setOpen: (isOpen: boolean) => void;
}

const overlay = createSource('overlays', '', async () => {
  await startHost();
  return (await import('./overlay-store')).$overlay;
});

/**
 * Opens and closes an overlay: Islas' `drawer`, `search` or `social`, or an element of the host's under any other name.
 * The page behind it rests, Escape and Back close it, and the focus returns. Nothing happens where its element is not on the
 * page.
 *
 * @example const { open, setOpen } = useOverlay('drawer');
 */
export const useOverlay = (name: string, element?: RefObject<HTMLElement | null>): OverlayControl => {
  const isOpen = useSource(
    overlay,
    useCallback((current) => current === name, [name]),
  );
  const setOpen = useCallback(
    (shouldOpen: boolean) =>
      void loadLater(
        'overlays',
        () => import('./open-overlay'),
        ({ openOverlay, closeOverlay }) => (shouldOpen ? openOverlay(name, element?.current) : closeOverlay(name)),
      ),
    [name, element],
  );
  return { open: isOpen, setOpen };
};
