import { textsFrom } from './texts';

/** English sources of what the painters of forms write; translated like those of `texts.ts`. */
export const formText = textsFrom({
  password_show: 'Show password',
  password_hide: 'Hide password',
  email_invalid: 'This e-mail address does not look right.',
  phone_invalid: 'This phone number does not look right: it should have 6 to 15 digits.',
});
