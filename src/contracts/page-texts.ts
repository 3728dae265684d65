import { textsFrom } from './texts';

/** English sources of the texts that the page's painters write; translated like those of `texts.ts`. */
export const pageText = textsFrom({
  password_show: 'Show password',
  password_hide: 'Hide password',
  email_invalid: 'This e-mail address does not look right.',
  phone_invalid: 'This phone number does not look right: it should have 6 to 15 digits.',
  banner_dismiss: 'Dismiss this notice',
  banner_failed: 'The notice could not be dismissed. Try again.',
});
