import type { Scenario } from '../../scenarios';
import type { Shop } from '../../shop';
import { Session } from '../../state/session';

/** Each state that needs a page to itself is a frame of the gallery: one shopper, one cart, one trouble. */
export interface FrameShop {
  readonly trouble?: Scenario;
  /** Name of the only endpoint that has the trouble; all of them when absent. */
  readonly at?: string;
  /** Products in the cart, once each. */
  readonly cart?: readonly number[];
  /** Signed-in user. */
  readonly user?: number;
  /** Switches of a visit (`pages/visit.ts`) that hold in this frame, whatever the visitor's cookies say. */
  readonly switches?: Readonly<Record<string, string>>;
}

const ADDRESS = /^\/galeria\/marco\/([a-z0-9-]+)\//;
const FULL = [17, 15];

const consent = (settings = 'on'): FrameShop => ({ switches: { tienda_consent: settings } });
const swatches = (settings: string): FrameShop => ({ switches: { tienda_swatches: settings } });

/** What is not usual in a frame, by its name. */
const SHOPS: Readonly<Record<string, FrameShop>> = {
  anadiendo: { trouble: 'hang' },
  'anadir-fallo': { trouble: '500' },
  'anadir-sin-red': { trouble: 'offline' },
  'mini-lleno': { cart: FULL },
  'cajon-lleno': { cart: FULL },
  'cajon-quitado': { cart: FULL },
  'cajon-fallo': { cart: FULL, trouble: '500', at: 'islas_drawer' },
  'cajon-mensaje': { switches: { tienda_drawer: 'message' } },
  'aviso-proximamente': { user: 1 },
  'buscar-fallo': { trouble: '500' },
  'barra-sin-ajustes': consent('user_cookies_settings_enable:false'),
  barra: consent(),
  'barra-arriba': consent(),
  'barra-titulo': consent(),
  'barra-decidida': consent(),
  'barra-gpc': consent(),
  'cookies-ajustes': consent(),
  'cookies-marco': consent(),
  'muestras-ocultas': swatches('attribute_behavior:hide'),
  'muestras-sin-cruz': swatches('attribute_behavior:blur-no-cross'),
  'muestras-agotadas-elegibles': swatches('clickable_out_of_stock'),
  'muestras-quedan': swatches('show_variation_stock'),
  tarjeta: swatches('card_swatches'),
  'tarjeta-elegida': swatches('card_swatches'),
  'tarjeta-anadida': swatches('card_swatches'),
  'tarjeta-fallo': { ...swatches('card_swatches'), trouble: '500', at: 'islas_add_form' },
};

/** Name of the frame that an address belongs to, its endpoints included; `undefined` elsewhere. */
export const frameName = (pathname: string): string | undefined => ADDRESS.exec(pathname)?.[1];

export const frameShop = (name: string): FrameShop => SHOPS[name] ?? {};

/** The trouble of one request in a frame. */
export const frameTrouble = (name: string, url: URL): Scenario => {
  const { trouble = 'none', at } = frameShop(name);
  return at === undefined || url.searchParams.get('wc-ajax') === at ? trouble : 'none';
};

/** The frame's own session, as new when its page is shown. */
export const frameSession = (shop: Shop, name: string, isPage: boolean): Session => {
  const id = `galeria_${name}`;
  const found = shop.sessionOf(id);
  if (found && !isPage) return found;
  const { cart = [], user = 0 } = frameShop(name);
  const session = shop.keep(new Session(id, shop.catalogue));
  for (const product of cart) session.cart.add(product, 1, 0, {});
  session.userId = user;
  shop.users.find(user)?.meta.delete('coming_soon_banner_dismissed');
  return session;
};
