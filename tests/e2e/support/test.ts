import { test as base } from '@playwright/test';
import { Network } from './network';
import { Shop } from './shop';
import type { ShopName } from './shops';
import { Announcements, Problems } from './watch';

interface Fixtures {
  shop: Shop;
  network: Network;
  announcements: Announcements;
  /** Active in every journey; use it only to expect a problem. */
  problems: Problems;
}

/** Playwright's `test` with fixtures for the shop, its network and announcements, and a check for errors. */
export const test = base.extend<Fixtures>({
  shop: async ({ page }, use, { project }) => {
    await use(new Shop(project.name as ShopName, page));
  },
  network: async ({ page }, use) => {
    await use(new Network(page));
  },
  announcements: [
    async ({ page }, use) => {
      await use(await Announcements.on(page));
    },
    { auto: true },
  ],
  problems: [
    async ({ page }, use) => {
      const problems = new Problems(page);
      await use(problems);
      expect(problems.unexpected(), 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export const { expect } = test;
