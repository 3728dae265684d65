/** Attribute of a held element whose marks PHP, or a script of ours, has printed in this page (PHP: `Marks`). */
export const KEY = 'data-islas-key';
/** Attribute of an element of ours in which controls may decide. */
const REGION = 'data-islas-region';

/**
 * Whether marks on an element are ours: everyone who writes posts may write the same attributes, but not the key of a
 * page that is printed later. On pages without the plugin there is no key.
 */
export const isOurs = (element: Element, key: string | undefined): boolean => !key || element.getAttribute(KEY) === key;

/** Whether a control stands in an element of ours, such as the bar. */
export const isInOurs = (control: Element, key: string | undefined): boolean =>
  !key || control.closest(`[${REGION}]`)?.getAttribute(REGION) === key;

/** Marks an element that a script of ours makes. */
export const markRegion = (element: Element, key: string | undefined): void => {
  if (key) element.setAttribute(REGION, key);
};
