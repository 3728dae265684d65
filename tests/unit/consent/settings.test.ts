import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ConsentApi } from '../../../widgets/consent/consent-api';

/** The dialog with the real head script and stores of a shop, and responses of the pretend shop. */
const CONFIG = {
  version: 'v1',
  cookies: [
    { name: 'vista', category: 'preferences', provider: '' },
    { name: '_ga', category: 'statistics', provider: 'google-analytics' },
    { name: '_ga_*', category: 'statistics', provider: 'google-analytics' },
    { name: '_hjid', category: 'statistics', provider: 'hotjar' },
    { name: '_fbp', category: 'marketing', provider: 'meta' },
    { name: 'VISITOR_INFO1_LIVE', category: 'marketing', provider: 'youtube' },
  ],
  necessary: '^(?:eu_cookies_bar|islas_consent|wordpress_test_cookie$)',
  details: '/wp-json/islas/v1/consent',
  page: '/preferencias-de-cookies/',
};
const PAGE = `<header><button id="drawer">Carrito</button></header>
<div id="islas-consent"><a href="/preferencias-de-cookies/" data-islas-action="consent.settings">Ajustes</a></div>
<div id="other" hidden><button>Otra cosa</button></div>
<div data-island="consent-settings"></div>`;

let settings: (control: HTMLElement) => void;
const consent = (): ConsentApi => (Reflect.get(window, 'islas') as { consent: ConsentApi }).consent;

beforeAll(async () => {
  Reflect.set(window, 'islas', { config: CONFIG });
  // happy-dom has no layout, so `elementsFromPoint` is missing.
  Object.assign(document, { elementsFromPoint: () => [] });
  await import('../../../widgets/consent/head/consent-head');
  ({ settings } = await import('../../../widgets/consent/entry'));
  await import('../../../widgets/consent/settings/view');
}, 60_000);
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  consent().decide(null, '');
  document.body.innerHTML = PAGE;
});

/** Opens the dialog by its link, as the head script does for a press. */
const open = async () => {
  const opener = screen.getByRole('link', { name: 'Ajustes' });
  opener.focus();
  await waitFor(() => expect(document.querySelector('[data-island-state]')).not.toBeNull());
  settings(opener);
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByRole('checkbox', { name: '_ga' });
  return {
    opener,
    dialog,
    user: userEvent.setup(),
    box: (name: string | RegExp) => within(dialog).getByRole('checkbox', { name }),
  };
};
const isOpen = () => !!document.querySelector('dialog')?.open;

describe('the dialog of the consent settings', () => {
  test('opens the tab of the choices first, and switches tabs with arrow keys and clicks', async () => {
    const { dialog, user } = await open();
    const [policy, cookies] = within(dialog).getAllByRole('tab');
    expect([policy, cookies].map((tab) => tab?.getAttribute('aria-selected'))).toEqual(['false', 'true']);
    expect(
      within(dialog)
        .getByText(/Una cookie es un texto pequeño/)
        .closest('[role=tabpanel]'),
    ).not.toBeVisible();
    cookies?.focus();
    await user.keyboard('{ArrowLeft}');
    expect(policy).toHaveFocus();
    expect(policy).toHaveAttribute('aria-selected', 'true');
    expect(within(dialog).getByText(/Una cookie es un texto pequeño/)).toBeVisible();
    await user.click(policy as HTMLElement);
    expect(policy).toHaveAttribute('aria-selected', 'true');
  });

  test('has a checkbox for each cookie: necessary ones ticked and disabled, the others unticked before consent', async () => {
    const { box } = await open();
    for (const { name } of CONFIG.cookies) expect(box(name)).not.toBeChecked();
    expect(box('wordpress_test_cookie')).toBeChecked();
    expect(box('wordpress_test_cookie')).toBeDisabled();
  });

  test('a category’s checkbox ticks all its cookies, and is indeterminate while some are ticked', async () => {
    const { box, user } = await open();
    const all = box(/^Estadísticas/) as HTMLInputElement;
    await user.click(box('_ga'));
    expect([all.checked, all.indeterminate]).toEqual([false, true]);
    await user.click(all);
    for (const name of ['_ga', '_ga_*', '_hjid']) expect(box(name)).toBeChecked();
    expect([all.checked, all.indeterminate]).toEqual([true, false]);
    await user.click(all);
    for (const name of ['_ga', '_ga_*', '_hjid']) expect(box(name)).not.toBeChecked();
  });

  test('saving blocks the unticked cookies and no others', async () => {
    const { dialog, box, user } = await open();
    await user.click(box('_ga'));
    await user.click(box('vista'));
    await user.click(within(dialog).getByRole('button', { name: 'Guardar ajustes' }));
    expect(isOpen()).toBe(false);
    const { status, blocked, categories } = consent().get();
    expect(status).toBe('saved');
    expect([...blocked].sort()).toEqual(['VISITOR_INFO1_LIVE', '_fbp', '_ga_*', '_hjid']);
    expect(categories).toEqual(['preferences']);
  });

  test('lists unlisted cookies of the browser, blocks unknown ones only when unticked, and shows them again as saved', async () => {
    const names = ['_gid', 'trp_language', 'my_thing', 'other_thing'];
    for (const name of names) document.cookie = `${name}=x`;
    try {
      const first = await open();
      expect(first.box('_gid')).not.toBeChecked();
      expect(within(first.dialog).getByText(/Distingue a los visitantes. · Google Analytics · 1 día/)).toBeVisible();
      expect(first.box('trp_language')).toBeDisabled();
      expect(first.box('trp_language')).toBeChecked();
      for (const name of ['my_thing', 'other_thing']) expect(first.box(name)).toBeChecked();
      await first.user.click(first.box('_gid'));
      await first.user.click(first.box('other_thing'));
      await first.user.click(within(first.dialog).getByRole('button', { name: 'Guardar ajustes' }));
      expect(consent().get().blocked).toEqual(expect.arrayContaining(['_ga', 'other_thing']));
      for (const name of ['_gid', 'trp_language', 'my_thing']) expect(consent().get().blocked).not.toContain(name);
      const again = await open();
      expect(again.box('_gid')).toBeChecked();
      expect(again.box('my_thing')).toBeChecked();
      expect(again.box('other_thing')).not.toBeChecked();
      expect(again.box('_ga')).not.toBeChecked();
    } finally {
      for (const name of names) document.cookie = `${name}=; max-age=0`;
    }
  });

  test('offers a category without cookies, and allows it when it is saved ticked', async () => {
    const { cookies } = CONFIG;
    const details = { version: 'v1', cookies: cookies.filter(({ category }) => category !== 'preferences') };
    const offered = ['preferences', 'statistics', 'marketing'];
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ...details, offered })));
    document.body.innerHTML = PAGE;
    const { dialog, box, user } = await open();
    await user.click(box(/^preferences/));
    await user.click(within(dialog).getByRole('button', { name: 'Save settings' }));
    expect(consent().get().categories).toEqual(['preferences']);
    vi.unstubAllGlobals();
    vi.stubGlobal('scrollTo', () => undefined);
  });

  test.each([
    ['Aceptar todo', 'accepted'],
    ['Rechazar todo', 'declined'],
  ])('the button %s decides for all categories and closes the dialog', async (name, status) => {
    const { dialog, user } = await open();
    await user.click(within(dialog).getByRole('button', { name }));
    expect(consent().get().status).toBe(status);
    expect(isOpen()).toBe(false);
  });

  // The browser itself keeps the focus inside and restores it: `tests/e2e/consent.e2e.ts` tests that.
  test('the close button closes the dialog without a decision', async () => {
    const { dialog, user } = await open();
    await user.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
    expect(isOpen()).toBe(false);
    expect(consent().get().status).toBe('undecided');
  });

  test('shows the decision, and withdraws it without closing the dialog', async () => {
    consent().accept();
    const { dialog, box, user } = await open();
    expect(box('_fbp')).toBeChecked();
    expect(within(dialog).getByText('Aceptaste todas las cookies.')).toBeVisible();
    expect(within(dialog).getByLabelText('ID del consentimiento')).toHaveValue(consent().get().id);
    await user.click(within(dialog).getByRole('button', { name: 'Retirar mi consentimiento' }));
    expect(consent().get().status).toBe('undecided');
    expect(await within(dialog).findByText('Has retirado tu consentimiento.')).toBeVisible();
    expect(isOpen()).toBe(true);
  });
});

describe('the dialog of the consent settings as one of the overlays', () => {
  let abort: AbortController;
  beforeEach(async () => {
    abort = new AbortController();
    const { startOverlays } = await import('../../../widgets/overlays/overlay-manager');
    startOverlays(abort.signal);
    return () => abort.abort();
  });

  test('the dialog closes an open overlay, and another overlay closes the dialog', async () => {
    const { openOverlay } = await import('../../../widgets/overlays/overlay-manager');
    const other = document.getElementById('other') as HTMLElement;
    openOverlay('other', other);
    expect(other.hidden).toBe(false);
    await open();
    expect([other.hidden, isOpen()]).toEqual([true, true]);
    openOverlay('other', other);
    expect([other.hidden, isOpen()]).toEqual([false, false]);
  });

  test('Escape closes the dialog without a decision', async () => {
    const { dialog, user } = await open();
    within(dialog).getByRole('button', { name: 'Cerrar' }).focus();
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(consent().get().status).toBe('undecided');
  });

  test('a decision in the dialog also closes the overlay `consent`', async () => {
    const { $overlay } = await import('../../../widgets/overlays/overlay-store');
    const { dialog, user } = await open();
    expect($overlay.get()).toBe('consent');
    await user.click(within(dialog).getByRole('button', { name: 'Aceptar todo' }));
    expect($overlay.get()).toBe('');
  });
});
