import type { Fragments } from './cart-response';
import { report } from '../../src/runtime/events';
import { rememberFocus } from '../../src/browser/focus';
import { platform } from '../../src/woocommerce/platform';
import { runInOrder } from '../../src/woocommerce/run-scripts';

/** CSS transition of Specification §9; not used with reduced motion. */
const FADE = 'opacity 400ms';
const DIMMED = '0.6';

const LIVE_HOST = '[data-island][data-island-state="live"]';

/** Whether React owns an element: everything inside a live view except its server regions (architecture 2.10). */
const isInsideView = (element: Element): boolean => {
  const host = element.closest(LIVE_HOST);
  return !!host && !host.contains(element.closest('[data-server-region]'));
};

/** Calls back for every region of each selector. An error is reported for its fragment; the others continue. */
const forEachRegion = (
  selectors: readonly string[],
  callback: (region: HTMLElement, selector: string) => void,
): void => {
  for (const selector of selectors) {
    try {
      for (const region of platform.find(selector)) {
        if (isInsideView(region)) throw new Error('The region belongs to a live view.');
        callback(region as HTMLElement, selector);
      }
    } catch (error) {
      report(`fragment ${selector}`, 'fragment_failed', error);
    }
  }
};

/** Removes a class, and an empty `class` attribute, so that the region is as the shop printed it. */
const removeClass = (region: HTMLElement, name: string): void => {
  region.classList.remove(name);
  if (!region.className) region.removeAttribute('class');
};

const dimRegion = (region: HTMLElement): (() => void) => {
  const { style } = region;
  const { opacity, transition } = style;
  region.classList.add('updating');
  region.ariaBusy = 'true';
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) style.transition = FADE;
  style.opacity = DIMMED;
  return () => {
    Object.assign(style, { opacity, transition });
    if (!region.getAttribute('style')) region.removeAttribute('style');
    removeClass(region, 'updating');
    region.ariaBusy = null;
  };
};

/**
 * Dims the regions of these selectors; they keep working until they are replaced. Returns a function that undims them;
 * further calls do nothing.
 */
export const dimRegions = (selectors: readonly string[]): (() => void) => {
  const undo: (() => void)[] = [];
  forEachRegion(selectors, (region) => undo.push(dimRegion(region)));
  return () => {
    for (const undim of undo.splice(0)) undim();
  };
};

/** Fragment HTML plus text of each region when it was inserted: an unchanged region is not replaced by the same HTML. */
const shown = new WeakMap<Element, string>();

/** Replaces a region by a fragment. Returns `false` when the region is the same already. */
const replaceRegion = (region: HTMLElement, html: string, hasRun: boolean): boolean => {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: html });
  const scripts = [...content.querySelectorAll('script')];
  const fresh = content.firstElementChild;
  const isSame = shown.get(region) === html + region.textContent || (fresh && region.isEqualNode(fresh));
  if (isSame && !scripts.length && content.childNodes.length === 1) return false;
  platform.clean(region);
  region.replaceWith(content);
  if (fresh) shown.set(fresh, html + fresh.textContent);
  if (!hasRun) runInOrder(scripts);
  return true;
};

/**
 * Replaces every region of every fragment and keeps the focus (architecture 2.10). Scripts of a fragment run once for any
 * number of regions; scripts of stored fragments do not run, because they ran on the page that received them. Reads no
 * layout in between, so the page is laid out once.
 */
export const applyFragments = (fragments: Fragments, isStored = false): void => {
  const returnFocus = rememberFocus();
  const done = new Set(isStored ? Object.keys(fragments) : []);
  forEachRegion(Object.keys(fragments), (region, selector) => {
    if (replaceRegion(region, (fragments[selector] ?? '').trim(), done.has(selector))) done.add(selector);
  });
  returnFocus();
};
