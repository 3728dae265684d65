import { defineIsland } from '../../src/runtime/define';
import { paintGallery } from './paint';

/** The pictures of a product, as WooCommerce's classic template prints them. */
export const productGallery = defineIsland({
  name: 'product-gallery',
  selector: '.woocommerce-product-gallery',
  feature: 'gallery',
  anywhere: true,
  paint: paintGallery,
});
