import type { Notice } from '../state/notices';
import { attributes, type Html, html, raw } from './html';

const errors = (notices: readonly Notice[]): Html =>
  html`<ul class="woocommerce-error" role="alert">${notices.map(
    ({ html: markup, field }) => html`<li${attributes({ 'data-id': field })}>${raw(markup)}</li>`,
  )}</ul>`;

const BLOCK_KINDS = {
  error: ['is-error', 'alert'],
  success: ['is-success', 'alert'],
  notice: ['is-info', 'status'],
} as const;

const SIGN = raw(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false"><circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2"/><path d="M12 7v6m0 3v1" stroke="currentColor" stroke-width="2"/></svg>',
);

const several = (notices: readonly Notice[]): Html =>
  html`<p class="wc-block-components-notice-banner__summary">Hay que corregir esto:</p><ul>${notices.map(
    ({ html: markup, field }) => html`<li${attributes({ 'data-id': field })}>${raw(markup)}</li>`,
  )}</ul>`;

/** One banner; several errors share one, with a summary and a list. */
const banner = (notices: readonly Notice[]): Html | false => {
  const [first] = notices;
  if (!first) return false;
  const [name, role] = BLOCK_KINDS[first.kind];
  const content = notices.length > 1 ? several(notices) : raw(first.html);
  return html`<div class="wc-block-components-notice-banner ${name}" role="${role}"${attributes({ 'data-id': notices.length > 1 ? undefined : first.field })}>${SIGN}<div class="wc-block-components-notice-banner__content">${content}</div></div>`;
};

/** Notices in classic or block markup (contract 2.9): errors first, then messages, then information. */
export const noticeMarkup = (notices: readonly Notice[], block = false): Html => {
  const of = (kind: Notice['kind']) => notices.filter((notice) => notice.kind === kind);
  if (block)
    return html`${banner(of('error'))}${[...of('success'), ...of('notice')].map((notice) => banner([notice]))}`;
  return html`${of('error').length > 0 && errors(of('error'))}${of('success').map(
    ({ html: markup }) => html`<div class="woocommerce-message" role="alert">${raw(markup)}</div>`,
  )}${of('notice').map(({ html: markup }) => html`<div class="woocommerce-info" role="status">${raw(markup)}</div>`)}`;
};

export const noticesWrapper = (notices: readonly Notice[], block = false): Html =>
  html`<div class="woocommerce-notices-wrapper">${noticeMarkup(notices, block)}</div>`;
