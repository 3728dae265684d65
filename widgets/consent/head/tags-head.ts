/**
 * Holds tags until they are allowed. A file of its own behind the file in the head, where tags are held: defines
 * stubs that queue calls, runs allowed held scripts in their place, and checks what scripts insert.
 */
import type { ConsentApi } from '../consent-api';
import type { HeldTags, TagData } from '../tag-data';
import { ownersOf } from '../tag-owners';
import { yieldToTool } from './added-tool';
import { watchHeldMarkup } from './held-markup';
import { runHeldScript } from './run-held-script';
import { watchInsertions } from './tag-insertions';
import { createTagPermission, isEmbed, markedOwner } from './tag-permission';
import { PROVIDERS } from './tag-providers';
import { removeUnusedStubs, replayCalls } from './tag-stubs';

const page: typeof globalThis & { islas?: { consent?: ConsentApi; tags?: TagData } & HeldTags } = globalThis;
const { islas } = page;
const consent = islas?.consent;

/** Milliseconds after the load event at which the globals of a consent tool are looked for. */
const TOOL_DELAY = 2000;

if (consent && islas?.tags) {
  const { key = '', module } = consent.config;
  const ownerOf = ownersOf({ rules: islas.tags.rules, providers: PROVIDERS }, document.baseURI);
  const { isAllowed, ownerToWaitFor } = createTagPermission(consent, ownerOf);
  const isElementAllowed = (held: HTMLElement): boolean => isAllowed(markedOwner(held));

  /** Loads the consent module, which shows placeholders of held frames, once there is a body. */
  const loadModule = (): void => {
    if (document.body) void import(/* @vite-ignore */ module).catch(() => undefined);
    else addEventListener('DOMContentLoaded', loadModule, { once: true });
  };

  islas.ownerOf = ownerOf;
  islas.isEmbed = isEmbed;
  islas.replayCalls = replayCalls;
  islas.run = () => {
    if (!runHeldScript(isElementAllowed)) return;
    replayCalls();
    if (consent.get().status === 'accepted') removeUnusedStubs();
  };
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

  const releaseInserted = watchInsertions(ownerToWaitFor, loadModule, key);
  watchHeldMarkup(key, isElementAllowed);
  document.addEventListener('islas:consent-changed', releaseInserted);
  const onScriptLoad = ({ target }: Event): void => {
    if (!(target instanceof HTMLScriptElement)) return;
    replayCalls();
    yieldToTool(consent, ownerOf, target.src);
  };
  document.addEventListener('load', onScriptLoad, true);
  // A tool that is inline in a tag has no address: only its globals show it.
  addEventListener('load', () => setTimeout(() => yieldToTool(consent, ownerOf, ''), TOOL_DELAY));
}
