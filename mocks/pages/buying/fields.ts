import type { Field } from '../../state/checkout';
import { attributes, type Html, html } from '../html';

/** One field with its label and, where there is help, a description that Islas' plugin leaves readable (contract 2.13). */
export const formRow = (
  { name, label, type, autocomplete, required, wide, help }: Field,
  value: string,
  { position, priority }: { position: 'first' | 'last' | 'wide'; priority: number },
): Html => {
  const check = type === 'email' ? ' validate-email' : type === 'tel' ? ' validate-phone' : '';
  const mark = required
    ? html`<span class="required" aria-hidden="true">*</span>`
    : html`<span class="optional">(opcional)</span>`;
  return html`<p class="form-row form-row-${wide ? 'wide' : position}${required && ' validate-required'}${check}" id="${name}_field" data-priority="${priority}"><label for="${name}" class="${required && 'required_field'}">${label}&nbsp;${mark}</label><span class="woocommerce-input-wrapper"><input${attributes(
    {
      type,
      class: 'input-text',
      name,
      id: name,
      placeholder: '',
      value,
      'aria-required': required && 'true',
      autocomplete: `section-billing billing ${autocomplete}`,
      'aria-describedby': help === undefined ? undefined : `${name}-description`,
    },
  )}>${help !== undefined && html`<span class="description" id="${name}-description">${help}</span>`}</span></p>`;
};

/** Fields in WooCommerce's two columns: narrow ones alternate between first and last. */
export const formRows = (fields: readonly Field[], values: ReadonlyMap<string, string>): Html => {
  let narrow = 0;
  return html`${fields.map((field, index) => {
    const position = field.wide ? 'wide' : narrow++ % 2 ? 'last' : 'first';
    return formRow(field, values.get(field.name) ?? '', { position, priority: (index + 1) * 10 });
  })}`;
};
