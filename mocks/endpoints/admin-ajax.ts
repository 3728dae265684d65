import { json, text } from './answers';
import type { Answer, Exchange } from './exchange';

const EMBED_HOSTS = ['video.example', 'mapas.example'];

/** What PHP's `Embed/Endpoint.php` answers; where there is no such site, a frame of the shop's own stands for it. */
const frame = (src: string, title: string) => json({ success: true, data: { src, title, width: 16, height: 9 } });

const refusal = (code: string, message: string, status: number) =>
  json({ success: false, data: { code, message } }, status);

/** Embedded-frame feature: `action`, `security` and `url`, or `action`, `security` and `id` (Specification §7). */
const embed = (exchange: Exchange): Response => {
  const { form, shop } = exchange;
  if (!exchange.accepts(form.security, 'islas_embed'))
    return refusal('forbidden', 'Esta página es demasiado antigua. Recárgala e inténtalo de nuevo.', 403);
  const own = `${exchange.url.origin}/taller/visita/embed/#?secret=aB3dE5fG7h`;
  const url = form.url && URL.canParse(form.url) ? new URL(form.url) : null;
  if (url) {
    const allowed = url.protocol === 'https:' && EMBED_HOSTS.includes(url.hostname);
    return allowed
      ? frame(own, 'El torno, en dos minutos')
      : refusal('host', 'Las páginas de ese sitio no se pueden incrustar.', 403);
  }
  const product = shop.catalogue.find(Number(form.id))?.product;
  return product ? frame(own, product.name) : refusal('missing', 'No se ha encontrado el contenido.', 404);
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
