import { textsFrom } from './texts';

/** What is said at the coming-soon banner. */
export const bannerText = textsFrom({
  banner_dismiss: 'Dismiss this notice',
  banner_failed: 'The notice could not be dismissed. Try again.',
});
