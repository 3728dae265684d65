import { HELD_SCRIPTS, createReleasedCopy } from '../held/held-script';

/** Whether the page's parser is just behind this node. */
const isBeingRead = (last: Node): boolean => {
  for (let node: Node | null = last; node; node = node.parentNode) if (node.nextSibling) return false;
  return document.readyState === 'loading';
};

/**
 * Runs the held script right before the script that calls this, in its place, if `isAllowed` says so. Returns whether it
 * has run.
 */
export const runHeldScript = (isAllowed: (held: HTMLScriptElement) => boolean): boolean => {
  const call = document.currentScript;
  const held = call?.previousElementSibling;
  if (!call || !(held instanceof HTMLScriptElement) || !held.matches(HELD_SCRIPTS) || !isBeingRead(call)) return false;
  if (!isAllowed(held)) return false;
  held.remove();
  // The page's parser runs it at this point, and what the script itself writes follows it.
  document.write(createReleasedCopy(held).outerHTML);
  return true;
};
