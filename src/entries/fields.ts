import { loadMeterForPasswords } from '../../widgets/fields/password-meter';
import { focusAccountAlert } from '../../widgets/account/focus-alert';
import { fieldCheck, fieldHelp, password } from '../../widgets/fields/island';
import { startAttributionForms } from '../../widgets/attribution/order-fields';
import { startEntry } from '../runtime/start-entry';
import { startIslands } from '../runtime/loader';

/** The entry of pages with fields about the shopper (account, checkout), after `main.ts`. */
startEntry('islas.fields', ({ page, attribution }, signal) => [
  () => page && startIslands([password, fieldHelp, fieldCheck], signal),
  () => page && loadMeterForPasswords(signal),
  () => page && focusAccountAlert(signal),
  () => attribution && startAttributionForms(signal),
]);
