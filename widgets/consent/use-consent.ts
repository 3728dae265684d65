import type { ConsentState } from '../../src/runtime/consent-state';
import type { ConsentApi } from './consent-api';
import { consentStarted } from './start-consent';
import type { Source } from '../../src/react/source';
import { useSource } from '../../src/react/use-source';

/** The visitor's consent. */
export interface Consent extends ConsentState {
  /** False on the server, and where nothing on the page asks for consent. */
  readonly isReady: boolean;
  /** Whether a category may run now. `necessary` always may; without consent on the page every category waits. */
  readonly has: (category: string) => boolean;
  readonly accept: () => void;
  readonly decline: () => void;
  /** Shows the bar, also after a decision. */
  readonly ask: () => void;
}

const UNKNOWN: ConsentState = {
  status: 'undecided',
  blocked: [],
  categories: [],
  id: '',
  time: 0,
  version: '',
  isGpc: false,
};

const readApi = (): ConsentApi | undefined => (globalThis as { islas?: { consent?: ConsentApi } }).islas?.consent;

/** A decision reloads what it must itself; without consent on the page these do nothing. */
const ACTIONS = {
  has: (category: string): boolean => category === 'necessary' || (readApi()?.has(category) ?? false),
  accept: (): void => readApi()?.accept(),
  decline: (): void => readApi()?.decline(),
  ask: (): void => readApi()?.open(),
};

const EVENT = 'islas:consent-changed';
let known: Consent | undefined;

const readConsent = (): Consent => {
  const api = readApi();
  return { ...(api?.get() ?? UNKNOWN), ...ACTIONS, isReady: !!api };
};

const consent: Source<Consent> = {
  initial: { ...UNKNOWN, ...ACTIONS, isReady: false },
  // The same object until the decision changes or the bar is shown again.
  get: () => (known?.isReady === !!readApi() ? known : (known = readConsent())),
  subscribe: (listener) => {
    const update = (): void => {
      known = readConsent();
      listener();
    };
    const life = new AbortController();
    document.addEventListener(EVENT, update, { signal: life.signal });
    void consentStarted.then(() => life.signal.aborted || update());
    return () => life.abort();
  },
};

const selectAll = (state: Consent): Consent => state;

/**
 * The visitor's decision, of `ConsentBar` or of the plugin's own page. A component renders again when it changes, here or in
 * another tab.
 *
 * @example const mayCount = useConsent(({ categories }) => categories.includes('statistics'));
 */
export function useConsent(): Consent;
export function useConsent<Selected>(select: (consent: Consent) => Selected): Selected;
export function useConsent<Selected>(select: (consent: Consent) => Selected | Consent = selectAll): Selected | Consent {
  return useSource(consent, select);
}
