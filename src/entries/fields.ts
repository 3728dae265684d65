import { loadDictionaryForPasswords } from '../../widgets/fields/password-dictionary';
import { fieldCheck, fieldHelp, password } from '../../widgets/fields/island';
import { startAttributionForms } from '../../widgets/attribution/order-fields';
import { startEntry } from '../runtime/start-entry';
import { startIslands } from '../runtime/loader';

/** The entry of pages with fields about the shopper (account, checkout), after `main.ts`. */
startEntry('islas.fields', ({ page, attribution }, signal) => [
  () => page && startIslands([password, fieldHelp, fieldCheck], signal),
  () => page && loadDictionaryForPasswords(signal),
  () => attribution && startAttributionForms(signal),
]);
