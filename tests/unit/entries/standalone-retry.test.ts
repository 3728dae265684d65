import { expect, test, vi } from 'vitest';
import { start } from '../../../src/entries/standalone';
import { SETTINGS_ID } from '../../../src/wordpress/settings';

test('a start that could not load the core rejects, and the next one tries again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.doMock('../../../src/main', () => {
    throw new Error('offline');
  });
  await expect(start()).rejects.toThrow();
  vi.doUnmock('../../../src/main');
  await expect(start()).resolves.toBeUndefined();
  expect(document.querySelectorAll(`#${SETTINGS_ID}`)).toHaveLength(1);
});
