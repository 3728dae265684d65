import { CONSENT_TEXTS, type ConsentDetails, type ConsentTextKey } from './consent-details';

/** The dialog's texts in the visitor's language, else the English source. */
export const dialogTexts =
  ({ texts }: ConsentDetails) =>
  (key: ConsentTextKey): string =>
    texts[key] || CONSENT_TEXTS[key];
