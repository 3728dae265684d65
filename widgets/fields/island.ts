import { checkField, openHelp } from './field-checks';
import { addPasswordToggle } from './show-password';
import { defineIsland } from '../../src/runtime/define';

/**
 * E-mail and phone fields show errors and block nothing; no check runs before the form is used. The kind is read at
 * each check (`field-kind.ts`): the selector matches every possible field.
 */
export const fieldCheck = defineIsland({
  name: 'field-check',
  selector:
    '.woocommerce form input:is([type="email"], [type="tel"], [autocomplete*="tel"], [autocomplete$="email"], :is(.validate-phone, .validate-email) [type="text"])',
  paint: checkField,
});

/** Every password field of the shop's forms has its show/hide toggle, also in forms that appear later. */
export const password = defineIsland({
  name: 'password',
  selector: '.woocommerce form input[type="password"]',
  paint: addPasswordToggle,
});

/** Help texts of fields open on focus or click. */
export const fieldHelp = defineIsland({
  name: 'field-help',
  selector: '.woocommerce-input-wrapper > .description',
  paint: openHelp,
});
