import type { ConsentTextKey } from './settings/consent-details';

/** What the dialog shows, for a host without the plugin. Texts are English unless given. */
export interface ConsentContents {
  /** Default `Privacy and cookies`. */
  readonly heading?: string;
  /** HTML of the first tab. It is the host's own, and not sanitized. */
  readonly policy?: string;
  /** Default: those that the bar asks about. */
  readonly cookies?: readonly {
    readonly name: string;
    readonly category: 'necessary' | 'preferences' | 'statistics' | 'marketing';
    readonly provider_name?: string;
    readonly purpose?: string;
    readonly duration?: string;
  }[];
  /** By category: its name, and its purpose in one sentence. */
  readonly categories?: Readonly<Record<string, { readonly name: string; readonly purpose: string }>>;
  /** Texts of controls and tables. */
  readonly texts?: { readonly [Key in ConsentTextKey]?: string };
}

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
  /** Address that answers with what the dialog shows (`islas/v1/consent`), or that itself. Default: the cookies of `cookies`. */
  readonly details?: string | ConsentContents;
  /** Page with the same choices as a form, for browsers without JavaScript. */
  readonly page?: string;
}
