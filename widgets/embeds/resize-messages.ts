import { count, isRecord, shape } from '../../src/browser/decode';
import { decodeSection } from '../../src/wordpress/settings';
import type { Mount } from '../../src/runtime/define';
import { takeEarlyEvents } from '../../src/runtime/event-replay';

/** Minimum height of an embed, as in WordPress (px). */
const MIN_HEIGHT = 200;

/**
 * Gives the frame the height its own window asks for: secret, source window and number are checked, what is
 * read below the frame does not move, and there is no upper limit unless the owner set one (contract 2.20, W-54).
 */
export const resizeFrame: Mount<HTMLIFrameElement> = (host, { signal }) => {
  const secret = host.dataset.secret ?? '';
  const { embed_max_height: cap } = decodeSection('page', shape({ embed_max_height: count(0) }));

  const resize = (asked: number): void => {
    const height = Math.max(MIN_HEIGHT, cap ? Math.min(cap, asked) : asked);
    const before = host.getBoundingClientRect();
    host.removeAttribute('style'); // WordPress prints the frame invisible until it has spoken.
    host.style.height = `${height}px`;
    document.querySelectorAll<HTMLElement>(`blockquote[data-secret="${secret}"]`).forEach((quote) => {
      quote.hidden = true;
      quote.style.display = 'none';
    });
    if (before.height && before.bottom < 0) scrollBy({ top: host.offsetHeight - before.height, behavior: 'instant' });
  };
  const followLink = (address: string): void => {
    if (!URL.canParse(address) || document.activeElement !== host) return;
    const target = new URL(address);
    if (/^https?:$/.test(target.protocol) && target.host === new URL(host.src).host) open(target.href, '_top');
  };

  const onMessage = ({ data, source }: MessageEvent<unknown>): void => {
    if (!source || source !== host.contentWindow || !isRecord(data) || data.secret !== secret) return;
    if (!/^[a-z0-9]+$/i.test(secret)) return;
    if (data.message === 'height') resize(Math.ceil(count(MIN_HEIGHT)(data.value)));
    if (data.message === 'link') followLink(String(data.value));
  };
  for (const event of takeEarlyEvents('message', host)) onMessage(event as MessageEvent);
  addEventListener('message', onMessage, { signal });
  host.contentWindow?.postMessage({ message: 'ready', secret }, '*');
};
