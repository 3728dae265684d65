import type { User } from '../../state/users';
import { attributes, type Html, html } from '../html';
import type { Visit } from '../visit';

const required = html`<span class="required" aria-hidden="true">*</span>`;

const row = (
  place: 'first' | 'last' | 'wide',
  label: Html | string,
  id: string,
  more: Record<string, string>,
  after?: Html,
): Html =>
  html`<p class="woocommerce-form-row woocommerce-form-row--${place} form-row form-row-${place}"><label for="${id}">${label}</label><input${attributes({ type: 'text', class: 'woocommerce-Input input-text', name: id, id, ...more })}>${after}</p>`;

const password = (label: string, id: string, autocomplete: string): Html =>
  row('wide', label, id, {
    type: 'password',
    class: 'woocommerce-Input woocommerce-Input--password input-text',
    autocomplete,
  });

/** `form.edit-account` (contract 2.15). */
export const editAccount = (visit: Visit, user: User): Html =>
  html`<form class="woocommerce-EditAccountForm edit-account" action="/mi-cuenta/edit-account/" method="post">
${row('first', html`Nombre&nbsp;${required}`, 'account_first_name', { autocomplete: 'given-name', value: user.firstName, 'aria-required': 'true' })}
${row('last', html`Apellidos&nbsp;${required}`, 'account_last_name', { autocomplete: 'family-name', value: user.lastName, 'aria-required': 'true' })}
${row('wide', html`Dirección de correo electrónico&nbsp;${required}`, 'account_email', { type: 'email', autocomplete: 'email', value: user.email, 'aria-required': 'true' })}
<fieldset><legend>Cambio de contraseña</legend>
${password('Contraseña actual (déjala en blanco para no cambiarla)', 'password_current', 'current-password')}
${password('Nueva contraseña (déjala en blanco para no cambiarla)', 'password_1', 'new-password')}
${password('Confirmar la nueva contraseña', 'password_2', 'new-password')}
</fieldset>
<p><input type="hidden" id="save-account-details-nonce" name="save-account-details-nonce" value="${visit.printedNonce('save_account_details')}"><input type="hidden" name="_wp_http_referer" value="/mi-cuenta/edit-account/"><button type="submit" class="woocommerce-Button button" name="save_account_details" value="Guardar los cambios">Guardar los cambios</button><input type="hidden" name="action" value="save_account_details"></p>
</form>`;
