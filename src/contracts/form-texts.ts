import { textsFrom } from './texts';

/** English sources of what is said about fields; translated like those of `texts.ts`. */
export const formText = textsFrom({
  email_invalid: 'This e-mail address does not look right.',
  phone_invalid: 'This phone number does not look right: it should have 6 to 15 digits.',
});
