import { findCard } from '../../../src/woocommerce/card';
import type { Choices, VariationDetails } from '../../variations/public';
import type { CardProps } from './card-props';

/**
 * Shows what is chosen: a variation; `null` for none, which brings back what the page printed, but for what the choices
 * so far decide; or `undefined` for one that is on its way, until when the image stays.
 */
export type AroundPainter = (choices: Choices, details: VariationDetails | null | undefined) => void;

type Values = Readonly<Record<string, string | null | undefined>>;

/** Writes attributes; one that is not given is again what it was before the first. */
const createAttributeWriter = (element: Element, names: readonly string[]) => {
  const printed = names.map((name) => [name, element.getAttribute(name)] as const);
  return (values: Values): void => {
    for (const [name, original] of printed) {
      const value = values[name] === undefined ? original : values[name];
      if (value === null) element.removeAttribute(name);
      else if (value !== element.getAttribute(name)) element.setAttribute(name, value);
    }
  };
};

/** The sizes of the large image serve a card only where WooCommerce crops its thumbnails to the same shape. */
const imageOf = ({ image }: VariationDetails): Values => {
  const src = image.thumb_src || image.src;
  if (!src) return {};
  const ratio = (name: string) => Number(image[`${name}_w`]) / Number(image[`${name}_h`]);
  const isSameShape = Math.abs(ratio('thumb_src') / ratio('src') - 1) < 0.02;
  return {
    src,
    alt: image.alt,
    srcset: (isSameShape && image.srcset) || null,
    ...((!isSameShape || !image.srcset) && { sizes: null }),
  };
};

/** The image that a choice by itself decides, of the last attribute that does. */
const findChosenImage = (images: CardProps['images'], choices: Choices): Values | undefined => {
  const [one] = Object.entries(choices)
    .flatMap(([attribute, value]) => images[attribute]?.[value] ?? [])
    .slice(-1);
  return one && { src: one.src, srcset: one.srcset || null, ...(!one.srcset && { sizes: null }) };
};

/** The nodes of a price; scripts in it do not run. */
const nodesOf = (html: string): readonly Node[] => {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: html });
  content.querySelectorAll('script').forEach((script) => script.remove());
  return [...(content.querySelector('.price') ?? content).childNodes];
};

/** Links of the card that lead to the product's page, and how each gets what is chosen. */
const linksOf = (card: Element, page: string) =>
  [...card.querySelectorAll<HTMLAnchorElement>('a[href]')]
    .filter(({ href }) => href.replace(/#.*/, '') === page)
    .map((link) => ({ link, write: createAttributeWriter(link, ['href']) }));

/** All addresses of an image. Until it is near, lazy loading may keep its own in another attribute than `src`. */
const addressesOf = (image: HTMLImageElement | undefined): string =>
  [...(image?.attributes ?? [])]
    .filter(({ value }) => value.includes('/') && !value.startsWith('data:'))
    .map(({ name, value }) => `${name}=${value}`)
    .sort()
    .join('\n');

/** The card's first image, and its copies: a theme may print it twice and show one of them. */
const copiesOf = (images: readonly HTMLImageElement[]) => {
  const first = addressesOf(images[0]);
  return images.filter((image, index) => index === 0 || (first !== '' && addressesOf(image) === first));
};

/** The card around a form: its image, its price and its links, as they are now and as a choice has them. */
export const createCardPainter = (form: HTMLFormElement, images: CardProps['images']): AroundPainter => {
  const card = findCard(form, form.dataset['product_id'] ?? '') ?? form;
  const findInCard = <E extends Element>(selector: string) =>
    [...card.querySelectorAll<E>(selector)].filter((element) => !form.contains(element));
  const page = new URL(form.getAttribute('action') ?? '', document.baseURI).href;
  const copies = copiesOf(findInCard<HTMLImageElement>('img'));
  const [price] = findInCard('.price,.wc-block-components-product-price');
  const writers = copies.map((image) => createAttributeWriter(image, ['src', 'srcset', 'sizes', 'alt']));
  const sources = copies
    .flatMap((image) => [...(image.parentElement?.querySelectorAll(':scope > source') ?? [])])
    .map((source) => createAttributeWriter(source, ['srcset']));
  const links = linksOf(card, page);
  const printed = [...(price?.childNodes ?? [])];

  return (choices, details) => {
    const part = findChosenImage(images, choices);
    if (details !== undefined || part) {
      const values = details ? imageOf(details) : (part ?? {});
      for (const writeImage of writers) writeImage(values);
      for (const source of sources) source(values.src ? { srcset: values.srcset ?? values.src } : {});
    }
    const nodes = nodesOf(details?.price_html ?? '');
    price?.replaceChildren(...(nodes.length ? nodes : printed));
    for (const { write } of links) {
      const address = new URL(page);
      for (const [name, value] of Object.entries(choices)) if (value) address.searchParams.set(name, value);
      write(Object.values(choices).some(Boolean) ? { href: address.href } : {});
    }
  };
};
