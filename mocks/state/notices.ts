export type NoticeKind = 'error' | 'success' | 'notice';

export interface Notice {
  kind: NoticeKind;
  /** HTML, as WooCommerce keeps it. */
  html: string;
  /** Field of the checkout the message belongs to. */
  field?: string;
}

/** Messages that wait in the session for the next page that shows them. */
export class Notices {
  private waiting: Notice[] = [];

  add(kind: NoticeKind, html: string, field?: string): void {
    this.waiting.push({ kind, html, ...(field === undefined ? {} : { field }) });
  }

  get all(): readonly Notice[] {
    return this.waiting;
  }

  /** Returns the waiting messages and clears them. */
  take(): readonly Notice[] {
    const taken = this.waiting;
    this.waiting = [];
    return taken;
  }
}
