import { resetLocaleData } from '@wordpress/i18n';
import { beforeEach, describe, expect, it, vi } from 'vitest';

/** The module reads its data once, when it is first imported: each test imports it anew, after the settings. */
const load = async (locale: unknown) => {
  vi.resetModules();
  const { setSettings } = await import('../../../../src/contracts/settings');
  setSettings({ locale });
  return import('../../../../widgets/shared/i18n');
};

const SPANISH = {
  '': { domain: 'messages', lang: 'es_ES', 'plural-forms': 'nplurals=2; plural=n != 1;' },
  Close: ['Cerrar'],
  'menu\u0004Close': ['Plegar'],
  '%d product': ['Un producto', '%d productos'],
};

describe('texts of views', () => {
  beforeEach(() => resetLocaleData({}, 'islas'));

  it('are in the language that PHP sent', async () => {
    const { __, _x } = await load(SPANISH);
    expect([__('Close', 'islas'), _x('Close', 'menu', 'islas')]).toEqual(['Cerrar', 'Plegar']);
  });

  it.each([
    [0, '0 productos'],
    [1, 'Un producto'],
    [2, '2 productos'],
  ])('count in two plural forms: %i', async (count, words) => {
    const { _n, sprintf } = await load(SPANISH);
    expect(sprintf(_n('%d product', '%d products', count, 'islas'), count)).toBe(words);
  });

  it.each([[undefined], [[]], ['<html>'], [{ Close: 'Cerrar' }], [{ '': null, Close: [] }], [null]])(
    'are the English sources when the data is %j',
    async (locale) => {
      const { __, _n } = await load(locale);
      expect([__('Close', 'islas'), _n('%d product', '%d products', 2, 'islas')]).toEqual(['Close', '%d products']);
    },
  );
});
