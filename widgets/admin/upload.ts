import { ShopError } from '../../src/wordpress/errors';
import { type Media, decodeMedia } from './media';

/**
 * Uploads an image through the REST client, which retries the server's post-processing. Rejects with a ShopError, also
 * if the response has no image.
 */
export const uploadImage = async (file: File, signal?: AbortSignal): Promise<Media> => {
  const { upload } = await import('../../src/wordpress/rest/client');
  const image = await upload(file, decodeMedia, signal);
  if (!image.id) throw new ShopError('unknown_error');
  return image;
};
