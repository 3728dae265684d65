import { html, raw } from './html';
import { choicesForm, heldFrame } from './layout/consent';
import type { Page } from './page';
import type { Visit } from './visit';

const SECRET = 'aZ4hAr9Fr0';

const TEAM: readonly (readonly [name: string, work: string, hue: number])[] = [
  ['Carmen', 'Torno y esmaltes', 28],
  ['Vicent', 'Huerta y despensa', 95],
  ['Nerea', 'Telar y jabones', 330],
];

/** A page with the theme's team group and an embedded frame that asks for its height (contract 2.20). */
export const workshop = (visit: Visit): Page => ({
  title: 'El taller',
  classes: 'page page-taller',
  body: html`<header class="entry-header"><h1 class="entry-title">El taller</h1></header>
<div class="entry-content"><p class="lead">Tres personas, un torno, un telar y cuatro hileras de naranjos. Así empezó Azahar y así sigue.</p>
<div class="team-members">${TEAM.map(([name, work, hue]) => html`<div class="team-member"><img src="/imagenes/vase-${hue}.svg" alt="" width="160" height="160" loading="lazy"><h2>${name}</h2><p>${work}</p></div>`)}</div>
<h2>Un vistazo por dentro</h2>
<blockquote class="wp-embedded-content" data-secret="${SECRET}"><a href="/taller/visita/">Una visita al taller</a></blockquote><iframe class="wp-embedded-content" sandbox="allow-scripts" security="restricted" title="«Una visita al taller» — Azahar" src="${visit.url.origin}/taller/visita/embed/#?secret=${SECRET}" data-secret="${SECRET}" width="600" height="220"></iframe>
<h2>El torno, en dos minutos</h2>
<figure class="islas-embed" data-embed-security="${visit.printedNonce('islas_embed')}" data-embed-url="https://video.example/torno"><a href="https://video.example/torno">El torno, en vídeo</a></figure>${heldFrame(visit)}</div>`,
});

export const privacy = (): Page => ({
  title: 'Privacidad y cookies',
  classes: 'page page-privacidad',
  body: html`<header class="entry-header"><h1 class="entry-title">Privacidad y cookies</h1></header><div class="entry-content"><p>Esta tienda de pruebas recuerda tu carrito con una cookie de sesión y olvida todo cuando se apaga.</p><p>No hay analítica, ni publicidad, ni nadie más al otro lado.</p></div>`,
});

export const cookieChoices = (): Page => ({
  title: 'Preferencias de cookies',
  classes: 'page page-cookies',
  body: html`<header class="entry-header"><h1 class="entry-title">Preferencias de cookies</h1></header><div class="entry-content">${choicesForm()}</div>`,
});

export const notFound = (): Page => ({
  title: 'No está aquí',
  classes: 'error404',
  status: 404,
  body: html`<header class="entry-header"><h1 class="entry-title">No está aquí</h1></header><div class="entry-content"><p>La página que buscas no existe o ha cambiado de sitio.</p><p><a class="button" href="/tienda/">Volver a la tienda</a></p></div>`,
});

/** The frame's document: posts its height and its clicks to the page. */
export const embedded = (): string =>
  String(html`<!doctype html><html lang="es"><head><meta charset="UTF-8"><title>Una visita al taller</title><style>body{margin:0;font:16px/1.6 system-ui,sans-serif;color:#2b2a26}article{padding:24px;border:1px solid #e3d9c8;border-radius:12px;background:#fff}</style></head><body><article><h1>Una visita al taller</h1><p>Abrimos los sábados por la mañana. Verás cómo se amasa el barro, cómo se centra en el torno y cómo sale una taza de un bloque.</p><p>Después, café en una taza de las que no salieron perfectas, que son las nuestras favoritas. Si vienes en marzo, además, huele a azahar.</p><p><a href="/tienda/" target="_top">Ver la tienda</a></p></article>
${raw(`<script>
var secret = (location.hash.match(/secret=([a-zA-Z0-9]+)/) || [])[1];
function ask() { parent.postMessage({ message: 'height', value: Math.ceil(document.documentElement.getBoundingClientRect().height), secret: secret }, '*'); }
addEventListener('message', function (event) { if (event.data && event.data.message === 'ready' && event.data.secret === secret) ask(); });
addEventListener('load', ask);
addEventListener('resize', ask);
</script>`)}</body></html>`);
