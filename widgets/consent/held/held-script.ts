import { type HeldTags, RELEASED } from '../tag-data';

const page: typeof globalThis & { islas?: HeldTags } = globalThis;

/** Scripts that wait in the page's markup. */
export const HELD_SCRIPTS = 'script[type="text/plain"]:is([data-islas-consent],[data-category])';
/** What holding has written on a script. */
const MARKS = /^data-(islas-(consent|provider|src|type)|category|island-state)$|^type$/;

/** The script as it was before it was held; in the page, it runs. */
export const freed = (held: HTMLScriptElement): HTMLScriptElement => {
  const script = document.createElement('script');
  for (const { name, value } of held.attributes) if (!MARKS.test(name)) script.setAttribute(name, value);
  const { islasSrc, islasType } = held.dataset;
  if (islasType) script.type = islasType;
  if (islasSrc) script.src = islasSrc;
  script.setAttribute(RELEASED, '');
  // The attribute that the page shows of it is empty.
  if (held.nonce) script.setAttribute('nonce', held.nonce);
  script.text = held.text;
  return script;
};

/** Whether what runs is a script that was held, or a callback of one. */
export const isReleased = (): boolean => !!(document.currentScript?.hasAttribute(RELEASED) || page.islas?.released);
