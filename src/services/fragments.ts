import type { Fragments } from '../contracts/cart-answer';
import { report } from './events';
import { keepFocus } from './focus';
import { seams } from './seams';

/** Fade of Specification §9, in CSS; people who asked for less motion get none. */
const FADE = 'opacity 400ms';
const DIMMED = '0.6';

const LIVE_HOST = '[data-island][data-island-state="live"]';

/** Inside a live view everything but its server regions belongs to React (architecture 2.10). */
const isReacts = (element: Element): boolean => {
  const host = element.closest(LIVE_HOST);
  return !!host && !host.contains(element.closest('[data-server-region]'));
};

/** Does something for every region of each selector; one bad fragment is reported and leaves the others alone. */
const forEachRegion = (selectors: readonly string[], go: (region: HTMLElement, selector: string) => void): void => {
  for (const selector of selectors) {
    try {
      for (const region of seams.find(selector)) {
        if (isReacts(region)) throw new Error('The region belongs to a live view.');
        go(region as HTMLElement, selector);
      }
    } catch (error) {
      report(`fragment ${selector}`, 'fragment_failed', error);
    }
  }
};

const block = (region: HTMLElement): (() => void) => {
  const { style } = region;
  const { opacity, transition } = style;
  region.classList.add('updating');
  region.setAttribute('aria-busy', 'true');
  region.toggleAttribute('inert', true);
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) style.transition = FADE;
  style.opacity = DIMMED;
  return () => {
    Object.assign(style, { opacity, transition });
    if (!region.getAttribute('style')) region.removeAttribute('style');
    region.classList.remove('updating');
    region.removeAttribute('aria-busy');
    region.removeAttribute('inert');
  };
};

/** Dims and blocks the regions of these selectors; the answer unblocks them, once. */
export const blockRegions = (selectors: readonly string[]): (() => void) => {
  const returnFocus = keepFocus();
  const undo: (() => void)[] = [];
  forEachRegion(selectors, (region) => undo.push(block(region)));
  return () => {
    if (!undo.length) return;
    for (const unblock of undo.splice(0)) unblock();
    returnFocus();
  };
};

/** What a region held when it was put in place: the same again, with its words unchanged since, is left alone. */
const shown = new WeakMap<Element, string>();

const rerun = (script: HTMLScriptElement): void => {
  const copy = document.createElement('script');
  for (const { name, value } of script.attributes) copy.setAttribute(name, value);
  copy.text = script.text;
  script.replaceWith(copy); // A script that came as HTML does not run by itself.
};

const replace = (region: HTMLElement, html: string): void => {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: html });
  const scripts = content.querySelectorAll('script');
  const fresh = content.firstElementChild;
  const isSame = shown.get(region) === html + region.textContent || (fresh && region.isEqualNode(fresh));
  if (isSame && !scripts.length && content.childNodes.length === 1) return;
  seams.clean(region);
  region.replaceWith(content);
  if (fresh) shown.set(fresh, html + fresh.textContent);
  scripts.forEach(rerun);
};

/**
 * Replaces every region of every fragment, runs its inline scripts and keeps the focus (architecture 2.10). Nothing
 * is measured in between, so the page is laid out once.
 */
export const applyFragments = (fragments: Fragments): void => {
  const returnFocus = keepFocus();
  forEachRegion(Object.keys(fragments), (region, selector) => replace(region, (fragments[selector] ?? '').trim()));
  returnFocus();
};
