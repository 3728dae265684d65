import { describe, expect, it } from 'vitest';
import {
  type ScreenAction,
  type ScreenState,
  createState,
  screenReducer,
} from '../../../widgets/admin/screen/screen-state';
import { searchSettings } from '../../../widgets/admin/screen/search/search-settings';
import { sampleScreen } from './screen-sample';

const start = (kept = { draft: {}, changedSince: [] as string[] }) => createState(sampleScreen(), kept);
const after = (state: ScreenState, ...actions: ScreenAction[]) => actions.reduce(screenReducer, state);
const days = (value: number): ScreenAction => ({ type: 'change', key: 'days', value });
const author = { name: 'Ana', time: 'hoy' };

describe('the state of the settings screen', () => {
  it('what is changed while a save is under way stays unsaved', () => {
    const sent = { days: 60 };
    const stored = { values: { ...sampleScreen().values, days: 60 }, revision: '2' };
    const state = after(
      start(),
      days(60),
      { type: 'saving' },
      { type: 'change', key: 'shape', value: 'rounded' },
      { type: 'answered', sent, saved: { kind: 'saved', stored, others: null } },
    );
    expect(state).toMatchObject({ draft: { shape: 'rounded' }, stored, phase: 'saved' });
  });

  it('a refused save keeps the draft, and its sentence until the setting is changed', () => {
    const refused = {
      kind: 'refused',
      message: 'Así no.',
      refusals: [{ key: 'days', sentence: 'Del 1 al 3650.' }],
    } as const;
    const state = after(start(), days(0), { type: 'answered', sent: { days: 0 }, saved: refused });
    expect(state).toMatchObject({ draft: { days: 0 }, phase: 'failed', refusals: { days: 'Del 1 al 3650.' } });
    expect(after(state, days(1))).toMatchObject({ phase: 'idle', refusals: {}, draft: { days: 1 } });
  });

  it('a conflict waits for a choice, and ends when their values are taken', () => {
    const stored = { values: { ...sampleScreen().values, days: 90 }, revision: '2' };
    const others = { author, keys: ['days'] };
    const state = after(start(), days(60), {
      type: 'answered',
      sent: { days: 60 },
      saved: { kind: 'conflict', stored, others, keys: ['days'] },
    });
    expect(state).toMatchObject({ draft: { days: 60 }, conflict: { keys: ['days'], isOpen: true } });
    expect(after(state, { type: 'close-conflict' }).conflict?.isOpen).toBe(false);
    expect(after(state, { type: 'resolve', theirs: ['days'] })).toMatchObject({ draft: {}, conflict: null });
    expect(after(state, { type: 'resolve', theirs: [] })).toMatchObject({ draft: { days: 60 }, conflict: null });
    expect(after(state, days(90))).toMatchObject({ draft: {}, conflict: null });
  });

  it('a kept draft whose settings others have changed begins with a conflict', () => {
    expect(start({ draft: { days: 60 }, changedSince: ['days'] })).toMatchObject({
      isRestored: true,
      conflict: { keys: ['days'], isOpen: true },
    });
    expect(start().isRestored).toBe(false);
  });
});

describe('the search for settings', () => {
  const found = (query: string) =>
    searchSettings(sampleScreen(), query).map(({ card, keys }) => [card.feature, ...keys].join(' '));

  it.each([
    ['', []],
    ['  ', []],
    ['DÍAS borra', ['log days']],
    ['vacio', ['cart empty_cart_text']],
    ['registro', ['log days secret']],
    ['anadir forma', ['cart shape']],
    ['nada de esto', []],
  ])('"%s" finds %j', (query, hits) => expect(found(query)).toEqual(hits));
});
