import { textsFrom } from './texts';

/** English sources of the texts that the page's painters write; translated like those of `texts.ts`. */
export const pageText = textsFrom({
  banner_dismiss: 'Dismiss this notice',
  banner_failed: 'The notice could not be dismissed. Try again.',
});
