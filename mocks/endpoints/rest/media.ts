import { json } from '../answers';
import { forbidden, type RestAnswer, restError } from './rest';

const serverError = (id: number): Response => {
  const answer = restError('rest_upload_unknown_error', 'No se han podido crear los tamaños de la imagen.', 500);
  answer.headers.set('x-wp-upload-attachment-id', String(id));
  return answer;
};

const describe = (id: number, name: string, origin: string) => ({
  id,
  title: { raw: name, rendered: name },
  media_type: 'image',
  mime_type: 'image/jpeg',
  alt_text: '',
  source_url: `${origin}/wp-content/uploads/2026/11/${name}`,
  media_details: { width: 1200, height: 1200, file: `2026/11/${name}`, sizes: {} },
});

const nameOf = (disposition: string | null, form: Readonly<Record<string, string>>): string =>
  /filename="?([^";]+)"?/.exec(disposition ?? '')?.[1] ?? form.file ?? 'imagen.jpg';

/**
 * `wp/v2/media`: while `shop.uploadFailures` is above 0 an upload answers 500 with the attachment's id, and each
 * post-processing fails until the number is used up (Specification §7).
 */
export const upload: RestAnswer = ({ exchange: { shop, request, form, url }, user }) => {
  if (user?.role !== 'administrator') return forbidden(user, 'rest_cannot_create');
  const id = 5000 + shop.media.size + 1;
  const name = nameOf(request.headers.get('content-disposition'), form);
  shop.media.set(id, { name, failures: Math.max(0, shop.uploadFailures - 1) });
  return shop.uploadFailures > 0 ? serverError(id) : json(describe(id, name, url.origin), 201);
};

export const postProcess: RestAnswer = ({ exchange: { shop, url }, params: [id], body, user }) => {
  const item = shop.media.get(Number(id));
  if (user?.role !== 'administrator') return forbidden(user, 'rest_cannot_edit');
  if (!item) return restError('rest_post_invalid_id', 'ID de entrada no válido.', 404);
  if (body.action !== 'create-image-subsizes')
    return restError('rest_invalid_param', 'Parámetro(s) no válido(s): action', 400);
  if (item.failures > 0) {
    item.failures -= 1;
    return serverError(Number(id));
  }
  return json(describe(Number(id), item.name, url.origin));
};

/** Attachments have no trash: without `force` WordPress refuses with 501. */
export const deleteMedia: RestAnswer = ({ exchange: { shop, url }, params: [id], query, user }) => {
  const item = shop.media.get(Number(id));
  if (user?.role !== 'administrator') return forbidden(user, 'rest_cannot_delete');
  if (!item) return restError('rest_post_invalid_id', 'ID de entrada no válido.', 404);
  if (query.get('force') !== 'true')
    return restError('rest_trash_not_supported', 'La entrada no permite ir a la papelera.', 501);
  shop.media.delete(Number(id));
  return json({ deleted: true, previous: describe(Number(id), item.name, url.origin) });
};
