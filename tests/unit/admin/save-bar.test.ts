import { cleanup, render, screen } from '@testing-library/react';
import { createElement as h, Fragment } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { SaveBar } from '../../../widgets/admin/screen/SaveBar';
import { ScreenNotices } from '../../../widgets/admin/screen/ScreenNotices';
import { createState } from '../../../widgets/admin/screen/screen-state';
import type { Screen } from '../../../widgets/admin/screen/use-screen';
import { sampleScreen } from './screen-sample';

const data = sampleScreen({ settings: { days: { title: 'Días', type: 'count', default: 1 } } });
const nothing = () => {};

const show = (state: Partial<Screen['state']>) => {
  const settings: Screen = {
    state: {
      ...createState(data, { draft: { days: 0 }, changedSince: [] }),
      draft: { days: 0 },
      isRestored: false,
      ...state,
    },
    values: { ...data.values, days: 0 },
    change: nothing,
    save: nothing,
    discard: nothing,
    resolve: nothing,
    closeConflict: nothing,
    hideOthers: nothing,
  };
  const props = { screen: data, settings };
  render(h(Fragment, {}, h(ScreenNotices, props), h(SaveBar, props)));
};
const bar = () => screen.getByRole('status').textContent;
const spoken = () => document.querySelectorAll('.notice:not([data-speaks=""])');

afterEach(cleanup);

describe('a save that failed', () => {
  it.each([
    ['refused', { refusals: { days: 'Del 1 al 3650.' } }, 'Nothing was saved. Del 1 al 3650.'],
    [
      'refused for several reasons',
      { refusals: { days: 'Del 1 al 3650.', '': 'Juntos no.', text: 'Vacío no.' } },
      'Nothing was saved. Del 1 al 3650. 2 more reasons are above.',
    ],
    ['not answered', { message: 'No hay conexión.' }, 'Nothing was saved. No hay conexión.'],
  ])('because it was %s says why beside its button, and is announced there alone', (_, state, words) => {
    show({ phase: 'failed', message: 'Algo no puede ser así.', refusals: {}, ...state });
    expect(bar()).toBe(words);
    expect(spoken()).toHaveLength(0);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
