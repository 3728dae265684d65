import type { Page } from '@playwright/test';
import { ADDED } from './support/shop';
import { expect, test } from './support/test';

/** Actions on a listing while Islas' file is still loading. */
const sorting = (page: Page) => page.locator('.woocommerce-ordering select.orderby').first();
const submenu = (page: Page) => page.locator('li.islas-account-menu').filter({ visible: true }).first();

test.describe('early on a listing', () => {
  for (const way of ['mouse', 'Enter'] as const) {
    test(`a press on "add" before Islas has loaded follows the link and adds once (${way})`, {
      tag: way !== 'mouse' ? ['@core', '@list-button', '@nightly'] : ['@core', '@list-button'],
    }, async ({ shop, network, page }) => {
      const release = await network.holdFiles();
      await shop.openEarly('listing');
      if (way === 'mouse') await shop.button().click({ noWaitAfter: true });
      else {
        await shop.button().focus();
        await page.keyboard.press('Enter');
      }
      await expect(page).toHaveURL(/add-to-cart=\d+/);
      await release();
      await shop.ready();
      expect(await shop.itemsInCart()).toBe(1);
      expect(network.count('add_to_cart')).toBe(0);
      await shop.add(); // Now Islas handles the click.
      expect(await shop.itemsInCart()).toBe(2);
    });
  }

  for (const way of ['choosing', 'the keyboard'] as const) {
    test(`an order chosen before Islas has loaded is submitted once (${way})`, {
      tag: way !== 'choosing' ? ['@classic', '@nightly'] : '@classic',
    }, async ({ shop, network, page }) => {
      const release = await network.holdFiles();
      await shop.openEarly('listing');
      if (way === 'choosing') await sorting(page).selectOption('price');
      else {
        await sorting(page).focus();
        await page.keyboard.press('ArrowDown');
      }
      const chosen = await sorting(page).inputValue();
      expect(network.visits).toBe(1);
      await release();
      await expect(page).toHaveURL(new RegExp(`orderby=${chosen}(&|$)`));
      await page.waitForLoadState();
      await page.waitForTimeout(1500); // A second submit would come after a delay.
      expect(network.visits).toBe(2);
    });
  }

  for (const when of ['early', 'late'] as const) {
    test(`going back to a sorted listing submits nothing (the file loads ${when})`, {
      tag: ['@classic', '@nightly'],
    }, async ({ shop, network, page }) => {
      await shop.open('listing');
      await sorting(page).selectOption('price');
      await expect(page).toHaveURL(/orderby=price/);
      await page.waitForLoadState();
      const release = when === 'late' ? await network.holdFiles() : () => undefined;
      await page.goBack({ waitUntil: 'commit' });
      await expect(sorting(page)).toBeVisible();
      const before = network.visits;
      await release();
      await page.waitForLoadState();
      await expect(sorting(page)).toHaveValue('price'); // The browser restores the chosen value.
      await expect(sorting(page)).toHaveAttribute('data-island-state', 'live');
      await page.waitForTimeout(1500);
      expect(network.visits).toBe(before);
      expect(page.url()).not.toContain('orderby');
    });
  }

  test('a submenu hovered before Islas has loaded is open, and closes when the pointer leaves', {
    tag: ['@classic', '@nightly'],
  }, async ({ shop, network, page }) => {
    const release = await network.holdFiles();
    await shop.openEarly('listing');
    await submenu(page).hover();
    await release();
    await expect(submenu(page).locator(':scope > a')).toHaveAttribute('aria-expanded', 'true');
    await expect(submenu(page).locator('ul').first()).toBeInViewport();
    await page.mouse.move(600, 700);
    await expect(submenu(page).locator(':scope > a')).toHaveAttribute('aria-expanded', 'false');
  });

  test('a submenu focused before Islas has loaded is open, and Escape closes it', {
    tag: ['@classic', '@nightly'],
  }, async ({ shop, network, page }) => {
    const release = await network.holdFiles();
    await shop.openEarly('listing');
    await submenu(page).locator(':scope > a').focus();
    await release();
    await expect(submenu(page).locator(':scope > a')).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(submenu(page).locator('ul').first()).toBeHidden();
  });

  test('the result count is announced and the category marked when Islas loads late', {
    tag: ['@classic', '@nightly'],
  }, async ({ shop, network, page, announcements }) => {
    const release = await network.holdFiles();
    await shop.openEarly('category');
    const said = (await page.locator('.woocommerce-result-count').first().textContent())?.trim() ?? '';
    await release();
    await expect(page.locator('.product-categories a[aria-current="page"]')).toHaveCount(1);
    const times = async () => (await announcements.texts()).filter((text) => text === said).length;
    await expect.poll(times, { timeout: 9_000 }).toBeGreaterThan(0);
  });
});

test.describe('early by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a tap on "add" before Islas has loaded follows the link and adds once', async ({ shop, network, page }) => {
    const release = await network.holdFiles();
    await shop.openEarly('listing');
    await shop.button().tap({ noWaitAfter: true });
    await expect(page).toHaveURL(/add-to-cart=\d+/);
    await release();
    await shop.ready();
    expect(await shop.itemsInCart()).toBe(1);
    await shop.button().tap();
    await expect(shop.button()).toHaveClass(ADDED);
    expect(await shop.itemsInCart()).toBe(2);
  });

  test('an order chosen by touch before Islas has loaded is submitted once', { tag: ['@classic', '@nightly'] }, async ({
    shop,
    network,
    page,
  }) => {
    const release = await network.holdFiles();
    await shop.openEarly('listing');
    await sorting(page).selectOption('popularity');
    await release();
    await expect(page).toHaveURL(/orderby=popularity/);
    await page.waitForLoadState();
    expect(network.visits).toBe(2);
  });
});

test.describe('a tap on the account menu', { tag: '@classic' }, () => {
  test.use({ hasTouch: true });
  test('a tap on the account menu before Islas has loaded follows the link', { tag: '@nightly' }, async ({
    shop,
    network,
    page,
  }) => {
    const release = await network.holdFiles();
    await shop.openEarly('listing');
    await submenu(page).locator(':scope > a').tap({ noWaitAfter: true });
    await expect(page).toHaveURL(new RegExp(shop.places.account));
    await release();
  });
});
