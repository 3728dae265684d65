import { textsFrom } from './texts';

/** English sources of the names of a password's toggle; translated like those of `texts.ts`. */
export const passwordText = textsFrom({
  password_show: 'Show password',
  password_hide: 'Hide password',
});
