import { observeDocument } from '../../../src/browser/document-observer';
import { on } from '../../../src/runtime/events';
import { getConsent } from '../consent-store';
import { forgetEmbeds } from './embeds-store';
import { releaseFrames } from './held-frames';
import { releaseScripts } from './held-scripts';

/** Releases what may be now, and what may be later: by a decision, or because it comes to the page. */
export const startHeld = (signal: AbortSignal): void => {
  release(signal);
  on(
    'islas:consent-changed',
    () => {
      if (['undecided', 'declined'].includes(getConsent().get().status)) forgetEmbeds();
      release(signal);
    },
    { signal },
  );
  observeDocument((records) => records.some(({ addedNodes }) => addedNodes.length) && release(signal), signal);
};

/** Lets run and load what the visitor's decision allows by now, and no more. */
export const release = (signal?: AbortSignal): void => {
  releaseScripts();
  releaseFrames(signal);
};
