import { ShopError } from '../contracts/errors';
import { type Media, decodeMedia } from '../contracts/media';

/**
 * Sends a picture to the media library through the REST client, which finishes what the server could not.
 * Rejects with a ShopError, also when the answer names no picture.
 */
export const uploadPicture = async (file: File, signal?: AbortSignal): Promise<Media> => {
  const { upload } = await import('../api/client');
  const picture = await upload(file, decodeMedia, signal);
  if (!picture.id) throw new ShopError('unknown_error');
  return picture;
};
