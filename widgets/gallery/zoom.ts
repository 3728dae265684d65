import { count } from '../../src/browser/decode';
import { libraryOptions } from './gallery-data';

const IMAGE = '.woocommerce-product-gallery__image';

const createLens = (): HTMLImageElement => {
  const lens = new Image();
  lens.className = 'zoomImg';
  lens.alt = '';
  lens.setAttribute('aria-hidden', 'true');
  lens.draggable = false;
  return lens;
};

/**
 * The magnifier: under a mouse or a pen, the large image follows the pointer over a picture that is larger than the
 * gallery. Its file is fetched when the pointer comes, with the event `approach`.
 */
export const startZoom = (gallery: HTMLElement, approach: PointerEvent, signal: AbortSignal): void => {
  let slide: Element | undefined;
  const lens = createLens();

  const show = () => {
    // A source that does not load leaves the picture as it is.
    lens.style.opacity = slide && lens.complete && lens.naturalWidth ? '1' : '0';
  };
  const hideLens = () => {
    slide = undefined;
    show();
  };
  const showSlide = (next: Element) => {
    const { large_image: src = '', large_image_width = 0 } =
      next.querySelector<HTMLElement>('img:not(.zoomImg)')?.dataset ?? {};
    if (!src || !(Number(large_image_width) > gallery.clientWidth)) return hideLens();
    slide = next;
    // Setting the same source again would load it again.
    if (lens.getAttribute('src') !== src) lens.src = src;
    if (lens.parentElement !== next) next.append(lens);
    show();
  };
  const moveTo = ({ clientX, clientY }: PointerEvent) => {
    if (!slide) return;
    const { left, top, width, height } = slide.getBoundingClientRect();
    const magnify = count(1, 0.1)(libraryOptions('zoom_options').magnify);
    const [wide, high] = [lens.naturalWidth * magnify, lens.naturalHeight * magnify];
    const shift = (at: number, room: number, size: number) =>
      `${-Math.max(0, size - room) * Math.max(0, Math.min(1, at / room))}px`;
    Object.assign(lens.style, {
      width: `${wide}px`,
      height: `${high}px`,
      transform: `translate(${shift(clientX - left, width, wide)}, ${shift(clientY - top, height, high)})`,
    });
  };

  let last = approach;
  const onMove = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    last = event;
    const next = event.target instanceof Element ? event.target.closest(IMAGE) : null;
    if (!next) return hideLens();
    showSlide(next);
    moveTo(event);
  };
  const onLoad = () => {
    moveTo(last);
    show();
  };
  lens.addEventListener('load', onLoad, { signal });
  lens.addEventListener('error', show, { signal });
  gallery.addEventListener('pointermove', onMove, { passive: true, signal });
  gallery.addEventListener('pointerleave', hideLens, { signal });
  signal.addEventListener('abort', () => lens.remove());
  // The pointer may rest since then.
  if (gallery.matches(':hover')) onMove(approach);
};
