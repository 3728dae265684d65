import { type SwatchesSettings, swatchSettings } from '../catalogue/swatch-settings';
import { isJQueryWay, type JQueryWay, type Scenario } from '../scenarios';
import type { Shop } from '../shop';
import type { Cart } from '../state/cart';
import type { Session } from '../state/session';
import type { User } from '../state/users';

/** Switches a visitor sets by query string; a cookie keeps them for the browser session. */
export const SWITCHES = ['scenario', 'jquery', 'theme', 'swatches', 'drawer', 'consent'] as const;

export const switchCookie = (name: (typeof SWITCHES)[number]): string => `tienda_${name}`;

/** One request as pages and endpoints see it: the visitor, and what the shop knows about them. */
export class Visit {
  constructor(
    readonly shop: Shop,
    readonly session: Session,
    readonly url: URL,
    readonly cookies: Readonly<Record<string, string>>,
    readonly scenario: Scenario,
  ) {}

  get cart(): Cart {
    return this.session.cart;
  }

  get user(): User | undefined {
    return this.shop.users.find(this.session.userId);
  }

  /** `?jquery=off` and its sisters: how this visitor's pages come to jQuery. */
  get jquery(): JQueryWay {
    const way = this.cookies[switchCookie('jquery')];
    return isJQueryWay(way) ? way : 'on';
  }

  /** `?theme=block`: notices in the markup of block themes. */
  get isBlockTheme(): boolean {
    return this.cookies[switchCookie('theme')] === 'block';
  }

  /** `?drawer=open`: the owner's setting of what happens after an add. */
  get drawerAfterAdd(): string {
    return this.cookies[switchCookie('drawer')] ?? 'badge';
  }

  /** `?swatches=clickable_out_of_stock,attribute_behavior:hide`: the owner's choices that are not the usual ones. */
  get swatches(): SwatchesSettings {
    return swatchSettings(this.cookies[switchCookie('swatches')] ?? '');
  }

  /** `?consent=on`: a shop that asks for consent, `off` one that does not; anything else, settings that it asks with. */
  get consent(): string {
    return (this.cookies[switchCookie('consent')] ?? '').replace(/^off$/, '');
  }

  nonce(action: string): string {
    return this.shop.nonces.issue(action, this.session.userId);
  }

  /** The nonce a page prints: under the scenario `nonce` it is a week old. */
  printedNonce(action: string): string {
    return this.scenario === 'nonce' ? this.shop.nonces.stale(action, this.session.userId) : this.nonce(action);
  }

  accepts(nonce: string | null | undefined, action: string): boolean {
    return this.shop.nonces.check(nonce ?? '', action, this.session.userId);
  }

  removeUrl(key: string): string {
    return `/carrito/?remove_item=${key}&_wpnonce=${this.nonce('woocommerce-cart')}`;
  }
}
