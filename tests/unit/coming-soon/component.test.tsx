import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { shop } from '../../../mocks/node';
import { startIslands } from '../../../src/runtime/loader';
import { ComingSoonBanner } from '../../../widgets/coming-soon/components';
import { comingSoon } from '../../../widgets/coming-soon/island';
import { ComingSoonMarkup } from '../../../widgets/coming-soon/markup';
import { hydrate, press, render } from '../react/host';

const props = () => ({
  text: 'Solo la ves tú.',
  link: { url: '/mi-cuenta/', text: 'Cambiarlo' },
  restUrl: 'http://127.0.0.1:5173/wp-json/wp/v2/users/1',
  restNonce: shop.nonces.issue('wp_rest', 1),
});
const banner = (element: Element) => element.querySelector<HTMLElement>('#coming-soon-footer-banner');

describe('ComingSoonBanner', () => {
  it('renders on a server what WooCommerce prints', () => {
    expect(renderToString(<ComingSoonBanner {...props()} />)).toBe(renderToString(<ComingSoonMarkup {...props()} />));
  });

  it('hydrates, saves the dismissal and leaves', async () => {
    shop.session.userId = 1;
    const onDismiss = vi.fn();
    const onFailed = vi.fn();
    const { element } = await hydrate(<ComingSoonBanner {...props()} onDismiss={onDismiss} onFailed={onFailed} />);
    await press(element.querySelector('button'));
    await act(async () => vi.waitFor(() => expect(onDismiss).toHaveBeenCalledOnce()));
    expect(banner(element)?.style.display).toBe('none');
    expect(onFailed).not.toHaveBeenCalled();
  });

  it('stays when the shop cannot save it, says so and gives the error to the host', async () => {
    shop.session.userId = 1;
    shop.scenario = '500';
    const onFailed = vi.fn();
    const { element } = await render(<ComingSoonBanner {...props()} failed="No se pudo" onFailed={onFailed} />);
    await press(element.querySelector('button'));
    await act(async () => vi.waitFor(() => expect(onFailed).toHaveBeenCalledOnce()));
    expect(onFailed.mock.calls[0]?.[0]).toBeInstanceOf(Error);
    expect(banner(element)?.style.display).toBe('');
    expect(element.querySelector('[role=alert]')?.textContent).toBe('No se pudo');
  });

  it('is left alone by the island of the page', async () => {
    const page = new AbortController();
    const { element } = await render(<ComingSoonBanner {...props()} />);
    startIslands([comingSoon], page.signal);
    expect(banner(element)?.dataset.islandState).toBeUndefined();
    expect(element.querySelectorAll('button')).toHaveLength(1);
    page.abort();
  });
});
