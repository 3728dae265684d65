import { type Decoded, count, shape, text } from '../../src/browser/decode';

const decodeSizes = shape({ thumbnail: shape({ source_url: text(), url: text() }) });
const decodeFields = shape({
  id: count(0, 1),
  source_url: text(),
  url: text(),
  media_details: shape({ sizes: decodeSizes }),
  sizes: decodeSizes,
});

/** An image as the REST API or WordPress' media frame returns it. Id 0 means no image. */
export const decodeMedia = (value: unknown): { readonly id: number; readonly url: string } => {
  const { id, source_url, url, media_details, sizes } = decodeFields(value);
  const small = media_details.sizes.thumbnail.source_url || sizes.thumbnail.url;
  return Object.freeze({ id, url: small || source_url || url });
};

export type Media = Decoded<typeof decodeMedia>;
