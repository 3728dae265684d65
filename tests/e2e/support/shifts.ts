import type { Page } from '@playwright/test';

/** Notes elements that move without a press, at or below those of a selector. Call it before the page is opened. */
export const watchShifts = (page: Page, selector: string): Promise<unknown> =>
  page.addInitScript((within) => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) {
        const { hadRecentInput, sources = [] } = entry as PerformanceEntry & {
          hadRecentInput: boolean;
          sources?: { node?: Node }[];
        };
        for (const { node } of hadRecentInput ? [] : sources)
          if (node instanceof Element && node.closest(within)) shifts.push(node.className);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, selector);

/** Classes of the elements that have moved so far. */
export const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts);
