import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { ConsentBar, type ConsentConfiguration, ConsentDialog } from '../../../src/entries/react-package';
import { ConsentAgainMarkup, ConsentBarMarkup } from '../../../widgets/consent/bar/markup';
import { hydrate, press, render, until } from '../react/host';

const config: ConsentConfiguration = {
  version: 'v1',
  details: '/wp-json/islas/v1/consent',
  page: '/preferencias-de-cookies/',
  cookies: [{ name: '_ga', category: 'statistics', provider: '' }],
};
const root = document.documentElement;
const control = (element: Element, name: string) => element.querySelector(`.islas-consent__${name}`);

// A component starts the core, which must not be on its way when the page is gone.
afterAll(() => import('../../../src/main'));
afterEach(() => {
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=;max-age=0;path=/`;
});

// The first layer of consent starts once on a page, so these tests share it.
describe('ConsentBar', () => {
  it('renders on a server what PHP prints', () => {
    const printed = renderToString(
      <>
        <ConsentBarMarkup text="¿Cookies?" page="/c/" settings={null} />
        <ConsentAgainMarkup page="/c/" settings={null} again="Galletas" />
      </>,
    );
    const view = <ConsentBar text="¿Cookies?" config={{ page: '/c/' }} settings={null} again="Galletas" />;
    expect(renderToString(view)).toBe(printed);
  });

  it('stores a decision that was pressed before consent runs, sends no form, and gives the decision to the host', async () => {
    const onDecision = vi.fn();
    const ref = createRef<HTMLDivElement>();
    const view = (
      <ConsentBar text="¿Cookies?" config={config} onDecision={onDecision} ref={ref} className="mine">
        <b>¿Galletas?</b>
      </ConsentBar>
    );
    const { element, unmount } = await hydrate(view);
    expect(ref.current?.className).toBe('islas-consent mine');
    expect(element.querySelector('.islas-consent__text')?.innerHTML).toBe('<b>¿Galletas?</b>');
    expect((await press(control(element, 'accept'))).defaultPrevented).toBe(true);
    await until(() => expect(root.dataset.consent).toBe('accepted'));
    expect(document.cookie).toContain('eu_cookies_bar=');
    expect(onDecision).toHaveBeenCalledOnce();
    expect(onDecision.mock.calls[0]?.[0]).toMatchObject({ status: 'accepted' });
    await unmount();
  });
});

describe('ConsentDialog', () => {
  it('opens from the bar and from its prop, and says so', async () => {
    const onOpenChange = vi.fn();
    const ref = createRef<HTMLDialogElement>();
    const view = (open?: boolean) => (
      <>
        <ConsentBar text="¿Cookies?" config={config} />
        <ConsentDialog ref={ref} open={open} onOpenChange={onOpenChange} lang="es-ES" />
      </>
    );
    const { element, show, unmount } = await render(view());
    await until(() => expect(ref.current?.className).toBe('islas-consent-dialog'));
    await press(control(element, 'settings'));
    await until(() => expect(ref.current?.open).toBe(true));
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true);
    await until(() => expect(element.querySelector('.islas-consent-dialog__close')).not.toBeNull());
    await press(element.querySelector('.islas-consent-dialog__close'));
    await until(() => expect(onOpenChange).toHaveBeenLastCalledWith(false));
    await show(view(true));
    await until(() => expect(ref.current?.open).toBe(true));
    await show(view(false));
    await until(() => expect(ref.current?.open).toBe(false));
    await unmount();
    expect(ref.current).toBeNull();
  });
});
