/** Elements that shoppers can use, and hosts of islands. */
const USED =
  'a,button,input:not([type=hidden]),select,textarea,summary,label,form,[tabindex],[data-island],[data-island-state],li:has(> ul)';
/**
 * Controls that ask the shop for a change, mostly of the cart. They are not pressed: such a request must end, and the
 * page must show its result, also when the island has ended meanwhile.
 */
const CHANGES =
  '.coming-soon-footer-banner-dismiss,.add_to_cart_button,.single_add_to_cart_button,.remove_from_cart_button,.islas-card__add,[data-island=cart-drawer] *,form.cart,form.islas-card';
const POINTER = ['pointerover', 'pointerenter', 'pointermove', 'pointerdown', 'mousedown', 'touchstart'];
const PRESS = ['focusin', 'pointerup', 'mouseup', 'click'];
const AWAY = ['pointerout', 'pointerleave', 'focusout', 'blur'];
const KEYS = ['ArrowDown', 'ArrowUp', ' ', 'Enter', 'Escape'];

const send = (target: EventTarget, type: string, more: object = {}): void => {
  const bubbles = !/enter$|leave$|^blur$/.test(type);
  const given = { bubbles, cancelable: true, composed: true, ...more };
  const event = type.startsWith('pointer')
    ? new PointerEvent(type, { pointerType: 'mouse', clientX: 5, clientY: 5, ...given })
    : type.startsWith('key')
      ? new KeyboardEvent(type, given)
      : /click|mouse/.test(type)
        ? new MouseEvent(type, given)
        : new Event(type, given);
  target.dispatchEvent(event);
};

/** At most two elements of each kind. */
const some = (elements: Iterable<HTMLElement>): HTMLElement[] => {
  const counts = new Map<string, number>();
  return [...elements].filter((element) => {
    const { localName, className } = element;
    const kind = [localName, className, element.getAttribute('name'), element.getAttribute('data-island-state')].join();
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return (counts.get(kind) ?? 0) < 3;
  });
};

const write = (field: HTMLElement): void => {
  if (field instanceof HTMLSelectElement) field.selectedIndex = Math.min(field.options.length - 1, 1);
  else if (field instanceof HTMLInputElement && /radio|checkbox/.test(field.type)) field.checked = !field.checked;
  else if (field instanceof HTMLInputElement) field.value = /number/.test(field.type) ? '0' : 'taza';
  for (const type of ['input', 'change']) send(field, type);
};

/** Dispatches pointer, keyboard, input and leave events on the page's elements, and common events on the window. */
export const usePage = (): void => {
  for (const element of some(document.querySelectorAll<HTMLElement>(USED))) {
    if (!element.isConnected) continue;
    const isChange = element.matches(CHANGES);
    for (const type of isChange ? POINTER : [...POINTER, ...PRESS]) send(element, type);
    for (const key of isChange ? [] : KEYS) send(element, 'keydown', { key });
    if (!isChange && /^(input|select|textarea)$/.test(element.localName)) write(element);
    if (element.localName === 'form' && !isChange) send(element, 'submit');
    for (const type of AWAY) send(element, type);
  }
  for (const type of ['scroll', 'resize', 'pointermove', 'wheel', 'focus', 'hashchange']) send(window, type);
  send(document, 'visibilitychange');
  dispatchEvent(new StorageEvent('storage', { key: 'wc_cart_hash_islas' }));
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
};
