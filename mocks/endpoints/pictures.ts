import { http, HttpResponse } from 'msw';
import { parsePicture, pictureSvg } from '../catalogue/pictures';
import { text } from './answers';

/** A file that does not change while the shop is open. */
export const still = (body: string, type: string): Response =>
  new HttpResponse(body, { headers: { 'content-type': type, 'cache-control': 'max-age=3600' } });

/** Responds to requests for product pictures with generated images. */
export const pictureHandler = http.get('*/imagenes/:name', ({ request }) => {
  const picture = parsePicture(new URL(request.url).pathname);
  return picture ? still(pictureSvg(picture), 'image/svg+xml') : text('', 404);
});
