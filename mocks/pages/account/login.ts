import { attributes, type Html, html } from '../html';
import type { Visit } from '../visit';

const required = html`<span class="required" aria-hidden="true">*</span><span class="screen-reader-text">Obligatorio</span>`;

const row = (label: string, id: string, type: string, autocomplete: string, name = id): Html =>
  html`<p class="woocommerce-form-row woocommerce-form-row--wide form-row form-row-wide"><label for="${id}">${label}&nbsp;${required}</label><input${attributes(
    {
      type,
      class: 'woocommerce-Input woocommerce-Input--text input-text',
      name,
      id,
      autocomplete,
      value: type === 'password' ? undefined : '',
      required: true,
      'aria-required': 'true',
    },
  )}></p>`;

const login = (visit: Visit): Html =>
  html`<form class="woocommerce-form woocommerce-form-login login" method="post" novalidate>${row('Nombre de usuario o correo electrónico', 'username', 'text', 'username')}${row('Contraseña', 'password', 'password', 'current-password')}<p class="form-row"><label class="woocommerce-form__label woocommerce-form__label-for-checkbox woocommerce-form-login__rememberme"><input class="woocommerce-form__input woocommerce-form__input-checkbox" name="rememberme" type="checkbox" id="rememberme" value="forever"> <span>Recuérdame</span></label><input type="hidden" id="woocommerce-login-nonce" name="woocommerce-login-nonce" value="${visit.printedNonce('woocommerce-login')}"><input type="hidden" name="_wp_http_referer" value="/mi-cuenta/"><button type="submit" class="woocommerce-button button woocommerce-form-login__submit" name="login" value="Acceder">Acceder</button></p><p class="woocommerce-LostPassword lost_password">Para probar: <code>clienta</code> o <code>admin</code>, con su nombre como contraseña.</p></form>`;

const register = (visit: Visit): Html =>
  html`<form method="post" class="woocommerce-form woocommerce-form-register register">${row('Dirección de correo electrónico', 'reg_email', 'email', 'email', 'email')}${row('Contraseña', 'reg_password', 'password', 'new-password', 'password')}<wc-order-attribution-inputs></wc-order-attribution-inputs><p class="woocommerce-form-row form-row"><input type="hidden" id="woocommerce-register-nonce" name="woocommerce-register-nonce" value="${visit.printedNonce('woocommerce-register')}"><input type="hidden" name="_wp_http_referer" value="/mi-cuenta/"><button type="submit" class="woocommerce-Button woocommerce-button button woocommerce-form-register__submit" name="register" value="Registrarse">Registrarse</button></p></form>`;

/** Both forms side by side, as for a visitor on the account page. */
export const signInForms = (visit: Visit): Html =>
  html`<div class="u-columns col2-set" id="customer_login"><div class="u-column1 col-1"><h2>Acceder</h2>${login(visit)}</div><div class="u-column2 col-2"><h2>Registrarse</h2>${register(visit)}</div></div>`;
