import type { ConsentApi } from './consent-api';
import type { Implied } from './consent-config';

/** Takes the decision that a setting of the owner implies for an undecided visitor. An unknown word implies none. */
export const implyDecision = (consent: Pick<ConsentApi, 'get' | 'accept' | 'decline'>, implied: Implied): void => {
  if (consent.get().status !== 'undecided') return;
  switch (implied) {
    case 'accept':
      consent.accept();
      break;
    case 'decline':
      consent.decline();
      break;
  }
};
