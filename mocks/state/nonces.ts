import { hash32 } from './hash';

/** WordPress request tokens: one per action, user and half-day. `expire()` makes every page already printed stale. */
export class Nonces {
  private tick = 0;

  issue(action: string, userId: number): string {
    return this.at(this.tick, action, userId);
  }

  /** A token of a page printed a week ago. */
  stale(action: string, userId: number): string {
    return this.at(this.tick - 14, action, userId);
  }

  check(nonce: string, action: string, userId: number): boolean {
    return nonce === this.issue(action, userId);
  }

  expire(): void {
    this.tick += 14;
  }

  private at(tick: number, action: string, userId: number): string {
    return hash32(`${tick}|${action}|${userId}`).slice(0, 10);
  }
}
