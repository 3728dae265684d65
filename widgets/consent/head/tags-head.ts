/**
 * What tags find before they are allowed, inline in the head behind `widgets/consent/head/consent-head.ts`, on pages that may have some:
 * functions that keep calls, held scripts that run where they stand once they may, and a look at what scripts insert.
 */
import type { ConsentModule, ConsentApi } from '../consent-api';
import type { HeldTags, TagData } from '../tag-data';
import { mayRun } from '../cookie-names';
import { type TagOwner, ownersOf } from '../tag-owners';
import { HELD_SCRIPTS, freed } from '../held/held-script';
import { watchInsertions } from './tag-insertions';
import { keepCalls, leaveNames, settle } from './tag-stubs';

const page: typeof globalThis & { islas?: { consent?: ConsentApi; tags?: TagData } & HeldTags } = globalThis;
const { islas } = page;
const consent = islas?.consent;

if (consent && islas?.tags) {
  const { tags } = islas;
  const ownerOf = ownersOf(tags, document.baseURI);
  const isAllowed = ({ category, provider }: TagOwner): boolean =>
    consent.has(category) || mayRun(consent.get(), consent.config.cookies, category, provider);

  /** What shows that a frame waits, once there is a page to show it in. */
  const bring = (): void => {
    if (document.body) void import(/* @vite-ignore */ consent.config.module).catch(() => undefined);
    else addEventListener('DOMContentLoaded', bring, { once: true });
  };
  const tools = tags.providers.filter(([, , , , tool]) => tool);
  /** A tool that another script has brought, such as Tag Manager: by its address, or by what it makes global. */
  const findTool = (address: string): void => {
    const provider = address && ownerOf(address)?.provider;
    const [key] =
      tools.find(([name, , , , tool]) => name === provider || tool?.split('|').some((each) => each in window)) ?? [];
    if (!key || consent.config.tool) return;
    void import(/* @vite-ignore */ consent.config.module)
      .then(({ tool }: ConsentModule) => tool(key))
      .catch(() => undefined);
  };
  const release = watchInsertions((address, isHost) => {
    if (consent.get().status === 'accepted') return;
    const owner = ownerOf(address, isHost);
    const { islas_consent_embeds: embeds = '' } = consent.cookies();
    return owner && !isAllowed(owner) && !embeds.split(',').includes(owner.provider) ? owner : undefined;
  }, bring);

  /** Of a held script: what pages call of it. */
  const prepare = (script: Element): void => {
    const { text, dataset } = script as HTMLScriptElement;
    for (const [provider, , , apis] of tags.providers)
      for (const [index, api] of (apis ? apis.split('|') : []).entries())
        if ((!index && provider === dataset.islasProvider) || new RegExp(`\\b${api.replace(/\..*/, '')}\\b`).test(text))
          keepCalls(api);
  };

  const isBeingRead = (last: Node): boolean => {
    for (let node: Node | null = last; node; node = node.parentNode) if (node.nextSibling) return false;
    return document.readyState === 'loading';
  };

  islas.run = () => {
    const call = document.currentScript;
    const held = call?.previousElementSibling;
    if (!call || !(held instanceof HTMLScriptElement) || !held.matches(HELD_SCRIPTS) || !isBeingRead(call)) return;
    const { islasConsent: category = '', islasProvider: provider = '' } = held.dataset;
    if (!isAllowed({ category: category as TagOwner['category'], provider })) return;
    held.remove();
    // The page's own parser runs it, in its turn; what it writes itself stands behind it.
    document.write(freed(held).outerHTML);
    settle();
    if (consent.get().status === 'accepted') leaveNames();
  };
  islas.settle = settle;

  /** A link for who may have it: before what it is for. */
  const putBack = (link: HTMLElement): void => {
    const { islasConsent: category = '', islasProvider: provider = '', islasHeld: names } = link.dataset;
    if (!names || !isAllowed({ category: category as TagOwner['category'], provider })) return;
    for (const name of names.split(' ')) link.setAttribute(name, link.getAttribute(`data-islas-${name}`) ?? '');
    link.dataset.islasFreed = names;
    delete link.dataset.islasHeld;
  };

  const look = (node: ParentNode): void => {
    node.querySelectorAll(HELD_SCRIPTS).forEach(prepare);
    node.querySelectorAll<HTMLElement>('link[data-islas-held]').forEach(putBack);
  };
  look(document);
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof Element) {
          if (node.localName === 'link') putBack(node as HTMLElement);
          else if (node.matches(HELD_SCRIPTS)) prepare(node);
          else if (node.firstElementChild) look(node);
        }
  });
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('load', () => observer.disconnect());
  document.addEventListener('islas:consent-changed', release);
  const loaded = ({ target }: Event): void => {
    if (!(target instanceof HTMLScriptElement)) return;
    settle();
    findTool(target.src);
  };
  document.addEventListener('load', loaded, true);
  // Those that are written into a tag's own text have no file.
  addEventListener('load', () => setTimeout(findTool, 2000, ''));
}
