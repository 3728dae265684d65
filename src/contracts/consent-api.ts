import type { ConsentConfig, OptionalCategory } from './consent';

/** What a page may ask of the visitor's consent, and do about it: `window.islas.consent`. */
export interface ConsentApi extends ConsentHead {
  accept(): void;
  decline(): void;
  /** Blocks these cookies; `categories` are those that are not wholly refused. */
  save(blocked: readonly string[], categories: readonly string[]): void;
  withdraw(): void;
}

/** The part of it that is there from the head on (`src/head-consent.ts`). */
export interface ConsentHead {
  readonly config: ConsentConfig;
  /** The decision as it was last read. */
  get(): ConsentState;
  /** Whether something of a category, by a provider where one is named, may run now. `necessary` always may. */
  has(category: string, provider?: string): boolean;
  isNecessary(name: string): boolean;
  /** Cookies that the page may read, by name; where the browser keeps none, those that were decided here. */
  cookies(): Readonly<Record<string, string>>;
  /** Reads the decision again; `written` is what the browser may not have kept. */
  read(written?: Readonly<Record<string, string>>): void;
  /** Tells Google and Microsoft what is granted now. */
  signal(kind: 'default' | 'update'): void;
  /** Marks the root element, and shows the bar where it has something to ask. */
  mark(): void;
}

export interface ConsentState {
  readonly status: 'undecided' | 'accepted' | 'saved' | 'declined';
  /** The block list; also while undecided, of an earlier decision. */
  readonly blocked: readonly string[];
  /** Categories that are not wholly refused; empty while undecided. */
  readonly categories: readonly OptionalCategory[];
  /** Anonymous; empty before the first decision, and for one that was taken with EU Cookies Bar. */
  readonly id: string;
  /** When, in Unix seconds; 0 where that is not known. */
  readonly time: number;
  /** Of the texts and lists that were decided on. */
  readonly version: string;
  /** Undecided, and the browser sends Global Privacy Control. */
  readonly isGpc: boolean;
}

/** What comes with the first touch of a control (`src/consent-acts.ts`); each takes the control that was pressed. */
export type ConsentActs = Readonly<
  Record<'accept' | 'decline' | 'close' | 'settings' | 'embed', (control: HTMLElement) => void>
> & {
  /** An answer from another tab or plugin, or the return of a page that the browser has kept. */
  readonly hear: (event: Event) => void;
};
