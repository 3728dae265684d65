import { type HeldTags, RELEASED } from '../tag-data';

const page: typeof globalThis & { islas?: HeldTags } = globalThis;

/** Held scripts in the page's markup. */
export const HELD_SCRIPTS = 'script[type="text/plain"]:is([data-islas-consent],[data-category])';
/** Attributes that mark a held script. */
const MARKS = /^data-(islas-(consent|provider|src|type)|category|island-state)$|^type$/;

/** Returns a new script element as it was before it was held; it runs when it is inserted. */
export const createReleasedCopy = (held: HTMLScriptElement): HTMLScriptElement => {
  const script = document.createElement('script');
  for (const { name, value } of held.attributes) if (!MARKS.test(name)) script.setAttribute(name, value);
  const { islasSrc, islasType } = held.dataset;
  if (islasType) script.type = islasType;
  if (islasSrc) script.src = islasSrc;
  script.setAttribute(RELEASED, '');
  // Browsers hide the nonce: its attribute reads as empty, the property does not.
  if (held.nonce) script.setAttribute('nonce', held.nonce);
  script.text = held.text;
  return script;
};

/** Whether the running code is a released script or a callback of one. */
export const isReleasedRunning = (): boolean =>
  !!(document.currentScript?.hasAttribute(RELEASED) || page.islas?.released);
