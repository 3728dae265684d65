import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createDetails } from '../../../widgets/consent/settings/host-details';

const cookies = [
  { name: '_ga', category: 'statistics', provider: 'Google' },
  { name: '_ga_*', category: 'statistics', provider: 'Google' },
];

test('without an address the dialog lists the cookies that the bar asks about', () => {
  const { heading, cookies: rows, offered, categories } = createDetails({ cookies });
  expect(heading).toBe('Privacy and cookies');
  expect(rows.map(({ name, provider_name }) => [name, provider_name])).toEqual([
    ['_ga', 'Google'],
    ['_ga_*', 'Google'],
  ]);
  expect(offered).toEqual(['statistics']);
  expect(categories['statistics']?.name).toBe('Statistics');
});

test('categories have the words that the plugin has for them', () => {
  const labels = readFileSync(join(import.meta.dirname, '../../../php-plugin/src/Consent/Labels.php'), 'utf8');
  const { categories } = createDetails({ cookies });
  expect(Object.keys(categories)).toEqual(['necessary', 'preferences', 'statistics', 'marketing']);
  for (const { name, purpose } of Object.values(categories))
    for (const text of [name, purpose]) expect(labels).toContain(`__('${text}', 'islas')`);
});

test('what the host gives stands in its place', () => {
  const details = { heading: 'Galletas', texts: { save: 'Guardar' } };
  expect(createDetails({ cookies, details })).toMatchObject({ ...details, offered: ['statistics'] });
});

test.each([undefined, null, '', 7, [], { cookies: 'x', offered: [7], texts: null }])(
  '%j is no reason to throw',
  (details) => {
    expect(createDetails({ cookies: [], details }).heading).toBe('Privacy and cookies');
  },
);
