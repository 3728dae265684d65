import { afterEach, expect, test, vi } from 'vitest';

const page = window as unknown as Record<string, unknown>;

afterEach(() => {
  Reflect.deleteProperty(document, 'prerendering');
  for (const name of ['dataLayer', 'gtag', 'wp_has_consent']) delete page[name];
});

test('a page that is rendered ahead pushes no event before it is shown, and what is true then decides', async () => {
  const data = {
    target: { kind: 'datalayer', id: 'GTM-TEST123', load: false, consent: true },
    events: [{ id: '', name: 'view_item', params: { items: [{ item_id: '1' }] } }],
  };
  const print = (id: string, value: unknown) => {
    const script = Object.assign(document.createElement('script'), { type: 'application/json', id });
    script.textContent = JSON.stringify(value);
    document.head.append(script);
  };
  print('wp-script-module-data-islas', { features: { analytics: true } });
  print('wp-script-module-data-islas-analytics', data);
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  let isAllowed = true;
  page.wp_has_consent = () => isAllowed;
  const layer = () => ((page.dataLayer as { event?: string }[] | undefined) ?? []).map(({ event }) => event);
  await import('../../../widgets/analytics/entry');
  dispatchEvent(new Event('DOMContentLoaded'));
  await new Promise((end) => setTimeout(end, 50));
  expect(layer()).toEqual([]);

  isAllowed = false;
  Object.defineProperty(document, 'prerendering', { value: false, configurable: true });
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(layer()).toEqual([]);
  isAllowed = true;
  document.dispatchEvent(new Event('wp_listen_for_consent_change'));
  await vi.waitFor(() => expect(layer()).toContain('view_item'));
});
