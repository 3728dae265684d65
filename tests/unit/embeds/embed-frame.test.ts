import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpResponse, http } from 'msw';
import { server } from '../../../mocks/node';
import { setSettings } from '../../../src/wordpress/settings';
import { insertFrame } from '../../../widgets/embeds/embed-frame';
import { resizeFrame } from '../../../widgets/embeds/resize-messages';
import { earlyLog, keepEarly } from '../runtime/early-log';

let life: AbortController;
beforeEach(() => {
  life = new AbortController();
  setSettings({});
});
afterEach(() => life.abort());

describe('a frame that asks to be resized', () => {
  const show = (before: (host: HTMLIFrameElement, other: HTMLIFrameElement) => void = () => undefined) => {
    document.body.innerHTML =
      '<blockquote data-secret="abc1234567"></blockquote><iframe data-secret="abc1234567" style="visibility:hidden"></iframe><iframe id="other"></iframe>';
    const [host, other] = document.querySelectorAll('iframe');
    // happy-dom loads no frames, so each gets a distinct fake window.
    for (const each of [host, other]) {
      Object.defineProperty(each, 'contentWindow', {
        value: Object.assign(new EventTarget(), { postMessage: vi.fn() }),
      });
    }
    if (!host || !other) throw new Error('No frame');
    before(host, other);
    resizeFrame(host, { signal: life.signal });
    return host;
  };
  const asked = (host: HTMLIFrameElement, data: unknown, source: Window | null = host.contentWindow) =>
    new MessageEvent('message', { data, source: source as Window });
  const ask = (...message: Parameters<typeof asked>) => window.dispatchEvent(asked(...message));
  const message = (value: unknown, secret = 'abc1234567') => ({ message: 'height', value, secret });

  it('gets the requested height, becomes visible, and hides its quotation', () => {
    const host = show();
    ask(host, message(640));
    expect(host.getAttribute('style')).toBe('height: 640px;');
    expect(document.querySelector('blockquote')?.hidden).toBe(true);
  });

  it('is at least 200px high, without a maximum unless the owner set one', () => {
    const host = show();
    ask(host, message(12));
    expect(host.style.height).toBe('200px');
    ask(host, message(4200));
    expect(host.style.height).toBe('4200px');
  });

  it('respects the owner’s maximum height', () => {
    setSettings({ page: { embed_max_height: '1000' } });
    const host = show();
    ask(host, message('4200'));
    expect(host.style.height).toBe('1000px');
  });

  it.each([
    ['another secret', message(640, 'zzz')],
    ['no message', null],
    ['text', 'height'],
    ['another message', { message: 'link', value: 'javascript:alert(1)', secret: 'abc1234567' }],
  ])('ignores %s (W-54)', (_, data) => {
    const host = show();
    ask(host, data);
    expect(host.style.height).toBe('');
  });

  it('receives a ready message', () => {
    const host = show();
    expect(host.contentWindow?.postMessage).toHaveBeenCalledWith({ message: 'ready', secret: 'abc1234567' }, '*');
  });

  it('applies a frame’s last early height message, and no other frame’s', () => {
    const host = show((frame, other) =>
      keepEarly(
        asked(frame, message(300)),
        asked(frame, message(480)),
        asked(frame, message(700), other.contentWindow),
        asked(frame, message(800, 'zzz')),
      ),
    );
    expect(host.style.height).toBe('480px');
    expect(earlyLog()).toHaveLength(1);
  });

  it('ignores messages of other windows', () => {
    const host = show();
    ask(host, message(640), document.querySelector<HTMLIFrameElement>('#other')?.contentWindow ?? null);
    ask(host, message(640), window);
    expect(host.style.height).toBe('');
  });
});

describe('an embedded frame', () => {
  const AJAX = 'http://127.0.0.1:5173/wp-admin/admin-ajax.php';
  const show = (source: string) => {
    document.body.innerHTML = `<figure data-embed-security="s3c" ${source}><a href="https://video.example/1">Vídeo</a></figure>`;
    const host = document.querySelector('figure') as HTMLElement;
    insertFrame(host, { signal: life.signal });
    return host;
  };
  const answer = (body: unknown) => {
    const received: Record<string, string>[] = [];
    server.use(
      http.post(AJAX, async ({ request }) => {
        received.push(Object.fromEntries(new URLSearchParams(await request.text())));
        return HttpResponse.json(body as null);
      }),
    );
    return received;
  };
  const good = { success: true, data: { src: 'https://video.example/embed/1', title: 'Taller', width: 16, height: 9 } };

  it.each([
    ['url', 'data-embed-url="https://video.example/1"', { url: 'https://video.example/1' }],
    ['id', 'data-embed-id="42"', { id: '42' }],
  ])(
    'is requested by %s with action and security, and has the aspect ratio of the response',
    async (_, attribute, field) => {
      const received = answer(good);
      const host = show(attribute);
      await vi.waitFor(() => expect(host.querySelector('iframe')).not.toBeNull());
      expect(received).toEqual([{ action: 'islas_embed', security: 's3c', ...field }]);
      expect(host.querySelector('iframe')?.title).toBe('Taller');
      expect(host.querySelector('iframe')?.style.cssText).toBe('aspect-ratio: 16 / 9;');
    },
  );

  it('of another site has allow-same-origin; one of the shop does not, and has a secret', async () => {
    answer(good);
    const other = show('data-embed-id="42"');
    await vi.waitFor(() => expect(other.querySelector('iframe')).not.toBeNull());
    expect(other.querySelector('iframe')?.sandbox.contains('allow-same-origin')).toBe(true);
    expect(other.querySelector('iframe')?.hasAttribute('data-secret')).toBe(false);
    answer({ success: true, data: { src: `${location.origin}/taza/embed/#?secret=aB3` } });
    const own = show('data-embed-id="7"');
    await vi.waitFor(() => expect(own.querySelector('iframe')).not.toBeNull());
    expect(own.querySelector('iframe')?.sandbox.contains('allow-same-origin')).toBe(false);
    expect(own.querySelector('iframe')?.dataset.secret).toBe('aB3');
  });

  it.each([
    ['a refusal', { success: false, data: {} }],
    ['an address that is no web page', { success: true, data: { src: 'javascript:alert(1)' } }],
    ['something else', [1, 2]],
    ['nothing', null],
  ])('leaves the link after %s', async (_, body) => {
    answer(body);
    const host = show('data-embed-id="42"');
    await vi.waitFor(() => expect(host.hasAttribute('aria-busy')).toBe(false));
    expect(host.innerHTML).toBe('<a href="https://video.example/1">Vídeo</a>');
  });
});
