import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Shopper, shop } from './shopper';

/** Consent in unmodified Firefox and WebKit, which Playwright cannot drive. The pretend shop's tags log their runs. */
const BAR = '#islas-consent';
const button = (action: string) => `${BAR} [data-islas-action="consent.${action}"]`;

let shopper: Shopper;
beforeAll(async () => {
  shopper = await Shopper.arrive();
});
beforeEach(() => shopper.browser.renew());
afterAll(() => shopper?.browser.close());

const open = (place = '/tienda/?consent=on') => shopper.open(place, 'html[data-consent]');
const mark = () => shopper.browser.run(() => document.documentElement.dataset.consent);
const cookies = () => shopper.browser.run(() => document.cookie);
const ran = () => shopper.browser.run(() => (Reflect.get(window, 'ran') as string[] | undefined) ?? []);
const allows = () =>
  shopper.browser.run(() => (Reflect.get(window, 'wp_has_consent') as (category: string) => boolean)('marketing'));
const isBarSeen = () =>
  shopper.browser.run((bar) => getComputedStyle(document.querySelector(bar) as Element).visibility === 'visible', BAR);

describe.runIf(shop === 'pretend')('consent', () => {
  test('accepting runs the held tags, on this page and the next', async () => {
    await open();
    expect(await isBarSeen()).toBe(true);
    expect(await ran()).toEqual([]);
    await shopper.browser.click(button('accept'));
    await expect.poll(mark).toBe('accepted');
    await expect.poll(ran).toEqual(['analytics', 'pixel', 'after']);
    await expect.poll(isBarSeen).toBe(false);
    await shopper.isOnSamePage();
    expect(await cookies()).toMatch(/eu_cookies_bar_block=(;|$)/);
    await open('/tienda/');
    expect([await mark(), await allows(), await isBarSeen()]).toEqual(['accepted', true, false]);
    await expect.poll(ran).toEqual(['analytics', 'pixel', 'after']);
  });

  test('refusing runs no tag, deletes the listed cookies, and is remembered', async () => {
    await open();
    await shopper.browser.click(button('decline'));
    await expect.poll(mark).toBe('declined');
    await shopper.isOnSamePage();
    expect(await cookies()).toContain('eu_cookies_bar_decline=1');
    await shopper.browser.run(() => void (document.cookie = '_ga=late; path=/'));
    await open('/tienda/');
    expect([await mark(), await allows(), await isBarSeen()]).toEqual(['declined', false, false]);
    await expect.poll(cookies).not.toContain('_ga=late');
    expect(await ran()).toEqual([]);
  });

  test('the consent dialog opens and saves a choice for each cookie', async () => {
    await open();
    await shopper.browser.click(button('settings'));
    const box = '.islas-consent-dialog[open] li input[type=checkbox]:not(:disabled)';
    await shopper.sees(box);
    await shopper.browser.click(box);
    await shopper.sees(`${box}:checked`, 1);
    await shopper.browser.click('.islas-consent-dialog footer button[type=submit]');
    await shopper.sees('.islas-consent-dialog[open]', 0);
    await expect.poll(mark).toBe('saved');
    expect(await cookies()).toContain('_fbp');
  });
});
