import type { SOURCES } from '../wordpress/english';
import { spanishTexts as components } from './spanish-components';

/** Texts of `start()`. */
const settings: { readonly texts: Readonly<Record<keyof typeof SOURCES, string>> } = {
  texts: {
    fetch_error: 'Parece que no tienes conexión.',
    invalid_json: 'La respuesta no es una respuesta JSON válida.',
    unknown_error: 'Ha ocurrido un error desconocido.',
    post_process:
      'No se ha podido subir el archivo. Si es una foto o una imagen grande, reduce su tamaño e inténtalo de nuevo.',
    timeout: 'La tienda está tardando demasiado en responder.',
    not_added: 'No se ha podido añadir este producto al carrito.',
    add_unclear: 'La tienda no ha dado una respuesta clara. Mira tu carrito antes de volver a intentarlo.',
    view_cart: 'Ver carrito',
    please_wait: 'Por favor, espera...',
    retry: 'Intentar de nuevo',
    see_product: 'Ver el producto',
    empty_cart: 'No hay productos en el carrito.',
    quantity_raised: 'Cantidad cambiada a %s, la mínima que se puede comprar.',
    email_invalid: 'Esta dirección de correo electrónico no parece correcta.',
    phone_invalid: 'Este número de teléfono no parece correcto: debería tener entre 6 y 15 cifras.',
    i18n_no_matching_variations_text: 'Lo sentimos, ningún producto coincide con tu selección. Elige otra combinación.',
    i18n_make_a_selection_text: 'Elige las opciones del producto antes de añadirlo al carrito.',
    i18n_unavailable_text: 'Lo sentimos, este producto no está disponible. Elige otra combinación.',
    i18n_reset_alert_text:
      'Tu selección se ha restablecido. Elige las opciones del producto antes de añadirlo al carrito.',
    password_show: 'Mostrar contraseña',
    password_hide: 'Ocultar contraseña',
    banner_dismiss: 'Descartar este aviso',
    banner_failed: 'No se ha podido descartar el aviso. Inténtalo de nuevo.',
    swatch_unavailable: 'Esta opción no está disponible con lo que has elegido.',
    swatch_cleared: 'Elección quitada.',
    swatch_others_cleared: 'Tus otras elecciones se han quitado.',
    swatch_changed: 'Cambiado de %1$s a %2$s',
    swatch_nearest: 'Elegir lo más parecido en existencias: %s',
    left_one: 'Queda %d',
    left_many: 'Quedan %d',
    search_found_one: '%d producto',
    search_found_many: '%d productos',
    search_found_more: 'Los primeros %d productos',
    search_all: 'Ver todos los resultados',
    search_loading: 'Buscando…',
    search_none: 'No hay productos para «%s».',
    search_none_help: 'Prueba con una palabra más corta o más general, o mira toda la tienda.',
    search_failed: 'Ahora no hay sugerencias. Pulsa Buscar para ver la página de resultados.',
    search_recent: 'Búsquedas recientes',
    search_recent_clear: 'Borrar las búsquedas recientes',
    search_recent_cleared: 'Búsquedas recientes borradas.',
    search_suggestions: 'Productos sugeridos',
    search_was: 'Antes',
    overlay_close: 'Cerrar',
  },
};

/**
 * Spanish for hosts without the plugin: the texts of each component as props to spread, and settings for `start()`. A
 * test compares it with the plugin's translation.
 *
 * @example <CartDrawer {...spanishTexts.CartDrawer} afterAdd="open" />
 */
export const spanishTexts = { settings, ...components };
