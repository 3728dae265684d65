/**
 * Times of one opening in milliseconds. `inp`: the longest event of the press until the next paint, as browsers report
 * Interaction to Next Paint (in steps of 8; 16 for everything below). `shown`: from the press until a product of the
 * cart is visible. `usable`: until it can be changed or removed.
 * @typedef {{ inp: number, shown: number, usable: number }} Opening
 * @typedef {{ islasOpening: { took: Opening, whole: Promise<unknown> } }} Watched
 */

/**
 * Runs in the page before the press, and cannot refer to this file.
 * @param {{ line: string, control: string }} parts
 */
export const watch = ({ line, control }) => {
  /** @type {Opening} */
  const took = { inp: 16, shown: NaN, usable: NaN };

  /** Whether it is wholly within the window, and a press on its middle hits it. @param {Element} element */
  const isInSight = (element) => {
    const [box] = element.getClientRects();
    if (!box?.width || box.left < 0 || box.right > innerWidth || box.top < 0 || box.bottom > innerHeight) return false;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    return element.contains(document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2));
  };
  const has = (/** @type {string} */ selector) => [...document.querySelectorAll(selector)].some(isInSight);

  new PerformanceObserver((list) => {
    for (const entry of /** @type {PerformanceEventTiming[]} */ (list.getEntries()))
      if (entry.interactionId) took.inp = Math.max(took.inp, entry.duration);
  }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }));

  const whole = new Promise((resolve) => {
    /** @param {number} pressed */
    const check = (pressed) => {
      const [isShown, isUsable] = [has(line), has(control)];
      // A separate task runs after this frame is painted.
      setTimeout(() => {
        const now = performance.now() - pressed;
        if (isShown && !took.shown) took.shown = now;
        if (isUsable && !took.usable) took.usable = now;
        if (took.shown && took.usable) resolve(undefined);
        else requestAnimationFrame(() => check(pressed));
      });
    };
    const begin = (/** @type {Event} */ { timeStamp }) => requestAnimationFrame(() => check(timeStamp));
    addEventListener('click', begin, { capture: true, once: true });
  });
  Object.assign(globalThis, { islasOpening: { took, whole } });
};

/** Runs in the page: resolves when the drawer is shown and usable. */
export const isWhole = () => /** @type {Watched} */ (/** @type {unknown} */ (globalThis)).islasOpening.whole;

/** Runs in the page: returns the times of the opening. */
export const taken = () => /** @type {Watched} */ (/** @type {unknown} */ (globalThis)).islasOpening.took;

/** Runs in the page: whether no match of the selector is visible within the window. @param {string} line */
export const isGone = (line) =>
  [...document.querySelectorAll(line)].every((element) => {
    const { width, left, right } = element.getBoundingClientRect();
    return !width || right <= 0 || left >= innerWidth || !element.checkVisibility({ visibilityProperty: true });
  });
