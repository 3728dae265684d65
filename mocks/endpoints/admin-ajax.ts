import { json, text } from './answers';
import type { Answer, Exchange } from './exchange';

const EMBED_HOSTS = ['video.example', 'mapas.example'];

const frame = (src: string): string =>
  `<iframe class="wp-embedded-content" sandbox="allow-scripts" security="restricted" title="Contenido incrustado" src="${src}"></iframe>`;

/** Embedded-frame feature: `action`, `security` and `url`, or `action`, `security` and `id` (Specification §7). */
const embed = (exchange: Exchange): Response => {
  const { form, shop } = exchange;
  if (!exchange.accepts(form.security, 'islas_embed')) return text('-1', 403);
  const url = form.url && URL.canParse(form.url) ? new URL(form.url) : null;
  if (url) {
    const allowed = url.protocol === 'https:' && EMBED_HOSTS.includes(url.hostname);
    return allowed
      ? json({ success: true, data: { html: frame(url.href) } })
      : json({ success: false, data: { code: 'host', message: 'Ese sitio no está permitido.' } }, 400);
  }
  const product = shop.catalogue.find(Number(form.id))?.product;
  return product
    ? json({ success: true, data: { html: frame(`/producto/${product.slug}/embed/`) } })
    : json({ success: false, data: { code: 'missing', message: 'No se ha encontrado el contenido.' } }, 404);
};

/** Contract 4.11: plain text, signed-in users only. */
const restNonce = (exchange: Exchange): Response =>
  exchange.session.userId ? text(exchange.nonce('wp_rest')) : text('0', 400);

const ACTIONS: Readonly<Record<string, (exchange: Exchange) => Response>> = {
  'rest-nonce': restNonce,
  islas_embed: embed,
};

/** `admin-ajax.php`: an unknown action answers 400 with the body `0` (contract 6.5). */
export const adminAjax: Answer = (exchange) => {
  const action = exchange.url.searchParams.get('action') ?? exchange.form.action ?? '';
  return Object.hasOwn(ACTIONS, action) ? (ACTIONS[action]?.(exchange) ?? text('0', 400)) : text('0', 400);
};
