import type { SOURCES } from '../wordpress/english';
import type { AddToCartButtonProps } from '../../widgets/cart/print-add-button';
import type { ConsentBarProps } from '../../widgets/consent/bar/print-consent';
import type { MiniCartProps } from '../../widgets/fragments/print-mini-cart';
import type { StoreNoticeProps, StoreNoticesProps } from '../../widgets/notices/print-notices';
import type { CartDrawerProps } from '../../widgets/drawer/print-drawer';
import type { CustomCursorProps } from '../../widgets/cursor/print-cursor';
import type { OverlayProps } from '../../widgets/social/print-social';
import type { ProductSearchProps } from '../../widgets/search/print-search';
import type { SwatchFormProps } from '../../widgets/swatches/print-swatches';

/** Texts of `start()` as `settings`, and of each component as its props. */
interface Texts {
  readonly settings: { readonly texts: Readonly<Record<keyof typeof SOURCES, string>> };
  readonly AddToCartButton: Pick<AddToCartButtonProps, 'text'>;
  readonly CartDrawer: Pick<CartDrawerProps, 'title' | 'added' | 'texts'>;
  readonly ConsentBar: Pick<ConsentBarProps, 'accept' | 'decline' | 'settings' | 'close' | 'label' | 'again'>;
  readonly CustomCursor: Pick<CustomCursorProps, 'label'>;
  readonly MiniCart: Pick<MiniCartProps, 'texts'>;
  readonly Overlay: Pick<OverlayProps, 'label' | 'close'>;
  readonly ProductSearch: Pick<ProductSearchProps, 'label' | 'submit' | 'close'>;
  readonly StoreNotice: Pick<StoreNoticeProps, 'dismiss' | 'label'>;
  readonly StoreNotices: Pick<StoreNoticesProps, 'dismiss' | 'label'>;
  readonly SwatchForm: Pick<SwatchFormProps, 'texts'>;
}

/**
 * Spanish for hosts without the plugin: props to spread, and settings for `start()`. A test compares it with the plugin's
 * translation.
 *
 * @example <CartDrawer {...spanishTexts.CartDrawer} afterAdd="open" />
 */
export const spanishTexts: Texts = {
  settings: {
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
      i18n_no_matching_variations_text:
        'Lo sentimos, ningún producto coincide con tu selección. Elige otra combinación.',
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
  },
  AddToCartButton: {
    text: 'Añadir al carrito',
  },
  CartDrawer: {
    title: 'Carrito',
    added: 'Añadido a tu carrito.',
    texts: {
      close: 'Cerrar el carrito',
      empty: 'Tu carrito está vacío.',
      shop: 'Seguir comprando',
      waiting: 'Todo lo que llevas está en la página del carrito.',
      view: 'Ver carrito',
      quantity: 'Cantidad de %s',
      less: 'Reducir la cantidad de %s',
      more: 'Aumentar la cantidad de %s',
      remove: 'Quitar %s del carrito',
      remove_short: 'Quitar',
      removed: '%s ya no está en el carrito.',
      undo: 'Deshacer',
      change: 'Cambiar',
      change_of: 'Cambiar las opciones de %s',
      save: 'Guardar',
      cancel: 'Cancelar',
      coupon: '¿Tienes un cupón?',
      coupon_code: 'Código del cupón',
      apply: 'Aplicar',
      uncoupon: 'Quitar el cupón %s',
      total: 'Total',
      offers: 'Va bien con lo que llevas',
      add: 'Añadir',
      add_of: 'Añadir %s al carrito',
      added_of: '%s ya está en el carrito.',
      failed: 'No se ha podido cambiar el carrito. Inténtalo de nuevo.',
      refused: 'Esta cantidad no se puede pedir. Elige otra.',
      now: 'Total del carrito: %s',
    },
  },
  ConsentBar: {
    accept: 'Aceptar',
    decline: 'Rechazar',
    settings: 'Ajustes',
    close: 'Cerrar',
    label: 'Consentimiento de cookies',
    again: 'Cookies',
  },
  CustomCursor: {
    label: 'Cursor animado',
  },
  MiniCart: {
    texts: {
      empty: 'No hay productos en el carrito.',
      remove: 'Eliminar %s del carrito',
      removed: '«%s» se ha eliminado de tu carrito',
      subtotal: 'Subtotal:',
      cart: 'Ver carrito',
      checkout: 'Finalizar compra',
    },
  },
  Overlay: {
    label: 'Redes sociales',
    close: 'Cerrar las redes sociales',
  },
  ProductSearch: {
    label: 'Buscar productos',
    submit: 'Buscar',
    close: 'Cerrar el buscador',
  },
  StoreNotice: {
    dismiss: 'Descartar',
    label: 'Aviso de la tienda',
  },
  StoreNotices: {
    dismiss: 'Descartar',
    label: 'Avisos de la tienda',
  },
  SwatchForm: {
    texts: {
      choose: 'Elige una opción',
      clear: 'Limpiar',
      clearLabel: 'Limpiar las opciones',
      add: 'Añadir al carrito',
      quantity: 'Cantidad de producto',
      quantityOf: 'Cantidad de %s',
      unavailable: 'No disponible con lo que has elegido',
      outOfStock: 'Agotado',
      noMatch: 'Esta combinación no está disponible. Elige otra, por favor.',
    },
  },
};
