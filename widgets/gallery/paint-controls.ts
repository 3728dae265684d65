import { loadLater } from '../../src/runtime/load-later';
import type { SliderOptions } from './gallery-data';
import { isRightToLeft } from './preferences';
import type { Slider } from './slider';

/** Keys that belong to what has the focus: players and fields that a filter has put into a slide. */
const OWN_KEYS = 'video,audio,iframe,input,select,textarea,[contenteditable]';

/** Marks the item of the slide in view, as the stock slider does and for screen readers. */
const paintList = (list: Element, { onShow }: Slider) =>
  onShow((index) => {
    [...list.children].forEach((item, at) => {
      item.querySelector('img,a')?.classList.toggle('flex-active', at === index);
      const button = item.querySelector('button,a');
      if (button) button.ariaCurrent = at === index ? 'true' : null;
    });
  });

/**
 * Lets pointer and keys lead to the slides. PHP prints the thumbnails; what it does not print (numbers, arrows, the
 * thumbnails of another template) is built where it is asked for.
 */
export const paintControls = (
  gallery: HTMLElement,
  slider: Slider,
  options: SliderOptions,
  signal: AbortSignal,
): void => {
  const { slides } = slider;
  let list = gallery.querySelector('.flex-control-nav');
  const isPrinted = list?.childElementCount === slides.length;
  if (list && isPrinted) paintList(list, slider);
  if ((options.nav && !isPrinted) || options.directionNav)
    void loadLater(
      'gallery',
      () => import('./build-controls'),
      ({ buildArrows, buildList }) => {
        if (options.nav && !isPrinted) {
          list?.remove();
          paintList((list = buildList(gallery, slider, options)), slider);
        }
        if (options.directionNav) buildArrows(gallery, slider, options, signal);
      },
      { signal, host: gallery },
    );

  const items = () => [...(list?.children ?? [])];
  const positionOf = (target: Element): number => items().findIndex((item) => item.contains(target));
  gallery.addEventListener(
    'click',
    (event) => {
      const at = event.defaultPrevented || !(event.target instanceof Element) ? -1 : positionOf(event.target);
      if (at < 0) return;
      event.preventDefault();
      slider.goTo(at);
    },
    { signal },
  );
  gallery.addEventListener(
    'keydown',
    (event) => {
      const { key, target, defaultPrevented, altKey, ctrlKey, metaKey } = event;
      const direction = { ArrowLeft: -1, ArrowRight: 1 }[key];
      if (!direction || !options.keyboard || defaultPrevented || altKey || ctrlKey || metaKey) return;
      if (!(target instanceof Element) || target.closest(OWN_KEYS)) return;
      event.preventDefault();
      slider.step(direction === (isRightToLeft(gallery) ? -1 : 1) ? 1 : -1);
      const from = positionOf(target) >= 0 ? items() : slides;
      if (from.some((place) => place.contains(target)))
        from[slider.index()]?.querySelector<HTMLElement>('button,a')?.focus({ preventScroll: true });
    },
    { signal },
  );
};
