import { ShopError } from '../../src/wordpress/errors';
import { type Media, decodeMedia } from './media';

/**
 * Sends an image to the media library through the REST client, which finishes what the server could not.
 * Rejects with a ShopError, also when the answer names no image.
 */
export const uploadImage = async (file: File, signal?: AbortSignal): Promise<Media> => {
  const { upload } = await import('../../src/wordpress/rest/client');
  const image = await upload(file, decodeMedia, signal);
  if (!image.id) throw new ShopError('unknown_error');
  return image;
};
