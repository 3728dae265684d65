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
          sources?: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
        };
        const place = ({ x, y, width, height }: DOMRectReadOnly) => `${width}×${height} at ${x},${y}`;
        for (const { node, previousRect, currentRect } of hadRecentInput ? [] : sources)
          if (node instanceof Element && node.closest(within))
            shifts.push(`${node.className} from ${place(previousRect)} to ${place(currentRect)}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, selector);

/** The classes of each element that has moved so far, from where and to where. */
export const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts);
