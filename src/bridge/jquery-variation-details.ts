import { galleryDefaults } from '../contracts/woocommerce';
import { on } from '../services/events';
import type { BridgeDetails } from '../stores/variation-events';
import { startGalleries } from './jquery-variation-gallery';

/** Variations of this page may have galleries of their own (WooCommerce ≥ 10.9, contract 1.11). */
const hasGalleries = (): boolean =>
  document.querySelector('.wc-product-gallery-default-template') !== null || Object.keys(galleryDefaults()).length > 0;

/** What a chosen or cleared swatch is to other plugins: arguments of Variation Swatches 2.2 and later (peers 2B). */
const SWATCHES = [
  ['islas:swatch-selected', 'wvs-selected-item'],
  ['islas:swatch-unselected', 'wvs-unselected-item'],
] as const;

const tellSwatches = ($: JQueryStatic): void => {
  for (const [ours, theirs] of SWATCHES) {
    on(ours, ({ target, detail: { form, attribute, value } }) => {
      const item = (target as Element).closest('.islas-swatch') ?? form;
      const selects = $(form).find<HTMLSelectElement>('.variations select');
      const select = selects.filter((_, field) => (field.dataset.attribute_name || field.name) === attribute);
      $(item as HTMLElement).trigger(theirs, [attribute, value, select, $(form)]);
    });
  }
};

/** Starts the players of WordPress, where the page has them, of what is in none yet. */
const play = ($: JQueryStatic, form: Element): void => {
  const { wp } = window as unknown as { wp?: { mediaelement?: { settings?: unknown } } };
  const start: unknown = Reflect.get($.fn, 'mediaelementplayer');
  if (!wp?.mediaelement || typeof start !== 'function') return;
  const media = [...form.querySelectorAll<HTMLElement>('.wp-audio-shortcode,.wp-video-shortcode')];
  start.call($(media.filter((one) => !one.closest('.mejs-container,.mejs-mediaelement'))), wp.mediaelement.settings);
};

let isTold = false;
let gallery: BridgeDetails['gallery'];

/** What other code hears of swatches, and galleries of variations: once for every form of the page. */
export const startDetails = async ($: JQueryStatic): Promise<BridgeDetails> => {
  if (!isTold) tellSwatches($);
  isTold = true;
  if (!gallery && hasGalleries()) gallery = startGalleries($);
  return { ...(gallery && { gallery }), play: (form) => play($, form) };
};
