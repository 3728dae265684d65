import PhotoSwipe, { type PhotoSwipeOptions, type SlideData } from 'photoswipe';
import 'photoswipe/style.css';
import './lightbox.css';
import { loadStyle } from './load-style';
import { galleryData, galleryText, libraryOptions } from './gallery-data';
import type { LightboxItem } from './lightbox-items';
import { isRightToLeft, prefersReducedMotion } from './preferences';

/** Options of WooCommerce's PhotoSwipe 4 that mean the same in PhotoSwipe 5, with their type. */
const SAME = {
  arrowKeys: 'boolean',
  bgOpacity: 'number',
  closeOnVerticalDrag: 'boolean',
  escKey: 'boolean',
  hideAnimationDuration: 'number',
  loop: 'boolean',
  mainClass: 'string',
  pinchToClose: 'boolean',
  showAnimationDuration: 'number',
  spacing: 'number',
} as const;
/** Those that hide a part where they are `false`, and the part's option now. */
const PARTS = {
  arrowEl: ['arrowPrev', 'arrowNext'],
  closeEl: ['close'],
  counterEl: ['counter'],
  zoomEl: ['zoom'],
} as const;

/** Widths above which phones run out of memory: the largest source of `srcset` that suffices is shown instead. */
const HUGE = 4096;
/** The size of a picture about which the page says nothing, until its file says it. */
const UNKNOWN = { width: 1200, height: 1200 };

const hasSameRatio = ({ img, width, height }: LightboxItem): boolean => {
  const [w, h] = [Number(img.getAttribute('width')), Number(img.getAttribute('height'))];
  return w > 0 && h > 0 && Math.abs(width / height / (w / h) - 1) < 0.02;
};

const slideData = (item: LightboxItem): SlideData => {
  const { src, alt, img } = item;
  const natural = img.naturalWidth ? { width: img.naturalWidth, height: img.naturalHeight } : UNKNOWN;
  const { width, height } = item.width && item.height ? item : natural;
  const isHuge = Math.max(width, height) > HUGE && img.srcset && hasSameRatio(item);
  return { src, alt, width, height, msrc: img.currentSrc || img.src, ...(isHuge && { srcset: img.srcset }) };
};

const optionsFor = (given: Record<string, unknown>): PhotoSwipeOptions => ({
  ...Object.fromEntries(
    Object.entries(SAME).flatMap(([name, type]) => (typeof given[name] === type ? [[name, given[name]]] : [])),
  ),
  ...Object.fromEntries(
    Object.entries(PARTS).flatMap(([name, parts]) =>
      given[name] === false ? parts.map((part) => [part, false] as const) : [],
    ),
  ),
});

const showCaptions = (lightbox: PhotoSwipe, items: readonly LightboxItem[]) =>
  lightbox.on('uiRegister', () =>
    lightbox.ui?.registerElement({
      name: 'islas-caption',
      order: 9,
      isButton: false,
      appendTo: 'root',
      onInit: (element) => {
        element.setAttribute('role', 'status');
        lightbox.on('change', () => {
          element.textContent = items[lightbox.currIndex]?.caption ?? '';
        });
      },
    }),
  );

/** A picture without sizes on the page gets those of its file. */
const updateSizes = (lightbox: PhotoSwipe, items: readonly LightboxItem[]) =>
  lightbox.on('loadComplete', ({ content, isError }) => {
    const { element, index, data } = content;
    if (isError || items[index]?.width || !(element instanceof HTMLImageElement)) return;
    const { naturalWidth: width, naturalHeight: height } = element;
    if (!width || (data.width === width && data.height === height)) return;
    Object.assign(data, { width, height });
    lightbox.refreshSlideContent(index);
  });

/** Keeps the focus among the buttons: PhotoSwipe lets it leave behind the last one. */
const keepFocus = (lightbox: PhotoSwipe) =>
  lightbox.on('keydown', ({ originalEvent: event }) => {
    if (event.key !== 'Tab') return;
    const buttons = [...(lightbox.element?.querySelectorAll('button') ?? [])].filter(
      (button) => !button.disabled && button.checkVisibility({ visibilityProperty: true }),
    );
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    event.preventDefault();
    const next = event.shiftKey ? Math.max(at, 0) - 1 : at + 1;
    buttons.at(next % (buttons.length || 1))?.focus();
  });

const setAccessibleName = ({ element }: PhotoSwipe) => {
  element?.setAttribute('aria-modal', 'true');
  element?.setAttribute('aria-label', galleryText('dialog'));
  element?.querySelector('.pswp__counter')?.setAttribute('role', 'status');
};

/** PhotoSwipe ignores a wish to close while it opens: it is granted when it has opened. */
const closeAfterOpening = (lightbox: PhotoSwipe) => {
  const close = lightbox.close.bind(lightbox);
  lightbox.close = () => {
    if (lightbox.opener.isOpening) lightbox.on('openingAnimationEnd', close);
    else close();
  };
};

/** Removes it at once, also while it opens, when it would wait for its own end. */
const removeLightbox = (lightbox: PhotoSwipe) => {
  lightbox.isDestroying = true;
  lightbox.destroy();
};

/**
 * Opens PhotoSwipe over the page, at the picture of a slide. Rejects while its style sheets cannot be loaded.
 * `closed` receives the slide whose picture was shown last. The signal removes it, or keeps it from opening.
 */
export const openLightbox = async (
  items: readonly LightboxItem[],
  slide: Element | undefined,
  closed: (slide: HTMLElement) => void,
  signal: AbortSignal,
): Promise<void> => {
  await Promise.all(galleryData().styles.map(loadStyle));
  if (signal.aborted) return;
  const given = libraryOptions('photoswipe_options');
  const lightbox = new PhotoSwipe({
    wheelToZoom: true,
    ...optionsFor(given),
    ...(prefersReducedMotion() && { showHideAnimationType: 'none', zoomAnimationDuration: false }),
    returnFocus: false,
    dataSource: items.map(slideData),
    index: Math.max(
      0,
      items.findIndex((item) => item.slide === slide),
    ),
    closeTitle: galleryText('close'),
    zoomTitle: galleryText('zoom'),
    arrowPrevTitle: galleryText('prev'),
    arrowNextTitle: galleryText('next'),
    errorMsg: galleryText('lost'),
  });
  if (given['captionEl'] !== false) showCaptions(lightbox, items);
  updateSizes(lightbox, items);
  keepFocus(lightbox);
  closeAfterOpening(lightbox);
  lightbox.on('close', () => {
    const last = items[lightbox.currIndex];
    if (last) closed(last.slide);
  });
  // PhotoSwipe takes the focus, and learns where it was, only when it has finished opening.
  const opener = document.activeElement;
  const onEnd = () => removeLightbox(lightbox);
  signal.addEventListener('abort', onEnd);
  lightbox.on('destroy', () => {
    signal.removeEventListener('abort', onEnd);
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  });
  lightbox.init();
  setAccessibleName(lightbox);
  lightbox.element?.focus({ preventScroll: true });
  // PhotoSwipe lays its pictures out from left to right in every language.
  if (isRightToLeft(document.documentElement)) lightbox.element?.setAttribute('dir', 'ltr');
};
