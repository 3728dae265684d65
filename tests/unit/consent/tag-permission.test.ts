import { describe, expect, test } from 'vitest';
import type { ConsentApi, ConsentState } from '../../../widgets/consent/consent-api';
import { findTool } from '../../../widgets/consent/head/added-tool';
import { createTagPermission, isEmbed, markedOwner } from '../../../widgets/consent/head/tag-permission';
import { PROVIDERS } from '../../../widgets/consent/head/tag-providers';
import { ownersOf } from '../../../widgets/consent/tag-owners';

const ownerOf = ownersOf({ rules: [], providers: PROVIDERS }, 'https://shop.example/');
const permit = (status: ConsentState['status'], categories: string[] = [], embeds = '') => {
  const state = { status, categories, blocked: [] } as unknown as ConsentState;
  const consent = {
    config: { cookies: [] },
    get: () => state,
    has: (category: string) => category === 'necessary' || categories.includes(category),
    cookies: () => ({ islas_consent_embeds: embeds }),
  } as unknown as ConsentApi;
  return createTagPermission(consent, ownerOf);
};
const GTAG = 'https://www.googletagmanager.com/gtag/js?id=G-1';
const VIDEO = 'https://www.youtube.com/embed/x';
const waits = (permission: ReturnType<typeof permit>, address: string) =>
  permission.ownerToWaitFor(address)?.provider ?? null;

describe('the address of a tag', () => {
  test('waits for a visitor who has not decided, or who refuses its category', () => {
    for (const status of ['undecided', 'declined'] as const) {
      expect(waits(permit(status), GTAG)).toBe('google-analytics');
      expect(waits(permit(status), VIDEO)).toBe('youtube');
    }
    expect(waits(permit('saved', ['marketing']), GTAG)).toBe('google-analytics');
  });

  test('is requested once its category is allowed, and always by a visitor who accepts', () => {
    expect(waits(permit('saved', ['statistics']), GTAG)).toBeNull();
    expect(waits(permit('accepted'), GTAG)).toBeNull();
  });

  test('is requested where no provider has it', () => {
    expect(waits(permit('undecided'), 'https://shop.example/main.js')).toBeNull();
  });

  test('is requested for an embed that the visitor has loaded by hand, and not for a tag named in that cookie', () => {
    const permission = permit('undecided', [], 'youtube,google-analytics');
    expect(waits(permission, VIDEO)).toBeNull();
    expect(waits(permission, GTAG)).toBe('google-analytics');
  });
});

test('content that visitors may load by hand is that of embeds and of hosts that no provider has', () => {
  expect(['youtube', 'vimeo', 'embed.example', 'google-analytics', 'meta'].map(isEmbed)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('an element without marks has an owner whom nothing allows', () => {
  const owner = markedOwner(document.createElement('script'));
  expect(owner).toEqual({ category: '', provider: '' });
  expect(permit('saved', ['preferences', 'statistics', 'marketing']).isAllowed(owner)).toBe(false);
});

describe('a consent tool that a script has added', () => {
  const [tool] = PROVIDERS.filter(([, , , , globals]) => globals);
  const [key = '', , , , globals = ''] = tool ?? [];
  const [name = ''] = globals.split('|');

  test('is known by its address', () => {
    expect(findTool(key)).toBe(key);
    expect(findTool('google-analytics')).toBeUndefined();
    expect(findTool(undefined)).toBeUndefined();
  });

  test('is found by its own global, and not by an element with that id', () => {
    document.body.innerHTML = `<p id="${name}"></p>`;
    expect(findTool(undefined)).toBeUndefined();
    Reflect.set(window, name, {});
    expect(findTool(undefined)).toBe(key);
    Reflect.deleteProperty(window, name);
  });
});
