/** What the Tab key reaches, and headings that take the focus of a new place. */
const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), summary, [tabindex]';

const INPUTS = ['keydown', 'pointerdown'] as const;

const isThere = (element: Element): boolean =>
  element.isConnected && (element.checkVisibility?.({ visibilityProperty: true }) ?? true);

const listFocusable = (node: Node): readonly HTMLElement[] =>
  node instanceof Element
    ? [node, ...node.querySelectorAll(FOCUSABLE)].filter(
        (one): one is HTMLElement => one instanceof HTMLElement && one.matches(FOCUSABLE) && isThere(one),
      )
    : [];

/** The nearest control to a place from which an element has gone: the next one beside it, else the one before it. */
const findNeighbour = (root: Element, { target, previousSibling, nextSibling }: MutationRecord): HTMLElement | null => {
  let [before, after] = [previousSibling, nextSibling];
  for (let parent: Node | null = target; parent && root.contains(parent); parent = parent.parentNode) {
    for (let next = after; next; next = next.nextSibling) {
      const [found] = listFocusable(next);
      if (found) return found;
    }
    for (let next = before; next; next = next.previousSibling) {
      const found = listFocusable(next).at(-1);
      if (found) return found;
    }
    [before, after] = [parent.previousSibling, parent.nextSibling];
  }
  return null;
};

const isLost = ({ activeElement }: Document): boolean => !activeElement || activeElement === document.body;

/**
 * Moves the focus to the nearest control when a key has removed the focused one from this element, as Enter on *Reset*
 * does. What removes a control may put the focus elsewhere itself, until the end of the task. After a press of a pointer
 * nothing moves: a focused field would open the keyboard of a telephone.
 * @returns a function that ends this
 */
export const keepFocus = (root: HTMLElement): (() => void) => {
  let last: Element | null = null;
  let isByKey = true;
  const onInput = ({ type }: Event) => {
    isByKey = type === 'keydown';
  };
  const remember = ({ target }: FocusEvent) => {
    last = target instanceof Element ? target : null;
  };
  const observer = new MutationObserver((records) => {
    const gone = last;
    if (!gone || gone.isConnected) return;
    const record = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(gone)));
    last = null;
    if (!record || !isByKey) return;
    setTimeout(() => {
      if (isLost(document)) findNeighbour(root, record)?.focus();
    });
  });
  root.addEventListener('focusin', remember);
  for (const type of INPUTS) root.addEventListener(type, onInput, true);
  observer.observe(root, { childList: true, subtree: true });
  return () => {
    root.removeEventListener('focusin', remember);
    for (const type of INPUTS) root.removeEventListener(type, onInput, true);
    observer.disconnect();
  };
};
