import { describe, expect, it } from 'vitest';
import { listsToValues, splitValues } from '../../../widgets/admin/list-values';
import { decodeScreen } from '../../../widgets/admin/screen/screen-data';

const LISTS = { consent: { providers: ['meta'], cookies: [{ name: 'a' }] } };

describe('lists among the values of the screen', () => {
  it('lists become texts that equal each other when the lists do, and lists again', () => {
    const values = listsToValues(LISTS);
    expect(Object.keys(values)).toEqual(['consent.providers', 'consent.cookies']);
    expect(listsToValues(JSON.parse(JSON.stringify(LISTS)))).toEqual(values);
    expect(splitValues({ days: 3, ...values })).toEqual({ values: { days: 3 }, lists: LISTS });
  });

  it.each([undefined, null, 'x', [], { consent: 'x' }, { consent: { cookies: 3 } }])('%j has no lists', (given) =>
    expect(listsToValues(given)).toEqual({}),
  );

  it('a text that is no list is not sent', () =>
    expect(splitValues({ 'consent.cookies': '[{"na' })).toEqual({ values: {}, lists: {} }));

  it('the screen has the lists beside its settings', () =>
    expect(decodeScreen({ values: { days: 3 }, lists: LISTS }).values).toEqual({ days: 3, ...listsToValues(LISTS) }));
});
