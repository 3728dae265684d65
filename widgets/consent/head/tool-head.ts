/**
 * Detects a hosted consent tool by its script's address or its globals (an element's id is none), whether the page prints or a script inserts it.
 * Inline in the head where Islas asks for no consent and the shop has no WP Consent API. Code that needs consent then
 * waits for the tool's answer, which `widgets/consent/tool/tool-answers.ts` reads.
 */
import type { ToolData } from '../tag-data';
import { ownersOf } from '../tag-owners';
import { whenActivated } from '../../../src/browser/page-seen';

type Has = (category: string) => boolean;
const page: typeof globalThis & { islas?: { tools?: ToolData }; wp_has_consent?: Has | undefined } = globalThis;
const { tools } = page.islas ?? {};

/** Tag managers, which may add a consent tool. */
const MANAGERS = /\/gtm\.js|\/container_\w+\.js|\/utag\.js|\badobedtm\.com\//;

if (tools) {
  const { providers, module, report } = tools;
  const ownerOf = ownersOf({ rules: [], providers }, document.baseURI);
  const denyAll: Has = () => false;
  let managers = 0;
  let key: string | undefined;

  const findTool = (address: string): void => {
    key ??=
      ownerOf(address)?.provider ??
      providers.find(([, , , , names]) => names?.split('|').some((name) => Object.hasOwn(page, name)))?.[0];
    if (!key) return;
    observer.disconnect();
    document.removeEventListener('load', onScriptLoad, true);
    page.wp_has_consent ??= denyAll;
    void import(/* @vite-ignore */ module).catch(() => undefined);
    if (!report) return;
    const body = new URLSearchParams({ action: 'islas_consent_asked', _wpnonce: report.nonce, tool: key });
    whenActivated(() => void navigator.sendBeacon(report.url, body));
  };
  /** Denies consent until a tag manager has run, because it may add a consent tool. */
  const waitForManager = (script: HTMLScriptElement): void => {
    managers += 1;
    page.wp_has_consent ??= denyAll;
    const onEnd = () => {
      managers -= 1;
      if (managers || key || page.wp_has_consent !== denyAll) return;
      page.wp_has_consent = undefined;
      document.dispatchEvent(new CustomEvent('wp_listen_for_consent_change', { detail: {} }));
    };
    // What the manager adds is in the page when its script has run.
    for (const type of ['load', 'error']) script.addEventListener(type, () => setTimeout(onEnd));
  };
  const checkScript = (node: Node): void => {
    if (!(node instanceof HTMLScriptElement) || key) return;
    if (MANAGERS.test(node.src) && node.type !== 'text/plain') waitForManager(node);
    findTool(node.src);
  };
  const onScriptLoad = ({ target }: Event): void => {
    if (target instanceof HTMLScriptElement) findTool(target.src);
  };
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(checkScript);
  });
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('load', onScriptLoad, true);
  for (const script of document.scripts) checkScript(script);
  addEventListener('load', () => {
    observer.disconnect();
    // A tool that is inline in a tag has no address: only its globals show it.
    if (!key) setTimeout(findTool, 2000, '');
  });
}
