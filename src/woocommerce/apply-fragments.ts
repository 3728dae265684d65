import type { Fragments } from './cart-response';
import { report } from '../runtime/events';
import { keepFocus } from '../browser/focus';
import { platform } from './platform';

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
      for (const region of platform.find(selector)) {
        if (isReacts(region)) throw new Error('The region belongs to a live view.');
        go(region as HTMLElement, selector);
      }
    } catch (error) {
      report(`fragment ${selector}`, 'fragment_failed', error);
    }
  }
};

/** Takes a class away, and the attribute with the last one: the region is then as the shop printed it. */
const removeClass = (region: HTMLElement, name: string): void => {
  region.classList.remove(name);
  if (!region.className) region.removeAttribute('class');
};

const dim = (region: HTMLElement): (() => void) => {
  const { style } = region;
  const { opacity, transition } = style;
  region.classList.add('updating');
  region.setAttribute('aria-busy', 'true');
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) style.transition = FADE;
  style.opacity = DIMMED;
  return () => {
    Object.assign(style, { opacity, transition });
    if (!region.getAttribute('style')) region.removeAttribute('style');
    removeClass(region, 'updating');
    region.removeAttribute('aria-busy');
  };
};

/**
 * Dims the regions of these selectors, which work on meanwhile: they are replaced in one step, when the shop has
 * answered. The answer undims them, once.
 */
export const dimRegions = (selectors: readonly string[]): (() => void) => {
  const undo: (() => void)[] = [];
  forEachRegion(selectors, (region) => undo.push(dim(region)));
  return () => {
    for (const undim of undo.splice(0)) undim();
  };
};

/** What a region held when it was put in place: the same again, with its words unchanged since, is left alone. */
const shown = new WeakMap<Element, string>();

/** A script that came as HTML does not run by itself; its copy does, with all attributes, a policy's nonce among them. */
const rerun = (script: HTMLScriptElement): HTMLScriptElement => {
  const copy = document.createElement('script');
  for (const { name, value } of script.attributes) copy.setAttribute(name, value);
  copy.text = script.text;
  script.replaceWith(copy);
  return copy;
};

/** One after the other: what follows a file that is fetched waits for it, as in a page. */
const runInOrder = ([script, ...rest]: readonly HTMLScriptElement[]): void => {
  if (!script) return;
  const isWaitedFor = script.src && !script.hasAttribute('async') && script.type !== 'module';
  const copy = rerun(script);
  const next = () => runInOrder(rest);
  if (!isWaitedFor) return next();
  copy.addEventListener('load', next);
  copy.addEventListener('error', next);
};

/** Puts a fragment in a region's place; `false` where the region is the same already. */
const replace = (region: HTMLElement, html: string, hasRun: boolean): boolean => {
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
 * Replaces every region of every fragment and keeps the focus (architecture 2.10). The scripts of a fragment run once,
 * however many regions it has; those of stored fragments have run on the page that received them, and do not run again.
 * Nothing is measured in between, so the page is laid out once.
 */
export const applyFragments = (fragments: Fragments, isStored = false): void => {
  const returnFocus = keepFocus();
  const done = new Set(isStored ? Object.keys(fragments) : []);
  forEachRegion(Object.keys(fragments), (region, selector) => {
    if (replace(region, (fragments[selector] ?? '').trim(), done.has(selector))) done.add(selector);
  });
  returnFocus();
};
