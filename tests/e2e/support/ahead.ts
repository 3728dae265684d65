import { test as base } from '@playwright/test';
import { locate } from '../../../.tools/test/needs.mjs';
import { PLACES, type ShopName } from './shops';
import { WholeBrowser } from './whole-browser';

interface Fixtures {
  whole: WholeBrowser;
  /** Whether the browser's window is a private one. */
  isPrivate: boolean;
}

/**
 * Playwright's `test` with a whole Chromium, for journeys with the tag `@ahead`: the headless shell neither renders pages
 * ahead nor keeps them for *Back*.
 */
export const test = base.extend<Fixtures>({
  isPrivate: [false, { option: true }],
  whole: async ({ baseURL, isPrivate }, use, info) => {
    const { wholeChromium } = await locate(['wholeChromium']);
    info.skip(!wholeChromium, 'no whole Chromium');
    const more = isPrivate ? ['--incognito'] : [];
    const places = PLACES[info.project.name as ShopName];
    const whole = await WholeBrowser.open(wholeChromium, baseURL ?? '', places, more);
    try {
      await use(whole);
    } finally {
      await whole.close();
    }
  },
});

export const { expect } = test;
