import { getSettings } from '../../src/wordpress/settings';
import { startTimer } from '../../src/browser/lifetime';
import { $outcomes, type Outcome } from './analytics-store';

const STYLE =
  'position:fixed;inset-block-end:0;inset-inline-start:0;z-index:99999;max-inline-size:min(30rem,100vw);max-block-size:50vh;' +
  'overflow:auto;padding:.5rem .75rem;background:#1e1e1e;color:#f0f0f0;font:13px/1.5 monospace';
/** Resets the theme's styles of `<pre>`. */
const PRINT = 'margin:0;padding:0 1rem;background:none;border:0;color:inherit;font:inherit;white-space:pre-wrap';

type Words = Readonly<Record<string, string>>;

const createLine = ({ event, outcome, reason, params }: Outcome, words: Words): HTMLElement => {
  const entry = document.createElement('details');
  const summary = document.createElement('summary');
  const shown = document.createElement('pre');
  const labels = [outcome, reason].filter(Boolean).map((code) => words[`${code}`] ?? `${code}`);
  summary.textContent = [event, ...labels].join(' · ');
  shown.textContent = JSON.stringify(params, null, 1);
  shown.style.cssText = PRINT;
  entry.append(summary, shown);
  return entry;
};

/** Sends outcomes to the owner's log, without the events' parameters. */
const sendOutcomes = (address: string, outcomes: readonly Outcome[]): void => {
  const lines = outcomes.map(({ event, outcome, reason }) => ({ event, outcome, reason }));
  const headers = { 'Content-Type': 'application/json', 'X-WP-Nonce': getSettings().rest.nonce };
  const request = { method: 'POST', headers, body: JSON.stringify({ lines }), keepalive: true };
  // Not by the page's transport: this request outlives its page. The panel shows the lines anyway.
  fetch(address, request).catch(() => undefined);
};

/** Debug mode: shows every event in a panel on the owner's page, and sends it to the owner's log. */
export const showOutcomes = (address: string, words: Words, signal: AbortSignal): void => {
  const panel = document.createElement('details');
  const title = document.createElement('summary');
  panel.id = 'islas-analytics-debug';
  panel.style.cssText = STYLE;
  panel.append(title);
  document.body.append(panel);
  let shown = 0;
  let waiting: Outcome[] = [];
  const flush = () => {
    if (waiting.length) sendOutcomes(address, waiting.splice(0));
  };
  const stop = $outcomes.subscribe((all) => {
    const fresh = all.slice(shown);
    shown = all.length;
    title.textContent = `${words.title ?? 'Islas'} (${shown})`;
    panel.append(...fresh.map((outcome) => createLine(outcome, words)));
    if (fresh.length && !waiting.length) startTimer(flush, 1000, signal);
    waiting = [...waiting, ...fresh];
  });
  signal.addEventListener('abort', () => {
    stop();
    panel.remove();
    flush();
  });
};
