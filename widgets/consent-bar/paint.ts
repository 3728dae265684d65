import type { PaintMount } from '../../src/island/define';
import { on } from '../../src/services/events';
import { getConsent } from '../../src/stores/consent';
import { hideBar } from './actions';

const ACTS = /^(yes|no)$/;

/** The bar goes when a decision is there, whoever took it; what is not said by a button comes in a file of its own. */
export const followBar: PaintMount = (host, { signal }) => {
  const { config } = getConsent();
  on('islas:consent-changed', ({ detail }) => detail.status !== 'undecided' && hideBar(), { signal });
  if (
    config.dismiss_timeout ||
    ACTS.test(config.cookies_bar_on_scroll) ||
    ACTS.test(config.cookies_bar_on_page_redirect)
  )
    void import('./implied').then(({ startImplied }) => startImplied(host, signal));
};
