import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setSettings } from '../../../src/wordpress/settings';
import { watchForEmoji } from '../../../widgets/page-files/watch-for-emoji';

const ADDRESS = '/?wc-ajax=islas_emoji&v=7.1';
const PRINTED =
  '<!--islas-emoji--><style id="wp-emoji-styles-inline-css"></style><script id="wp-emoji-settings" type="application/json">{}</script>';

let page: AbortController;
const asked = vi.fn(() => Promise.resolve(new Response(PRINTED)));
const settings = () => document.head.querySelectorAll('#wp-emoji-settings');
/** Long enough for the chunk and the answer. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

const watch = (body: string, address = ADDRESS) => {
  document.body.innerHTML = body;
  setSettings({ page_files: { emoji: address } });
  watchForEmoji(page.signal);
};

beforeEach(() => {
  page = new AbortController();
  vi.stubGlobal('fetch', asked);
});

afterEach(() => {
  page.abort();
  asked.mockClear();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

test.each(['Cesta 🎁', 'España 🇪🇸', '1️⃣ tazas', 'Con amor ❤', 'Nuevo \u{1FAC8}'])(
  'asks for the test once: %s',
  async (text) => {
    watch(`<p>${text}</p><p>${text}</p>`);
    await vi.waitFor(() => expect(settings()).toHaveLength(1));
    document.body.append('🎁');
    await settle();
    expect(asked).toHaveBeenCalledOnce();
    expect(asked).toHaveBeenCalledWith(ADDRESS, { signal: page.signal });
  },
);

test.each(['© 2026 Azahar™', '12 productos → #1 *', '★★★★☆', '<a>🔍</a>', '12,00 €'])(
  'asks for nothing where WordPress draws nothing: %s',
  async (text) => {
    watch(`<p>${text}</p>`);
    await settle();
    expect(asked).not.toHaveBeenCalled();
  },
);

test('puts nothing into the page that the plugin has not answered', async () => {
  asked.mockResolvedValueOnce(new Response('<p id="wp-emoji-settings">Are you human?</p><script>1</script>'));
  watch('<p>🎁</p>');
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  await settle();
  expect(document.head.childElementCount).toBe(0);
});

test('asks when an emoji comes later', async () => {
  watch('<p>Carrito</p>');
  await settle();
  expect(asked).not.toHaveBeenCalled();
  document.body.firstElementChild?.append('🎁 Cesta');
  await vi.waitFor(() => expect(settings()).toHaveLength(1));
});

test('asks for nothing where the page has no address, or has ended', async () => {
  watch('<p>🎁</p>', '');
  page.abort();
  watch('<p>🎁</p>');
  await settle();
  expect(asked).not.toHaveBeenCalled();
});
