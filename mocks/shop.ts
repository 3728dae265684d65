import { Catalogue } from './catalogue/catalogue';
import type { Scenario } from './scenarios';
import { CartTokens } from './state/cart-tokens';
import { hash32 } from './state/hash';
import { Nonces } from './state/nonces';
import { Orders } from './state/orders';
import { Session } from './state/session';
import { Users } from './state/users';

/** What the shop received, for tests: `url` is path and query. */
export interface Received {
  method: string;
  url: string;
  form: Readonly<Record<string, string>>;
  json: unknown;
  headers: Readonly<Record<string, string>>;
}

export interface ShopOptions {
  /** Requests of this origin only; any origin when absent. */
  origin?: string;
  /** All requests belong to one shopper, whatever their cookies (unit tests, service worker). */
  oneShopper?: boolean;
}

const LOCAL = 't_local';

/** A shop that forgets everything when the process ends: catalogue, sessions, users, orders and what it received. */
export class Shop {
  /** May be set: a test page elsewhere than expected. */
  origin: string | undefined;
  readonly oneShopper: boolean;
  catalogue = new Catalogue();
  users = new Users();
  nonces = new Nonces();
  cartTokens = new CartTokens();
  /** Other origins that the owner lets read the Store API, as WordPress' filter `allowed_http_origins` does. */
  allowedOrigins = new Set<string>();
  orders = new Orders();
  requests: Received[] = [];
  /** Trouble for every shopper; a browser's own cookie comes first. */
  scenario: Scenario = 'none';
  /** How long `slow` takes, in milliseconds. */
  slowness = 4000;
  /** Values of `islas/v1/settings`. */
  settings: Record<string, unknown> = {};

  /** Who changed them last. */
  settingsAuthor = { name: '', time: '' };
  /** Uploads by id: sub-sizes still missing, and how often making them will fail first. */
  media = new Map<number, { name: string; failures: number }>();
  /** The next uploads answer 500 with an attachment id, and post-processing fails this often. */
  uploadFailures = 0;
  /** Changes with each reset, so that a pending response knows that it is outdated. */
  era = {};
  private sessions = new Map<string, Session>();
  private visitors = 0;

  constructor({ origin, oneShopper = false }: ShopOptions = {}) {
    this.origin = origin;
    this.oneShopper = oneShopper;
  }

  /** The single shopper's session (with `oneShopper`). */
  get session(): Session {
    return this.sessionOf(LOCAL) ?? this.keep(new Session(LOCAL, this.catalogue));
  }

  get cart() {
    return this.session.cart;
  }

  /** Records a request and drops the oldest, so that memory does not grow. */
  receive(request: Received): void {
    this.requests.push(request);
    if (this.requests.length > 1000) this.requests.shift();
  }

  sessionOf(id: string | undefined): Session | undefined {
    return id === undefined ? undefined : this.sessions.get(id);
  }

  /** A visitor's session that is not stored until `keep()`. */
  newSession(id?: string): Session {
    this.visitors += 1;
    return new Session(id ?? `t_${hash32(`${this.visitors}|${Math.random()}`).slice(0, 30)}`, this.catalogue);
  }

  keep(session: Session): Session {
    this.sessions.set(session.id, session);
    return session;
  }

  forget(session: Session): void {
    this.sessions.delete(session.id);
  }

  /** Resets the shop for the next test. */
  reset(): void {
    const { origin, oneShopper } = this;
    Object.assign(this, new Shop({ ...(origin === undefined ? {} : { origin }), oneShopper }));
  }
}
