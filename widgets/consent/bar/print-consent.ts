import { type Markup, attributes, html } from '../../../src/react/print/print-html';

/** What the bar and the dialog know: `ConsentConfig`, where every key may be left out. */
export interface ConsentConfiguration {
  /** Changes when texts or cookies change; visitors are asked again. Letters and digits. */
  readonly version?: string;
  /** How long a decision lasts, in seconds. Default 180 days. */
  readonly expire_time?: number;
  /** Cookies to ask about. A name may end in `*`. */
  readonly cookies?: readonly {
    readonly name: string;
    readonly category: 'necessary' | 'preferences' | 'statistics' | 'marketing';
    /** Who sets it; empty for the shop itself. */
    readonly provider: string;
  }[];
  /** Source of a regular expression of names that are never deleted. Default: every name. */
  readonly necessary?: string;
  /** Seconds until the bar shows. Default 0. */
  readonly display_delay?: number;
  /** Whether Global Privacy Control counts as a refusal. Default false. */
  readonly gpc?: boolean;
  /** Address that takes the record of a decision; left out, none is kept. */
  readonly log?: string;
  /** Address that answers with what the dialog shows (`islas/v1/consent`). */
  readonly details?: string;
  /** Page with the same choices as a form, for browsers without JavaScript. */
  readonly page?: string;
}

/** Props of {@link ConsentBar}. */
export interface ConsentBarProps {
  readonly text: string;
  readonly config?: ConsentConfiguration;
  /** Default none. */
  readonly title?: string;
  /** Links behind the text, such as the privacy policy. */
  readonly links?: readonly { readonly url: string; readonly text: string }[];
  /** Default `bottom`. */
  readonly position?: 'top' | 'bottom';
  /** Where the form goes without JavaScript. Default `/?wc-ajax=islas_consent`. */
  readonly action?: string;
  /** Texts of the controls. A control whose text is `null` is not there. */
  readonly accept?: string;
  readonly decline?: string | null;
  readonly settings?: string | null;
  readonly close?: string | null;
  /** Name of the region. Default `Cookie consent`. */
  readonly label?: string;
  /** The control that opens the choices again. Default `Cookies`; `null` for none. */
  readonly again?: string | null;
  /** Shown to visitors whose browser sends Global Privacy Control. Default none. */
  readonly gpcNote?: string | null;
  /** Where the control stands. Default `left`. */
  readonly againPosition?: 'left' | 'right';
}

const button = (decision: string, text: string): Markup =>
  html`<button${attributes({
    type: 'submit',
    class: `button islas-consent__${decision}`,
    name: 'islas_consent',
    value: decision,
    'data-islas-action': `consent.${decision}`,
  })}>${text}</button>`;

const printOpener = (name: string, text: string, href: string): Markup =>
  html`<a${attributes({ class: name, href, 'data-islas-action': 'consent.settings', rel: 'nofollow' })}>${text}</a>`;

/** The bar as the plugin prints it. */
export const printConsentBar = ({
  text,
  config = {},
  title,
  links = [],
  position = 'bottom',
  action = '/?wc-ajax=islas_consent',
  accept = 'Accept',
  decline = 'Reject',
  settings = 'Settings',
  close = 'Close',
  label = 'Cookie consent',
}: ConsentBarProps): Markup =>
  html`<div${attributes({ id: 'islas-consent', class: 'islas-consent', 'data-position': position, role: 'region', 'aria-label': label })}><form class="islas-consent__form" method="post" action="${action}">${
    title !== undefined && html`<p class="islas-consent__title">${title}</p>`
  }<p class="islas-consent__text">${text}${links.map((link) => html` <a href="${link.url}">${link.text}</a>`)}</p><p class="islas-consent__buttons">${button('accept', accept)}${
    decline !== null && button('decline', decline)
  }${settings !== null && printOpener('islas-consent__settings', settings, config.page ?? '#')}${
    close !== null &&
    html`<button type="button" class="islas-consent__close" data-islas-action="consent.close" aria-label="${close}">×</button>`
  }</p></form></div>`;

/** The control that opens the choices again; where there are no settings, the bar. */
export const printConsentAgain = ({
  config = {},
  settings = 'Settings',
  again = 'Cookies',
  gpcNote = null,
  againPosition = 'left',
}: ConsentBarProps): Markup =>
  html`<div class="islas-consent-again" data-position="${againPosition}" role="region" aria-label="Cookies">${
    gpcNote !== null && html`<p class="islas-consent-note">${gpcNote}</p>`
  }${
    again !== null &&
    (settings !== null
      ? printOpener('islas-consent-again__open', again, config.page ?? '#')
      : html`<button type="button" class="islas-consent-again__open" data-islas-action="consent.open">${again}</button>`)
  }</div>`;

/** The dialog's place. */
export const printConsentDialog = (): Markup => html`<div data-island="consent-settings"></div>`;
