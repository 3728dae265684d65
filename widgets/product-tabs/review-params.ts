import { list, shape, text } from '../../src/browser/decode';
import { productParams } from '../../src/woocommerce/globals';

const decodeReviews = shape({
  /** `yes` or `no`. */
  review_rating_required: text(),
  i18n_required_rating_text: text(),
  /** Names of one star to five; PHP's RatingTexts completes them. */
  i18n_rating_options: list(text()),
});

/** What WooCommerce tells its own script about ratings. Read at each call, because it may be printed late. */
export const reviewParams = () => decodeReviews(productParams());
