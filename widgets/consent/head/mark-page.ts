import type { ConsentConfig, ConsentMark } from '../consent-config';
import type { ConsentState } from '../consent-api';
import { whenActivated, whenVisible } from '../../../src/browser/page-seen';

const { dataset } = document.documentElement;

/** The word for a state by which style sheets show the bar and the note. */
export const markOf = ({ status, isGpc }: Pick<ConsentState, 'status' | 'isGpc'>): ConsentMark =>
  isGpc ? 'gpc' : status;

/** Shows the bar. */
export const showBar = (): void => {
  dataset.consentBar = 'open';
};

/** Hides the bar. */
export const closeBar = (): void => {
  delete dataset.consentBar;
};

/**
 * Marks the root element with the state, and shows the bar to an undecided visitor, after the owner's delay. A page that
 * is rendered ahead has no bar before it is shown: one that had to go then would fade under the visitor's eyes.
 */
export const markPage = (config: ConsentConfig, state: ConsentState): void => {
  const askVisitor = (): void => {
    if (dataset.consent === 'undecided' && !config.tool) showBar();
  };
  dataset.consent = markOf(state);
  closeBar();
  if (config.display_delay) whenVisible(() => setTimeout(askVisitor, config.display_delay * 1000));
  else whenActivated(askVisitor);
};
