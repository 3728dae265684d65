import { type MouseEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { isModifiedClick } from '../browser/modified-click';
import { emit, on } from '../runtime/events';
import { startHost } from './host-wiring';
import { useLatest } from './use-latest';

/** How a host opens and closes an overlay, or follows it. */
export interface OverlayState {
  /** Whether it is open. Given, the host decides; `onOpenChange` reports what the shopper did. */
  readonly open?: boolean | undefined;
  /** Whether it opens as soon as it is on the page. Default false. */
  readonly defaultOpen?: boolean | undefined;
  /** It has opened or closed: by its toggle, Escape, Back, a press outside, another overlay, or `open`. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
}

/** Opens it as an overlay; where Islas could not start, as the browser's own dialog. Resolves to true in that case. */
const openDialog = async (
  name: string,
  dialog: HTMLDialogElement,
  opener: HTMLElement | null,
  signal: AbortSignal | undefined,
): Promise<boolean> => {
  const isStarted = await startHost().then(
    () => true,
    () => false,
  );
  if (!dialog.isConnected || signal?.aborted || dialog.open) return false;
  if (isStarted) emit(dialog, 'islas:open-overlay', { name, element: dialog, opener });
  else dialog.showModal();
  return !isStarted;
};

const closeDialog = (name: string, dialog: HTMLDialogElement): void => {
  emit(dialog, 'islas:close-overlay', { name });
  dialog.close(); // Where the overlays have not opened it.
};

/**
 * A dialog of a host's tree as one of the page's overlays. The overlays open and close the element; React follows their
 * events and never writes `open` itself.
 */
export const useOverlayDialog = (
  name: string,
  element: RefObject<HTMLDialogElement | null>,
  { open, defaultOpen = false, onOpenChange }: OverlayState,
) => {
  const [isOpen, setOpen] = useState(false);
  const [isOpenAtFirst] = useState(defaultOpen);
  const last = useRef(false);
  const announce = useLatest((next: boolean) => onOpenChange?.(next));
  const follow = useCallback(
    (next: boolean) => {
      if (last.current === next) return;
      last.current = next;
      setOpen(next);
      announce(next);
    },
    [announce],
  );

  const show = useCallback(
    async (dialog: HTMLDialogElement, opener: HTMLElement | null, signal?: AbortSignal) => {
      if (await openDialog(name, dialog, opener, signal)) follow(true);
    },
    [name, follow],
  );

  useEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    const life = new AbortController();
    const options = { signal: life.signal, target: dialog };
    on('islas:overlay-opened', ({ target }) => target === dialog && follow(true), options);
    on('islas:overlay-closed', ({ target }) => target === dialog && follow(false), options);
    dialog.addEventListener('close', () => follow(false), { signal: life.signal });
    // Before the first press, which then opens at once.
    startHost().catch(() => undefined);
    return () => life.abort();
  }, [element, follow]);

  const wanted = open ?? isOpenAtFirst;
  useEffect(() => {
    const dialog = element.current;
    const life = new AbortController();
    if (dialog && wanted) void show(dialog, null, life.signal);
    else if (dialog?.open) closeDialog(name, dialog);
    return () => life.abort();
  }, [name, element, wanted, show]);

  const toggle = (event: MouseEvent<HTMLElement>) => {
    const dialog = element.current;
    if (!dialog || isModifiedClick(event.nativeEvent)) return;
    event.preventDefault();
    if (dialog.open) closeDialog(name, dialog);
    else void show(dialog, event.currentTarget);
  };
  const close = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    if (element.current) closeDialog(name, element.current);
  };
  return { isOpen, toggle, close };
};
