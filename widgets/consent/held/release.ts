import { observeDocument } from '../../../src/browser/document-observer';
import { on } from '../../../src/runtime/events';
import { getConsent } from '../get-consent';
import { forgetEmbeds } from './embeds-store';
import { releaseFrames } from './held-frames';
import { releaseScripts } from './held-scripts';

/** Releases what is allowed now, after each decision, and when nodes are added to the page. */
export const startHeld = (signal: AbortSignal): void => {
  releaseAllowed(signal);
  on(
    'islas:consent-changed',
    () => {
      if (['undecided', 'declined'].includes(getConsent().get().status)) forgetEmbeds();
      releaseAllowed(signal);
    },
    { signal },
  );
  observeDocument((records) => records.some(({ addedNodes }) => addedNodes.length) && releaseAllowed(signal), signal);
};

/** Runs the scripts and loads the frames that the visitor's decision allows, and holds other frames again. */
export const releaseAllowed = (signal?: AbortSignal): void => {
  releaseScripts();
  releaseFrames(signal);
};
