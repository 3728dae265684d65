import { textsFrom } from './texts';

/** What is said at the fields of the shop's forms. */
export const fieldText = textsFrom({
  email_invalid: 'This e-mail address does not look right.',
  phone_invalid: 'This phone number does not look right: it should have 6 to 15 digits.',
  password_show: 'Show password',
  password_hide: 'Hide password',
});
