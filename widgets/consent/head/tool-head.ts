/**
 * Where Islas asks for no consent and the shop has no WP Consent API, inline in the head: a hosted tool that asks for
 * consent is known by its script's address, or by what it makes global, whoever prints or inserts it. What needs consent
 * then waits for its answer, which `widgets/consent/tool/tool-answers.ts` reads.
 */
import type { ToolData } from '../tag-data';
import { ownersOf } from '../tag-owners';

type Has = (category: string) => boolean;
const page: typeof globalThis & { islas?: { tools?: ToolData }; wp_has_consent?: Has | undefined } = globalThis;
const { tools } = page.islas ?? {};

/** Scripts that bring others, which a tool for consent may come with. */
const MANAGERS = /\/gtm\.js|\/container_\w+\.js|\/utag\.js|\badobedtm\.com\//;

if (tools) {
  const { providers, module, report } = tools;
  const ownerOf = ownersOf({ rules: [], providers }, document.baseURI);
  const waiting: Has = () => false;
  let managers = 0;
  let key: string | undefined;

  const find = (address: string): void => {
    key ??=
      ownerOf(address)?.provider ??
      providers.find(([, , , , names]) => names?.split('|').some((name) => name in page))?.[0];
    if (!key) return;
    observer.disconnect();
    document.removeEventListener('load', loaded, true);
    page.wp_has_consent ??= waiting;
    void import(/* @vite-ignore */ module).catch(() => undefined);
    if (report)
      navigator.sendBeacon(
        report.url,
        new URLSearchParams({ action: 'islas_consent_asked', _wpnonce: report.nonce, tool: key }),
      );
  };
  /** Until a manager has run it is not known whether anybody is to be asked. */
  const wait = (script: HTMLScriptElement): void => {
    managers += 1;
    page.wp_has_consent ??= waiting;
    const end = () => {
      managers -= 1;
      if (managers || key || page.wp_has_consent !== waiting) return;
      page.wp_has_consent = undefined;
      document.dispatchEvent(new CustomEvent('wp_listen_for_consent_change', { detail: {} }));
    };
    // What it brings is in the page when its own script ends.
    for (const type of ['load', 'error']) script.addEventListener(type, () => setTimeout(end));
  };
  const look = (node: Node): void => {
    if (!(node instanceof HTMLScriptElement) || key) return;
    if (MANAGERS.test(node.src) && node.type !== 'text/plain') wait(node);
    find(node.src);
  };
  const loaded = ({ target }: Event): void => {
    if (target instanceof HTMLScriptElement) find(target.src);
  };
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(look);
  });
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('load', loaded, true);
  for (const script of document.scripts) look(script);
  addEventListener('load', () => {
    observer.disconnect();
    // Those that are written into a tag's own text have no file.
    if (!key) setTimeout(find, 2000, '');
  });
}
