import { count, flag, isRecord, list, parseJson, record, shape, text } from '../../src/browser/decode';
import { readScriptText } from '../../src/browser/script-data';
import { productParams } from '../../src/woocommerce/globals';

const decodeData = shape({
  /** What the theme supports, and nobody has switched off. */
  slider: flag(),
  zoom: flag(),
  lightbox: flag(),
  /** Whether the stock script runs beside, for tabs and stars: it emits the gallery's events itself. */
  stock: flag(),
  /** Addresses of the lightbox's style sheets. */
  styles: list(text()),
  texts: record(text()),
});

/** The module data of `islas-gallery`, which PHP's GalleryScripts prints. */
export const galleryData = () => decodeData(parseJson(readScriptText('wp-script-module-data-islas-gallery')));

/** A text with `%1$s` and `%2$s` filled in. */
export const galleryText = (key: string, ...values: readonly number[]): string =>
  values.reduce<string>(
    (said, value, at) => said.replace(`%${at + 1}$s`, String(value)),
    galleryData().texts[key] ?? '',
  );

/** What the filters `woocommerce_single_product_…_options` say to the libraries of the stock gallery. */
export const libraryOptions = (
  library: 'flexslider' | 'zoom_options' | 'photoswipe_options',
): Record<string, unknown> => {
  const params = productParams();
  const options = isRecord(params) ? params[library] : {};
  return isRecord(options) ? options : {};
};

const decodeSlider = shape({
  animationLoop: flag(),
  directionNav: flag(),
  keyboard: flag(true),
  nextText: text(),
  prevText: text(),
  startAt: count(),
});

/** The options of the slider that mean something here; the others are listed in `docs/hooks.md`. */
export const sliderOptions = () => {
  const options = libraryOptions('flexslider');
  const { controlNav = 'thumbnails' } = options;
  const nav: 'thumbnails' | 'paging' | '' =
    controlNav === 'thumbnails' ? controlNav : flag(true)(controlNav) ? 'paging' : '';
  return { ...decodeSlider(options), nav };
};

export type SliderOptions = ReturnType<typeof sliderOptions>;
