import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { createElement as h, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConsentPage } from '../../../widgets/admin/consent/ConsentPage';
import type { Card } from '../../../widgets/admin/screen/screen-data';
import type { Values } from '../../../widgets/admin/values';
import type { Screen } from '../../../widgets/admin/screen/use-screen';
import { createState } from '../../../widgets/admin/screen/screen-state';
import { answers, json, ROOT } from '../wordpress/rest-answers';
import { sampleScreen } from './screen-sample';

const CATEGORIES = [
  { value: 'necessary', label: 'Necesarias' },
  { value: 'marketing', label: 'Publicidad' },
];
const COOKIE = { name: '_ga', category: 'marketing', provider: 'google', purpose: 'visitors', duration: '730' };
const REVIEW = {
  state: { kind: 'info', sentences: ['Se pregunta a los visitantes.'] },
  isStartFinished: true,
  findings: [],
  cookies: [
    { ...COOKIE, providerName: 'Google', purposeText: 'Cuenta visitantes.', durationText: '2 años', isOwn: false },
  ],
  categories: CATEGORIES,
  providers: [
    { key: 'google', name: 'Google', isUsed: true, isFound: true },
    { key: 'meta', name: 'Meta', isUsed: false, isFound: false },
  ],
};
const LOG = {
  total: 0,
  size: 'Nadie ha decidido.',
  found: 0,
  rows: [],
  beyond: 0,
  check: 'Sin revisar.',
  export: '/x',
};

const CARD: Card = {
  feature: 'consent',
  title: 'Consentimiento',
  help: '',
  obstacle: '',
  section: 'consent',
  switch: 'feature_cart',
  basic: ['empty_cart_text'],
  more: [],
  advanced: [],
};
const data = sampleScreen({
  lists: { consent: { rules: [], cookies: [], providers: [] } },
  settings: { empty_cart_text: { title: 'Texto de la barra', type: 'text', default: '', group: 'texts' } },
});
let values: Values = {};

const Tab = ({ part = '', about = '' }) => {
  const [draft, setDraft] = useState<Values>({});
  values = draft;
  const nothing = () => {};
  const settings: Screen = {
    state: { ...createState(data, { draft: {}, changedSince: [] }), draft },
    values: { ...data.values, ...draft },
    change: (key, value) => setDraft((before) => ({ ...before, [key]: value })),
    save: nothing,
    discard: nothing,
    resolve: nothing,
    closeConflict: nothing,
    hideOthers: nothing,
  };
  return h(ConsentPage, { screen: data, settings, card: CARD, place: { part, about } });
};

const review = (changed: object = {}) => answers(`${ROOT}/islas/v1/consent-review`, json({ ...REVIEW, ...changed }));
const open = (part: string, about = '') => render(h(Tab, { part, about }));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const asked = (request: Request | undefined, name: string) => new URL(request?.url ?? '').searchParams.get(name);
/** What a screen reader says of a field that was refused; null for one that was not. */
const refusal = (label: RegExp) => {
  const field = screen.getByLabelText(label);
  const described = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  return field.getAttribute('aria-invalid') === 'true' ? described?.textContent : null;
};
const announced = () => document.querySelector('.widget_shopping_cart_live_region')?.textContent;
const stored = (list: string) => JSON.parse(String(values[`consent.${list}`]));

beforeEach(() => {
  sampleScreen();
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(cleanup);

describe('the tab of consent', () => {
  it('says that it loads, then how the shop is, and folds what it has under headings', async () => {
    review();
    open('');
    expect(screen.getByRole('status').textContent).toContain('Loading');
    await screen.findByText('Se pregunta a los visitantes.');
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Consentimiento',
      'The rules in Spain (AEPD)',
      'Guided start',
      'Texts',
      'Appearance',
      'Behaviour',
      'Cookies',
      'Scripts and frames of others',
      'Proof',
      'Simulator',
    ]);
    fireEvent.click(button('Texts'));
    expect(screen.getByLabelText(/Texto de la barra/)).toBeTruthy();
  });

  it.each([
    ['offline', () => HttpResponse.error(), /Check your connection/],
    ['refused', json({ code: 'rest_forbidden', message: 'No.' }, 403), /You are not allowed/],
    ['answered with a page', () => new HttpResponse('<html>', { status: 500 }), /./],
  ])('when the shop is %s the tab says what to do, and tries again', async (_, answer, words) => {
    const seen = answers(`${ROOT}/islas/v1/consent-review`, answer, json(REVIEW));
    open('');
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(again.parentElement?.textContent).toMatch(words);
    fireEvent.click(again);
    await screen.findByText('Se pregunta a los visitantes.');
    expect(seen).toHaveLength(2);
  });

  it('several requests that fail for one reason are announced once, politely', async () => {
    const no = json({ code: 'rest_forbidden', message: 'No.' }, 403);
    for (const name of ['review', 'log', 'start']) answers(`${ROOT}/islas/v1/consent-${name}`, no);
    open('log');
    fireEvent.click(button('Guided start'));
    await waitFor(() => expect(screen.getAllByText(/You are not allowed/, { selector: 'span' })).toHaveLength(3));
    expect(announced()).toMatch(/^You are not allowed/);
    expect(document.querySelectorAll('.notice:not([data-speaks=""])')).toHaveLength(0);
    expect(screen.getAllByRole('status').filter(({ textContent }) => textContent)).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('a part whose data did not come says so in its place, until it is there', async () => {
    answers(`${ROOT}/islas/v1/consent-review`, json({ code: 'rest_forbidden', message: 'No.' }, 403), json(REVIEW));
    const { container } = open('cookies');
    const cookies = container.querySelector<HTMLElement>('#islas-part-cookies') ?? container;
    await within(cookies).findByText(/could not be loaded/);
    fireEvent.click(button('Try again'));
    await within(cookies).findByText('Cuenta visitantes.');
    expect(within(cookies).queryByText(/could not be loaded/)).toBeNull();
  });

  it('a button beside a point changes the draft and stores nothing, and the draft is reviewed again', async () => {
    const finding = { id: 'reject-', level: 'error', sentence: 'No hay botón.', changes: { empty_cart_text: 'Bien' } };
    const seen = review({ findings: [finding] });
    open('');
    fireEvent.click(await screen.findByRole('button', { name: 'Mend this' }));
    expect(values).toEqual({ empty_cart_text: 'Bien' });
    await waitFor(() => expect(seen).toHaveLength(2), { timeout: 3000 });
    expect(await seen[1]?.json()).toEqual({ values: { empty_cart_text: 'Bien' }, lists: {} });
  });

  it('a point that no setting puts right leads to its place', async () => {
    review({ findings: [{ id: 'p', level: 'warning', sentence: '¿Para qué?', place: 'cookies', about: 'a b' }] });
    open('');
    const link = await screen.findByRole('link', { name: 'Mend this' });
    expect(link.getAttribute('href')).toBe('#consent/cookies/a%20b');
  });
});

describe('the cookies on the tab', () => {
  it('a cookie is classified in its row, and becomes a row of the owner', async () => {
    review();
    open('cookies');
    fireEvent.change(await screen.findByLabelText('Category of _ga'), { target: { value: 'necessary' } });
    expect(stored('cookies')).toEqual([{ ...COOKIE, category: 'necessary' }]);
    fireEvent.click(button('Remove your row of _ga'));
    expect(stored('cookies')).toEqual([]);
  });

  it('the address of a cookie opens its fields, and a wrong name is explained', async () => {
    review();
    open('cookies', 'mi_cookie');
    const form = await screen.findByRole('form', { name: 'Cookie' });
    const field = (label: string | RegExp) => within(form).getByLabelText(label);
    await waitFor(() => expect(document.activeElement).toBe(field('Purpose')));
    fireEvent.change(field(/^Name/), { target: { value: 'mi cookie' } });
    fireEvent.click(button('Apply'));
    expect(refusal(/^Name/)).toMatch(/^Type a name without spaces/);
    expect(document.activeElement).toBe(field(/^Name/));
    fireEvent.change(field(/^Name/), { target: { value: ' mi_cookie ' } });
    fireEvent.change(field('Purpose'), { target: { value: 'Recuerda' } });
    fireEvent.click(button('Apply'));
    expect(stored('cookies')).toEqual([
      { name: 'mi_cookie', category: 'marketing', provider: '', purpose: 'Recuerda', duration: '' },
    ]);
    expect(screen.queryByRole('form', { name: 'Cookie' })).toBeNull();
  });

  it('a search that finds nothing says so', async () => {
    review();
    open('cookies');
    fireEvent.change(await screen.findByLabelText('Search cookies'), { target: { value: 'zzz' } });
    expect(screen.getByText('0 cookies')).toBeTruthy();
    expect(screen.getByText('No cookie has these words.')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('an edited cookie keeps the words that Islas has itself, and the focus returns to its button', async () => {
    review();
    open('cookies');
    const edit = await screen.findByRole('button', { name: 'Edit _ga' });
    edit.focus();
    fireEvent.click(edit);
    fireEvent.change(screen.getByLabelText(/^Duration/), { target: { value: '1 mes' } });
    fireEvent.click(button('Apply'));
    expect(stored('cookies')).toEqual([{ ...COOKIE, duration: '1 mes' }]);
    expect(document.activeElement).toBe(button('Edit _ga'));
  });

  it('the headings of names and categories sort the rows, and turn the order round', async () => {
    review({
      cookies: ['b', 'a'].map((name) => ({
        ...REVIEW.cookies[0],
        name,
        category: name === 'a' ? 'necessary' : 'marketing',
      })),
    });
    open('cookies');
    const head = async (name: string) => within(await screen.findByRole('columnheader', { name })).getByRole('button');
    const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    fireEvent.click(await head('Cookie'));
    expect(names()).toEqual(['a', 'b']);
    fireEvent.click(await head('Cookie'));
    expect(names()).toEqual(['b', 'a']);
    fireEvent.click(await head('Category'));
    expect(names()).toEqual(['a', 'b']);
  });

  it('a provider is ticked, one that was found cannot be unticked, and a rule is added', async () => {
    review({ refusals: ['Es demasiado corta.'] });
    open('tags');
    fireEvent.click(await screen.findByLabelText('Meta'));
    expect(stored('providers')).toEqual(['meta']);
    expect((screen.getByLabelText(/Google/) as HTMLInputElement).disabled).toBe(true);
    fireEvent.click(button('Add a rule'));
    fireEvent.change(screen.getByLabelText(/^Pattern/), { target: { value: 'x' } });
    expect(document.activeElement).toBe(screen.getByLabelText('What'));
    expect(stored('rules')).toEqual([{ kind: 'url', pattern: 'x', category: 'marketing', provider: '' }]);
    expect(screen.getByText('Es demasiado corta.')).toBeTruthy();
    expect(refusal(/^Pattern/)).toBe('Es demasiado corta.');
  });
});

describe('the log on the tab', () => {
  const row = (number: number) => ({
    number,
    time: '2026-11-01T10:00:00Z',
    timeText: `día ${number}`,
    id: `${number}`.padStart(20, 'a'),
    version: 'v',
    choice: 'Aceptó todo',
  });
  const page = (changed: object) => json({ ...LOG, total: 3, found: 3, size: '3 decisiones.', ...changed });

  it('an empty log says so and offers nothing', async () => {
    review();
    answers(`${ROOT}/islas/v1/consent-log`, json(LOG));
    open('log');
    await screen.findByText('Nadie ha decidido.');
    expect(screen.queryByRole('button', { name: 'Show decisions' })).toBeNull();
  });

  it('older decisions are a page away, and back', async () => {
    review();
    const seen = answers(`${ROOT}/islas/v1/consent-log`, page({ rows: [row(3)], beyond: 3 }), page({ rows: [row(2)] }));
    open('log');
    fireEvent.click(await screen.findByRole('button', { name: 'Older decisions' }));
    await screen.findByText('día 2');
    expect(asked(seen[1], 'beyond')).toBe('3');
    fireEvent.click(button('Newer decisions'));
    await waitFor(() => expect(seen).toHaveLength(3));
    expect(asked(seen[2], 'beyond')).toBeNull();
  });

  it('the heading of the times turns the order round, from the first page on', async () => {
    review();
    const seen = answers(`${ROOT}/islas/v1/consent-log`, page({ rows: [row(3)], beyond: 3 }), page({ rows: [row(1)] }));
    open('log');
    fireEvent.click(await screen.findByRole('button', { name: 'Older decisions' }));
    await waitFor(() => expect(seen).toHaveLength(2));
    const head = () => screen.getByRole('columnheader', { name: 'When' });
    expect(head().getAttribute('aria-sort')).toBe('descending');
    fireEvent.click(within(head()).getByRole('button'));
    await waitFor(() => expect(seen).toHaveLength(3));
    expect([asked(seen[2], 'order'), asked(seen[2], 'beyond')]).toEqual(['asc', null]);
    expect(head().getAttribute('aria-sort')).toBe('ascending');
  });

  it('a search keeps the focus on its button', async () => {
    review();
    const seen = answers(`${ROOT}/islas/v1/consent-log`, page({ rows: [row(3)] }));
    open('log');
    const search = await screen.findByRole('button', { name: 'Show decisions' });
    fireEvent.change(screen.getByLabelText(/^From/), { target: { value: '2026-11-01' } });
    search.focus();
    fireEvent.submit(search.closest('form') ?? search);
    await waitFor(() => expect(seen).toHaveLength(2));
    expect(document.activeElement).toBe(search);
  });

  it('an ID is erased once it is ticked, and what was done is said', async () => {
    review();
    const id = 'a'.repeat(20);
    const seen = answers(
      `${ROOT}/islas/v1/consent-log`,
      page({ rows: [{ ...row(1), id }], found: 1 }),
      json({ message: 'Se ha quitado de 1 fila.' }),
      page({ rows: [{ ...row(1), id: '' }] }),
    );
    open('log', id);
    const erase = (await screen.findByRole('button', { name: 'Erase the ID' })) as HTMLButtonElement;
    expect(asked(seen[0], 'id')).toBe(id);
    expect(erase.disabled).toBe(true);
    fireEvent.click(screen.getByLabelText(new RegExp(`Remove ${id}`)));
    fireEvent.click(erase);
    await screen.findByText('Se ha quitado de 1 fila.');
    expect(await seen[1]?.json()).toEqual({ action: 'erase', id });
    await screen.findByText('erased');
  });

  it('a filter that the shop refuses is explained, and can be changed although an address has named it', async () => {
    review();
    const seen = answers(
      `${ROOT}/islas/v1/consent-log`,
      json({ code: 'islas_log_filter', message: 'El ID tiene 20 caracteres.', data: { fields: ['id'] } }, 400),
      page({ rows: [row(3)] }),
    );
    open('log', 'zzz');
    await screen.findByText(/El ID tiene 20 caracteres/, { selector: 'span' });
    expect([refusal(/^Consent ID/), refusal(/^From/)]).toEqual(['El ID tiene 20 caracteres.', null]);
    fireEvent.click(button('Show all'));
    await screen.findByText('día 3');
    expect(asked(seen[1], 'id')).toBeNull();
    expect(button(`Show the decisions of ${row(3).id}`).textContent).toBe(row(3).id);
  });
});

describe('the guided start on the tab', () => {
  const START = {
    isFinished: false,
    day: '',
    found: [{ name: 'chat.example', where: 'páginas', needs: 'unknown', kind: 'address' }],
    proposedText: 'Esta tienda utiliza cookies.',
    unlisted: ['meta'],
    pages: { cookies: { id: 7, status: 'draft', edit: '/editar' }, privacy: { id: 0, status: '', mayPick: false } },
    choices: [{ value: '7', label: 'Política de cookies' }],
  };

  it('is open until it is finished; the proposed text is an unsaved change with the providers found', async () => {
    review({ isStartFinished: false });
    answers(`${ROOT}/islas/v1/consent-start`, json(START));
    open('');
    fireEvent.click(await screen.findByRole('button', { name: 'Use this text' }));
    expect(values.consent_text).toBe('');
    expect(stored('providers')).toEqual(['meta']);
    expect(screen.getByRole('link', { name: /Not published yet/ }).getAttribute('href')).toBe('/editar');
    expect(screen.getByText(/An administrator picks/)).toBeTruthy();
  });

  it('a step that fails keeps what is there and says why', async () => {
    review();
    answers(
      `${ROOT}/islas/v1/consent-start`,
      json(START),
      json({ code: 'islas_unread', message: 'No se ha podido leer ninguna página.' }, 502),
    );
    open('start');
    fireEvent.click(await screen.findByRole('button', { name: 'Read the pages of the shop' }));
    await screen.findByText('No se ha podido leer ninguna página.');
    expect(screen.getByText('chat.example')).toBeTruthy();
  });
});

describe('the simulator on the tab', () => {
  it('shows what a page runs, and says where a page cannot be read', async () => {
    review();
    const seen = answers(
      `${ROOT}/islas/v1/consent-simulation`,
      json({ path: '/tienda/', rows: [['Script x', '–', 'espera', 'espera', 'funciona', 'espera']], links: [] }),
      json({ code: 'islas_unread', message: 'No se ha podido leer la página.', data: { fields: ['path'] } }, 502),
    );
    open('simulator');
    fireEvent.change(screen.getByLabelText('Page'), { target: { value: '/tienda/' } });
    fireEvent.click(button('Simulate'));
    await screen.findByText('Script x');
    expect(asked(seen[0], 'path')).toBe('/tienda/');
    fireEvent.click(button('Simulate'));
    await screen.findByText('No se ha podido leer la página.', { selector: 'span' });
    expect([refusal(/^Page/), announced()]).toEqual(Array(2).fill('No se ha podido leer la página.'));
    expect(screen.queryByText('Script x')).toBeNull();
  });
});
