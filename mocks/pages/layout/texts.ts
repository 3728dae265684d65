/** Spanish texts that PHP sends with the module data, by the keys of the settings contract. */
export const TEXTS: Readonly<Record<string, string>> = {
  fetch_error: 'Parece que no tienes conexión.',
  invalid_json: 'La respuesta no es una respuesta JSON válida.',
  unknown_error: 'Ha ocurrido un error desconocido.',
  post_process:
    'No se ha podido subir el archivo. Si es una foto o una imagen grande, reduce su tamaño e inténtalo de nuevo.',
  timeout: 'La tienda está tardando demasiado en responder.',
  not_added: 'No se ha podido añadir este producto al carrito.',
  view_cart: 'Ver carrito',
  please_wait: 'Por favor, espera...',
  retry: 'Intentar de nuevo',
  see_product: 'Ver el producto',
  empty_cart: 'No hay productos en el carrito.',
  password_show: 'Mostrar contraseña',
  password_hide: 'Ocultar contraseña',
  email_invalid: 'Esta dirección de correo electrónico no parece correcta.',
  phone_invalid: 'Este número de teléfono no parece correcto: debería tener entre 6 y 15 cifras.',
};
