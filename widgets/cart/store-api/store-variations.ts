import { count, flag, isRecord, list, shape, text } from '../../../src/browser/decode';
import { textOf } from '../../../src/browser/html-text';
import type { Fields } from '../../../src/woocommerce/shop-request';
import { ShopError } from '../../../src/wordpress/errors';
import { element } from './element';
import type { StoreAnswer, StoreClient } from './store-client';

type Ending = AbortSignal | undefined;

/** Variations of one answer, WooCommerce's most, and answers: more variations than that stay unknown. */
const PAGE = 100;
const MOST_PAGES = 20;
/** WooCommerce's word for no limit. */
const NO_LIMIT = 9999;

/** What the states of options need of each variation: a tenth of all that the shop would send. */
const STATE_FIELDS =
  'id,permalink,is_in_stock,is_purchasable,sold_individually,prices.price,add_to_cart.maximum,low_stock_remaining';

const decodeVariation = shape({
  id: text(),
  permalink: text(),
  is_in_stock: flag(),
  is_purchasable: flag(),
  sold_individually: flag(),
  prices: shape({ price: text() }),
  price_html: text(),
  stock_availability: shape({ text: text(), class: text() }),
  add_to_cart: shape({ minimum: text('1'), maximum: count(NO_LIMIT), multiple_of: text() }),
  sku: text(),
  description: text(),
  formatted_weight: text(),
  formatted_dimensions: text(),
  images: list(
    shape({ id: text(), src: text(), thumbnail: text(), srcset: text(), sizes: text(), name: text(), alt: text() }),
  ),
});

type StoreVariation = ReturnType<typeof decodeVariation>;

/**
 * What a variation is for: the address of its page says it by the names of the product's form, which are encoded where they are
 * not in English letters. An attribute that takes any value is missing.
 */
const attributesOf = ({ permalink }: StoreVariation): Readonly<Record<string, string>> => {
  const parameters = URL.canParse(permalink) ? [...new URL(permalink).searchParams] : [];
  const attributes = parameters.filter(([name]) => name.startsWith('attribute_'));
  return Object.fromEntries(attributes.map(([name, value]) => [encodeURIComponent(name).toLowerCase(), value]));
};

/** As `get_available_variations()` describes it (contract 2.6), as far as the Store API says it. */
const describeState = (variation: StoreVariation) => ({
  variation_id: variation.id,
  attributes: attributesOf(variation),
  is_in_stock: variation.is_in_stock,
  is_purchasable: variation.is_purchasable,
  is_sold_individually: variation.sold_individually ? 'yes' : 'no',
  variation_is_active: true,
  variation_is_visible: true,
  max_qty: variation.add_to_cart.maximum === NO_LIMIT ? '' : variation.add_to_cart.maximum,
});

/** An element around the shop's own HTML, as text. */
const wrapHtml = (name: string, className: string, html: string): string => {
  const made = element(name, { class: className });
  made.innerHTML = html;
  return made.outerHTML;
};

const describeImage = ({ images: [image] }: StoreVariation) =>
  image && {
    title: textOf(image.name),
    alt: textOf(image.alt),
    src: image.src,
    srcset: image.srcset || false,
    sizes: image.sizes,
    full_src: image.src,
    thumb_src: image.thumbnail,
    gallery_thumbnail_src: image.thumbnail,
  };

const describeVariation = (variation: StoreVariation, hasOwnPrice: boolean) => {
  const { price_html, stock_availability: stock, add_to_cart, images } = variation;
  const image = describeImage(variation);
  return {
    ...describeState(variation),
    min_qty: add_to_cart.minimum,
    ...(Number(add_to_cart.multiple_of) > 1 && { step: add_to_cart.multiple_of }),
    sku: variation.sku,
    variation_description: variation.description,
    weight_html: variation.formatted_weight,
    dimensions_html: variation.formatted_dimensions,
    price_html: hasOwnPrice && price_html ? wrapHtml('span', 'price', price_html) : '',
    availability_html: stock.text ? wrapHtml('p', `stock ${stock.class}`, stock.text) : '',
    image_id: images[0]?.id ?? '',
    ...(image && { image }),
  };
};

const listIn = ({ status, value }: StoreAnswer): readonly StoreVariation[] => {
  if (status >= 400 || !Array.isArray(value)) throw new ShopError('unknown_error', status);
  return value.filter(isRecord).map(decodeVariation);
};

/** The variations of products, by the Store API of their shop. */
export class StoreVariations {
  /** By product; which variations there are changes less often than what is in stock. */
  private readonly known = new Map<number, Promise<readonly StoreVariation[]>>();

  constructor(private readonly client: StoreClient) {}

  /** All of a product, in the order in which a choice finds them (`wc-ajax` has no such endpoint). */
  async list({ product_id: id }: Fields, signal: Ending): Promise<unknown> {
    return (await this.request(Number(id), signal)).map(describeState);
  }

  /** The one that the choices of a form lead to, as `wc-ajax=get_variation` answers: `false` where there is none. */
  async find({ product_id: id, ...choices }: Fields, signal: Ending): Promise<unknown> {
    const all = await (this.known.get(Number(id)) ?? this.request(Number(id), signal));
    const isChosen = ([name, value]: [string, string]) => value === text()(choices[name]);
    const found = all.find((variation) => Object.entries(attributesOf(variation)).every(isChosen));
    if (!found) return false;
    const { status, value } = await this.client.get(`products/${found.id}`, signal);
    if (status === 404) return false;
    if (status >= 400 || !isRecord(value)) throw new ShopError('unknown_error', status);
    const prices = new Set(all.map(({ prices: { price } }) => price));
    return describeVariation(decodeVariation(value), prices.size > 1);
  }

  private request(product: number, signal: Ending): Promise<readonly StoreVariation[]> {
    const asked = this.read(product, signal);
    this.known.set(product, asked);
    asked.catch(() => this.known.get(product) === asked && this.known.delete(product));
    return asked;
  }

  private async read(product: number, signal: Ending): Promise<readonly StoreVariation[]> {
    const all: StoreVariation[] = [];
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      const asked = `type=variation&parent=${product}&orderby=menu_order&order=asc&per_page=${PAGE}&page=${page}`;
      const found = listIn(await this.client.get(`products?${asked}&_fields=${STATE_FIELDS}`, signal));
      all.push(...found);
      if (found.length < PAGE) break;
    }
    return all;
  }
}
