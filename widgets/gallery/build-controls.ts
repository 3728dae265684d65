import { announce } from '../../src/browser/live-region';
import { type SliderOptions, galleryText } from './gallery-data';
import type { Slider } from './slider';

const createElement = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] => {
  const element = document.createElement(name);
  element.className = className;
  element.append(...children);
  return element;
};

const createLink = (className: string, name: string): HTMLAnchorElement => {
  const element = createElement('a', className);
  element.href = '#';
  element.setAttribute('role', 'button');
  element.setAttribute('aria-label', name);
  return element;
};

/** A thumbnail as PHP's `GalleryMarkup` prints it. */
const thumbnail = ({ dataset }: HTMLElement, name: string): HTMLElement => {
  const { thumb, thumbAlt = '', thumbSrcset = '', thumbSizes = '' } = dataset;
  const button = createElement('button', '', thumb ? '' : '▸');
  button.type = 'button';
  if (!thumb || !thumbAlt) button.setAttribute('aria-label', name);
  if (thumb)
    button.append(Object.assign(new Image(), { srcset: thumbSrcset, sizes: thumbSizes, src: thumb, alt: thumbAlt }));
  return button;
};

/** The list that leads to each slide, as thumbnails or as numbers. */
export const buildList = (gallery: HTMLElement, { slides }: Slider, { nav }: SliderOptions): HTMLElement => {
  const items = slides.map((slide, at) => {
    const name = galleryText('slide', at + 1, slides.length);
    if (nav === 'thumbnails') return createElement('li', '', thumbnail(slide, name));
    const number = createLink('', name);
    number.textContent = String(at + 1);
    return createElement('li', '', number);
  });
  const list = createElement('ol', `flex-control-nav flex-control-${nav === 'paging' ? nav : 'thumbs'}`, ...items);
  gallery.append(list);
  return list;
};

/** Previous and next, where the theme asks for them. */
export const buildArrows = (
  gallery: HTMLElement,
  { slides, onShow, step, index }: Slider,
  options: SliderOptions,
  signal: AbortSignal,
): void => {
  const arrow = (kind: 'prev' | 'next') => {
    const name = galleryText(kind);
    const button = createLink(`flex-${kind}`, name);
    // A theme may give an icon as markup.
    button.innerHTML = options[`${kind}Text`] || name;
    const onPress = (event: Event) => {
      event.preventDefault();
      step(kind === 'prev' ? -1 : 1);
      announce(galleryText('slide', index() + 1, slides.length));
    };
    button.addEventListener('click', onPress, { signal });
    // The browser presses a link with Enter only.
    button.addEventListener('keydown', (event) => event.key === ' ' && onPress(event), { signal });
    return button;
  };
  const [previous, next] = [arrow('prev'), arrow('next')];
  const list = createElement(
    'ul',
    'flex-direction-nav',
    createElement('li', 'flex-nav-prev', previous),
    createElement('li', 'flex-nav-next', next),
  );
  gallery.append(list);
  signal.addEventListener('abort', () => list.remove());
  onShow((now) => {
    for (const [button, end] of [
      [previous, 0],
      [next, slides.length - 1],
    ] as const) {
      const isEnd = !options.animationLoop && now === end;
      button.classList.toggle('flex-disabled', isEnd);
      button.setAttribute('aria-disabled', String(isEnd));
    }
  });
};
