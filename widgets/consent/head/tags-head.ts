/**
 * Holds tags until they are allowed. A file of its own behind the file in the head, where tags are held: defines
 * stubs that queue calls, runs allowed held scripts in their place, and checks what scripts insert.
 */
import type { ConsentApi } from '../consent-api';
import type { ConsentModule } from '../consent-module';
import type { HeldTags, TagData, Tags } from '../tag-data';
import { mayRun } from '../cookie-names';
import { type TagOwner, ownersOf } from '../tag-owners';
import { HELD_SCRIPTS, freed } from '../held/held-script';
import { givenBack } from '../held/held-attributes';
import { isOurs } from '../marks';
import { watchInsertions } from './tag-insertions';
import { EMBEDS, PROVIDERS } from './tag-providers';
import { keepCalls, leaveNames, replayCalls } from './tag-stubs';

const page: typeof globalThis & { islas?: { consent?: ConsentApi; tags?: TagData } & HeldTags } = globalThis;
const { islas } = page;
const consent = islas?.consent;

if (consent && islas?.tags) {
  const tags: Tags = { rules: islas.tags.rules, providers: PROVIDERS };
  const { key = '' } = consent.config;
  const ownerOf = ownersOf(tags, document.baseURI);
  islas.ownerOf = ownerOf;
  const isAllowed = ({ category, provider }: TagOwner): boolean =>
    consent.has(category) || mayRun(consent.get(), consent.config.cookies, category, provider);

  /** Loads the consent module, which shows placeholders of held frames, once there is a body. */
  const bring = (): void => {
    if (document.body) void import(/* @vite-ignore */ consent.config.module).catch(() => undefined);
    else addEventListener('DOMContentLoaded', bring, { once: true });
  };
  const tools = PROVIDERS.filter(([, , , , tool]) => tool);
  /**
   * Detects a consent tool that another script, such as Tag Manager, has added: by its address or its globals, which
   * are own properties. An element's id, which an author may write, is none.
   */
  const findTool = (address: string): void => {
    const provider = address && ownerOf(address)?.provider;
    const [key] =
      tools.find(
        ([name, , , , tool]) => name === provider || tool?.split('|').some((each) => Object.hasOwn(window, each)),
      ) ?? [];
    if (!key || consent.config.tool) return;
    void import(/* @vite-ignore */ consent.config.module)
      .then(({ tool }: ConsentModule) => tool(key))
      .catch(() => undefined);
  };
  const isEmbed = (provider: string): boolean =>
    EMBEDS.includes(provider) || !PROVIDERS.some(([known]) => known === provider);
  islas.isEmbed = isEmbed;
  const release = watchInsertions(
    (address, isHost) => {
      if (consent.get().status === 'accepted') return;
      const owner = ownerOf(address, isHost);
      const { islas_consent_embeds: embeds = '' } = consent.cookies();
      const isByHand = (provider: string) => embeds.split(',').includes(provider) && isEmbed(provider);
      return owner && !isAllowed(owner) && !isByHand(owner.provider) ? owner : undefined;
    },
    bring,
    key,
  );

  /** Defines stubs for the functions of a held script that pages call. */
  const prepare = (script: Element): void => {
    const { text, dataset } = script as HTMLScriptElement;
    for (const [provider, , , apis] of PROVIDERS)
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
    // The page's parser runs it at this point, and what the script itself writes follows it.
    document.write(freed(held).outerHTML);
    replayCalls();
    if (consent.get().status === 'accepted') leaveNames();
  };
  islas.replayCalls = replayCalls;
  islas.adopt = (frame) => {
    const { dataset } = frame;
    const { islasSrc: address = '' } = dataset;
    if (frame.hasAttribute('src') || !ownerOf(address)) return;
    // A placeholder of the same page means nothing here; a new one is made.
    if (frame.nextElementSibling?.matches('.islas-consent-placeholder')) frame.nextElementSibling.remove();
    for (const name of Object.keys(dataset)) if (name.startsWith('islas')) delete dataset[name];
    // Held by the setter, if it has to wait.
    frame.src = address;
  };

  /** Restores the addresses of an allowed link, before the page requests the resource that the link is for. */
  const putBack = (link: HTMLElement): void => {
    const { islasConsent: category = '', islasProvider: provider = '', islasHeld: names } = link.dataset;
    if (!names || !isOurs(link, key) || !isAllowed({ category: category as TagOwner['category'], provider })) return;
    for (const [name, value] of givenBack(link, names)) link.setAttribute(name, value);
    link.dataset.islasFreed = names;
    delete link.dataset.islasHeld;
  };

  const scan = (node: ParentNode): void => {
    node.querySelectorAll(HELD_SCRIPTS).forEach(prepare);
    node.querySelectorAll<HTMLElement>('link[data-islas-held]').forEach(putBack);
  };
  scan(document);
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof Element) {
          if (node.localName === 'link') putBack(node as HTMLElement);
          else if (node.matches(HELD_SCRIPTS)) prepare(node);
          else if (node.firstElementChild) scan(node);
        }
  });
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('load', () => observer.disconnect());
  document.addEventListener('islas:consent-changed', release);
  const loaded = ({ target }: Event): void => {
    if (!(target instanceof HTMLScriptElement)) return;
    replayCalls();
    findTool(target.src);
  };
  document.addEventListener('load', loaded, true);
  // A tool that is inline in a tag has no address: only its globals show it.
  addEventListener('load', () => setTimeout(findTool, 2000, ''));
}
