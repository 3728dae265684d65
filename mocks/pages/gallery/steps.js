// Brings a frame of the gallery into its state once Islas runs. The root element then has `done`, or the selector of
// the element that never appeared.
(() => {
  /** @type {[kind: string, selector: string, text?: string][]} */
  const steps = JSON.parse(document.currentScript?.dataset.steps ?? '[]');
  const pause = () => new Promise((go) => setTimeout(go, 50));
  /** @param {string} selector @returns {Promise<HTMLElement>} */
  const found = async (selector) => {
    for (let tries = 0; tries < 200; tries += 1) {
      const element = document.querySelector(selector);
      if (element instanceof HTMLElement) return element;
      await pause();
    }
    throw new Error(selector);
  };
  /** @param {HTMLElement} element @param {string[]} types */
  const point = (element, types) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const options = {
      bubbles: true,
      cancelable: true,
      pointerType: 'mouse',
      clientX: left + width / 2,
      clientY: top + height / 2,
    };
    for (const type of types) element.dispatchEvent(new PointerEvent(type, options));
  };
  /** @type {Record<string, (element: HTMLElement, text: string) => unknown>} */
  const kinds = {
    wait: () => undefined,
    hover: (element) => point(element, ['pointerover', 'pointerenter', 'pointermove']),
    press: (element) => {
      point(element, ['pointerover', 'pointerdown', 'pointerup']);
      element.focus();
      element.click();
    },
    type: (element, text) => {
      element.focus();
      if (!(element instanceof HTMLInputElement)) return;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, text);
      element.dispatchEvent(new InputEvent('input', { bubbles: true, data: text }));
    },
    leave: (element) => {
      element.dispatchEvent(new Event('change', { bubbles: true }));
      element.blur();
    },
  };
  const run = async () => {
    const { dataset } = document.documentElement;
    try {
      while (!(Symbol.for('islas') in window)) await pause();
      await pause();
      for (const [kind, selector, text = ''] of steps) {
        kinds[kind]?.(await found(selector), text);
        await pause();
      }
      dataset.gallery = 'done';
    } catch (error) {
      dataset.gallery = `missing ${error instanceof Error ? error.message : error}`;
    }
  };
  addEventListener('load', () => void run());
})();
