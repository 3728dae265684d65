import './gallery.css';
import { startEntry } from '../../src/runtime/start-entry';
import { startIslands } from '../../src/runtime/loader';
import { whenJQuery } from '../../src/woocommerce/jquery-arrival';
import { productGallery } from './island';
import { connectGalleries } from './jquery-gallery';

/** The entry of pages whose gallery is Islas', after `main.ts`. */
startEntry('islas.gallery', ({ gallery }, signal) => [
  () => gallery && startIslands([productGallery], signal),
  () => gallery && whenJQuery(($) => connectGalleries($, signal), signal),
]);
