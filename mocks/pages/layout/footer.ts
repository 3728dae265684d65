import { JQUERY_WAYS, SCENARIOS } from '../../scenarios';
import { type Html, html, raw } from '../html';
import { footerCart } from '../mini-cart';
import { renderComponent } from '../render-component';
import { ComingSoonMarkup } from '../../../widgets/coming-soon/markup';
import type { Visit } from '../visit';

/** Contract 2.11: for administrators until they dismiss it; the dismiss link has no href, text or role. */
export const comingSoon = (visit: Visit): Html | false =>
  visit.user?.role === 'administrator' &&
  visit.user.meta.get('coming_soon_banner_dismissed') !== 'yes' &&
  renderComponent(ComingSoonMarkup, {
    label: 'Aviso de la administración',
    text: 'Esta página está en modo «Próximamente» y solo la ves tú.',
    link: { url: '/mi-cuenta/', text: 'Cambiarlo en los ajustes' },
    restUrl: `${visit.url.origin}/wp-json/wp/v2/users/${visit.user.id}`,
    restNonce: visit.printedNonce('wp_rest'),
  });

const rehearsals = (visit: Visit): Html =>
  html`<details class="rehearsals"><summary>Ensayar un problema</summary><ul>${Object.entries(SCENARIOS).map(
    ([name, about]) =>
      html`<li><a href="?scenario=${name}" rel="nofollow"${visit.scenario === name && raw(' aria-current="true"')}>${about}</a></li>`,
  )}${Object.entries(JQUERY_WAYS).map(
    ([name, about]) =>
      html`<li><a href="?jquery=${name}" rel="nofollow"${visit.jquery === name && raw(' aria-current="true"')}>${about}</a></li>`,
  )}<li><a href="?theme=${visit.isBlockTheme ? 'classic' : 'block'}" rel="nofollow">${visit.isBlockTheme ? 'Avisos clásicos' : 'Avisos de bloques'}</a></li></ul></details>`;

export const footer = (visit: Visit): Html =>
  html`<footer id="colophon" class="site-footer"><div class="col-full">
<div class="footer-columns">
<section><h2>Azahar</h2><p>Una tienda imaginaria para probar Islas. Nada se envía y nada se cobra.</p></section>
<section><h2>Comprar</h2><ul><li><a href="/tienda/">Toda la tienda</a></li><li><a href="/carrito/">Carrito</a></li><li><a href="/finalizar-compra/">Finalizar compra</a></li></ul></section>
<section><h2>Conocernos</h2><ul><li><a href="/taller/">El taller</a></li><li><a href="/galeria/">Galería de piezas</a></li><li><a href="/privacidad/">Privacidad y cookies</a></li><li><a href="/mi-cuenta/">Mi cuenta</a></li></ul></section>
<section>${rehearsals(visit)}</section>
</div>
</div>
<div class="handheld-footer-bar"><ul><li><a href="/tienda/">Tienda</a></li><li><a href="/mi-cuenta/">Mi cuenta</a></li><li>${footerCart(visit)}</li></ul></div>
</footer>
${comingSoon(visit)}`;
