import { hash32 } from './hash';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Cart tokens as WooCommerce's Store API issues them: JSON web tokens for a session, good for 48 hours. */
export class CartTokens {
  private era = 0;

  issue(session: string): string {
    const exp = Math.floor((Date.now() + 2 * DAY_MS) / 1000);
    const payload = [
      { typ: 'JWT', alg: 'HS256' },
      { user_id: session, exp, iss: 'store-api' },
    ]
      .map((part) => btoa(JSON.stringify(part)).replace(/=+$/, ''))
      .join('.');
    return `${payload}.${this.sign(payload)}`;
  }

  /** The session of a token; `undefined` where the shop has not issued it, or takes it no longer. */
  read(token: string | null): string | undefined {
    const [, payload = '', signature] = /^(.+)\.([^.]+)$/.exec(token ?? '') ?? [];
    if (!payload || signature !== this.sign(payload)) return undefined;
    const { user_id, exp } = JSON.parse(atob(payload.split('.')[1] ?? '')) as { user_id: string; exp: number };
    return exp * 1000 > Date.now() ? user_id : undefined;
  }

  /** Takes no token of before any longer, as after a change of the site's keys. */
  expire(): void {
    this.era += 1;
  }

  private sign(payload: string): string {
    return hash32(`${this.era}|${payload}`);
  }
}
