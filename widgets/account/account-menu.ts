import type { Mount } from '../../src/runtime/define';

/**
 * A submenu opens while the pointer hovers over its item (Specification §2), when the focus comes into it, and
 * on a first tap; Escape closes it and leaves the focus on the item.
 */
export const openSubmenu: Mount = (submenu, { signal }) => {
  const item = submenu.parentElement;
  const link = item?.querySelector<HTMLElement>(':scope>:is(a,button)');
  if (!item || !link) return;
  const isOpen = (): boolean => item.classList.contains('islas-open');
  const setOpen = (open: boolean): void => {
    item.classList.toggle('islas-open', open);
    item.classList.remove('islas-closed');
    link.ariaExpanded = `${open}`;
  };
  const listen = <K extends keyof HTMLElementEventMap>(
    type: K,
    handler: (event: HTMLElementEventMap[K]) => void,
  ): void => item.addEventListener(type, handler, { signal });
  let opensByTap = false;

  setOpen(item.matches(':hover') || item.contains(document.activeElement));
  listen('pointerenter', (event) => event.pointerType === 'mouse' && setOpen(true));
  listen('pointerleave', (event) => event.pointerType === 'mouse' && setOpen(false));
  listen('pointerdown', (event) => {
    opensByTap = event.pointerType !== 'mouse' && !isOpen();
  });
  listen('click', (event) => {
    if (opensByTap && link.contains(event.target as Node)) {
      event.preventDefault();
      setOpen(true);
    }
    opensByTap = false;
  });
  listen('focusin', () => setOpen(true));
  listen('focusout', (event) => {
    if (!item.contains(event.relatedTarget as Node | null)) setOpen(false);
  });
  listen('keydown', (event) => {
    if (event.key !== 'Escape' || !isOpen()) return;
    link.focus();
    setOpen(false);
    // Themes open the submenu while it is hovered or has the focus; closing here has to override both.
    item.classList.add('islas-closed');
  });
};
