import { consentBar } from '../widgets/consent-bar/island';
import type { ActionRunner } from './contracts/actions';
import type { ConsentActs, ConsentHead } from './contracts/consent-api';
import { startEntry } from './entry';
import { startActions } from './island/actions';
import { startIslands } from './island/loader';
import { loadChunk } from './services/chunk';

const CONTROL = '[data-islas-action^="consent."]';
const HELD = '[data-islas-consent],[type="text/plain"][data-category]';
const page: typeof globalThis & { islas?: { consent?: ConsentHead } } = globalThis;

/** Something of this page is to be done by what decides, deletes and releases, without anybody touching the bar. */
const isWanted = ({ config, cookies, get, isNecessary }: ConsentHead): boolean => {
  const { status, categories, isGpc } = get();
  const seen = Object.keys(cookies());
  const mayDelete = isGpc || (status === 'undecided' ? config.block_until_accept : status !== 'accepted');
  return (
    (mayDelete && seen.some((name) => !isNecessary(name))) ||
    ((!!categories.length || seen.includes('islas_consent_embeds')) && !!document.querySelector(HELD)) ||
    !!config.dismiss_timeout ||
    /yes|no/.test(config.cookies_bar_on_scroll + config.cookies_bar_on_page_redirect)
  );
};

/**
 * The entry of pages that ask for consent, after `main.ts` and with `head-consent.ts` in the head. What decides comes
 * with the first touch of a control (R2.3); where it cannot be had, the control does what it does without it.
 */
startEntry('islas.consent', (_features, signal) => {
  const head = page.islas?.consent;
  if (!head) return [];
  let acts: Promise<ConsentActs> | undefined;
  const load = () => {
    acts ??= loadChunk(() => import('./consent-acts')).then(({ start }) => start(signal));
    acts.catch(() => (acts = undefined));
    return acts;
  };
  const act =
    (name: Exclude<keyof ConsentActs, 'hear'>): ActionRunner =>
    (control) =>
      void load()
        .then((all) => all[name](control))
        .catch(() => {
          delete control.dataset.islasAction;
          control.click();
        });
  const listen = (target: EventTarget, types: readonly string[], heard: (event: Event) => unknown) => {
    for (const type of types) target.addEventListener(type, heard, { signal });
  };
  return [
    () => startIslands([consentBar], signal),
    () =>
      startActions(
        {
          'consent.accept': act('accept'),
          'consent.decline': act('decline'),
          'consent.close': act('close'),
          'consent.settings': act('settings'),
          'consent.embed': act('embed'),
        },
        signal,
      ),
    () =>
      listen(document, ['pointerdown', 'focusin'], ({ target }) => {
        if (target instanceof Element && target.closest(CONTROL)) void load();
      }),
    // Another tab, another plugin, and a page that the browser has kept: what they say is read by who decides.
    () => {
      const tabs = new BroadcastChannel('islas-consent');
      const hear = (event: Event) => void load().then(({ hear }) => hear(event));
      listen(tabs, ['message'], hear);
      listen(document, ['wp_listen_for_consent_change'], hear);
      listen(window, ['pageshow'], (event) => Reflect.get(event, 'persisted') && hear(event));
    },
    () => isWanted(head) && load(),
  ];
});
