import { beforeEach, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { shop } from '../../../mocks/node';
import { changeDraft, findDifferences, rebaseDraft, tidyDraft } from '../../../widgets/admin/screen/draft';
import { keepDraft, readDraft } from '../../../widgets/admin/screen/draft-storage';
import { type Stored, saveDraft } from '../../../widgets/admin/screen/save-settings';
import type { ScreenData } from '../../../widgets/admin/screen/screen-data';
import { sampleScreen } from './screen-sample';

let screen: ScreenData;
beforeEach(() => void (screen = sampleScreen()));

describe('a draft', () => {
  it('a draft holds what differs from the stored values, whatever was changed in between', () => {
    const keys = fc.constantFrom('a', 'b', 'c');
    const values = fc.oneof(fc.boolean(), fc.integer(), fc.string());
    fc.assert(
      fc.property(fc.array(fc.tuple(keys, values)), (changes) => {
        const stored = { a: true, b: 1, c: 'x' };
        const draft = changes.reduce((all, [key, value]) => changeDraft(all, stored, key, value), {});
        const wanted = { ...stored, ...Object.fromEntries(changes) };
        expect({ ...stored, ...draft }).toEqual(wanted);
        expect(Object.keys(draft).sort()).toEqual(findDifferences(stored, wanted).sort());
        expect(rebaseDraft(draft, wanted)).toEqual({});
      }),
    );
  });

  it('a text is sent as one line without spaces at its ends', () =>
    expect(tidyDraft({ a: ' uno \n dos ', b: 3, c: true })).toEqual({ a: 'uno dos', b: 3, c: true }));
});

describe('a draft in the storage of the tab', () => {
  it('a draft is read again after the page was left, but no secret', () => {
    keepDraft(screen, screen.values, { days: 60, secret: 'palabra' });
    expect(readDraft(screen)).toEqual({ draft: { days: 60 }, changedSince: [] });
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('palabra');
    keepDraft(screen, screen.values, {});
    expect(sessionStorage).toHaveLength(0);
  });

  it('a draft names the settings whose stored value has changed since', () => {
    keepDraft(screen, screen.values, { days: 60, empty_cart_text: 'Nada' });
    const later = sampleScreen({ values: { ...screen.values, days: 90, empty_cart_text: 'Nada' } });
    expect(readDraft(later)).toEqual({ draft: { days: 60 }, changedSince: ['days'] });
  });

  it.each([
    [
      'of an older version',
      { draft: { gone: 1, shape: 'oval', days: 'x', feature_cart: 'yes' }, stored: {} },
      { days: 'x' },
    ],
    ['of another shape', { draft: [1], stored: 3 }, {}],
    ['that is no object', 'null', {}],
  ])('a draft %s keeps only what this version knows', (_, kept, draft) => {
    sessionStorage.setItem('islas_settings_draft', JSON.stringify(kept));
    expect(readDraft(screen).draft).toEqual(draft);
  });

  it('a draft that is no JSON is none', () => {
    sessionStorage.setItem('islas_settings_draft', '{"draft"');
    expect(readDraft(screen)).toEqual({ draft: {}, changedSince: [] });
  });
});

describe('saving a draft', () => {
  const { path } = { path: '/islas/v1/settings' };
  const read = async (): Promise<Stored> => {
    const saved = await saveDraft(path, { values: screen.values, revision: '' }, {});
    if (saved.kind !== 'conflict' && saved.kind !== 'saved') throw new Error(saved.message);
    return saved.stored;
  };

  it('a save stores the changes alone and returns the new values', async () => {
    const stored = await read();
    const saved = await saveDraft(path, stored, { days: 60, shape: 'squared' });
    expect(saved).toMatchObject({ kind: 'saved', stored: { values: { ...screen.values, days: 60 } }, others: null });
    expect(shop.settings.days).toBe(60);
  });

  it('a save keeps what somebody else has changed meanwhile, and says who and what', async () => {
    const stored = await read();
    shop.settings = { ...shop.settings, shape: 'rounded' };
    shop.settingsAuthor = { name: 'Ana', time: 'hoy' };
    const saved = await saveDraft(path, stored, { days: 60 });
    expect(saved).toMatchObject({ kind: 'saved', others: { author: { name: 'Ana' }, keys: ['shape'] } });
    expect(shop.settings).toMatchObject({ days: 60, shape: 'rounded' });
  });

  it('a save stores nothing where somebody else has changed the same setting to another value', async () => {
    const stored = await read();
    shop.settings = { ...shop.settings, shape: 'rounded', days: 90 };
    const saved = await saveDraft(path, stored, { days: 60, empty_cart_text: 'Nada', shape: 'rounded' });
    expect(saved).toMatchObject({ kind: 'conflict', keys: ['days'], others: { keys: ['shape', 'days'] } });
    expect(shop.settings).toMatchObject({ days: 90, empty_cart_text: '' });
  });

  it('a refused save returns a sentence for each setting', async () => {
    const stored = { ...(await read()), values: { ...screen.values, gone: 1 } };
    const saved = await saveDraft(path, stored, { days: 60, gone: 2 });
    expect(saved).toEqual({
      kind: 'refused',
      message: 'No se ha cambiado nada.',
      refusals: [{ key: 'gone', sentence: 'Islas no tiene ningún ajuste «gone».' }],
    });
    expect(shop.settings.days).toBe(30);
  });

  it('a save of somebody who may not says so', async () => {
    const stored = await read();
    shop.session.userId = 2;
    expect(await saveDraft(path, stored, { days: 60 })).toEqual({
      kind: 'failed',
      message: expect.stringMatching(/./),
    });
  });
});
