import type { Product } from '../../catalogue/products';
import { type Html, html, raw } from '../html';

/** What WooCommerce tells its script of product pages about ratings. */
export const REVIEW_PARAMS = {
  i18n_required_rating_text: 'Por favor elige una puntuación',
  i18n_rating_options: [1, 2, 3, 4, 5].map((stars) => `${stars} de 5 estrellas`),
  review_rating_required: 'yes',
};

interface Review {
  readonly author: string;
  readonly rating: number;
  readonly words: string;
}

const REVIEWS: readonly Review[] = [
  { author: 'Lucía Vidal', rating: 5, words: 'Bonita de verdad, y llegó en dos días.' },
  { author: 'Joan Ferrer', rating: 4, words: 'Tal como en las fotos. El embalaje, mejorable.' },
];

interface Tab {
  readonly key: string;
  readonly title: string;
  readonly content: Html;
}

const review = ({ author, rating, words }: Review, at: number): Html =>
  html`<li class="review depth-1" id="li-comment-${at + 1}"><div id="comment-${at + 1}" class="comment_container"><div class="comment-text"><div class="star-rating" role="img" aria-label="Valorado en ${rating} de 5"><span style="width:${rating * 20}%">Valorado en <strong class="rating">${rating}</strong> de 5</span></div><p class="meta"><strong class="woocommerce-review__author">${author}</strong></p><div class="description"><p>${words}</p></div></div></div></li>`;

const WORDS = ['Muy pobre', 'No está tan mal', 'Normal', 'Bueno', 'Perfecto'];

const ratingField = html`<div class="comment-form-rating"><label for="rating" id="comment-form-rating-label">Tu puntuación&nbsp;<span class="required">*</span></label><select name="rating" id="rating" required><option value="">Puntuar…</option>${WORDS.map(
  (words, at) => html`<option value="${at + 1}">${words}</option>`,
).reverse()}</select></div>`;

/** WooCommerce's form for a review. */
export const reviewForm = (id: number): Html =>
  html`<div id="review_form_wrapper"><div id="review_form"><div id="respond" class="comment-respond"><span id="reply-title" class="comment-reply-title" role="heading" aria-level="3">Añadir una valoración</span><form action="/wp-comments-post.php" method="post" id="commentform" class="comment-form">${ratingField}<p class="comment-form-comment"><label for="comment">Tu valoración&nbsp;<span class="required">*</span></label><textarea id="comment" name="comment" cols="45" rows="8" required></textarea></p><p class="comment-form-author"><label for="author">Nombre&nbsp;<span class="required">*</span></label><input id="author" name="author" type="text" autocomplete="name" size="30" required></p><p class="comment-form-email"><label for="email">Correo electrónico&nbsp;<span class="required">*</span></label><input id="email" name="email" type="email" autocomplete="email" size="30" required></p><p class="form-submit"><input name="submit" type="submit" id="submit" class="submit" value="Enviar"><input type="hidden" name="comment_post_ID" value="${id}"></p></form></div></div></div>`;

const attributesTable = ({ attributes: rows = [] }: Product): Html =>
  html`<h2>Información adicional</h2><table class="woocommerce-product-attributes shop_attributes" aria-label="Detalles del producto">${rows.map(
    ({ name, label, options }) =>
      html`<tr class="woocommerce-product-attributes-item woocommerce-product-attributes-item--attribute_${name}"><th class="woocommerce-product-attributes-item__label" scope="row">${label}</th><td class="woocommerce-product-attributes-item__value"><p>${Object.values(options).join(', ')}</p></td></tr>`,
  )}</table>`;

const tabsOf = (product: Product): Tab[] => [
  { key: 'description', title: 'Descripción', content: html`<h2>Descripción</h2><p>${product.about}</p>` },
  ...(product.attributes?.length
    ? [{ key: 'additional_information', title: 'Información adicional', content: attributesTable(product) }]
    : []),
  {
    key: 'reviews',
    title: `Valoraciones (${REVIEWS.length})`,
    content: html`<div id="reviews" class="woocommerce-Reviews"><div id="comments"><h2 class="woocommerce-Reviews-title">${REVIEWS.length} valoraciones en <span>${product.name}</span></h2><ol class="commentlist">${REVIEWS.map(review)}</ol></div>${reviewForm(product.id)}</div>`,
  },
];

/** WooCommerce's tabs of a product: its description, its attributes and its reviews. */
export const tabs = (product: Product): Html => {
  const list = tabsOf(product);
  return html`<div class="woocommerce-tabs wc-tabs-wrapper"><ul class="tabs wc-tabs" role="tablist">${list.map(
    ({ key, title }) =>
      html`<li role="presentation" class="${key}_tab" id="tab-title-${key}"><a href="#tab-${key}" role="tab" aria-controls="tab-${key}">${title}</a></li>`,
  )}</ul>${list.map(
    ({ key, content }) =>
      html`<div class="woocommerce-Tabs-panel woocommerce-Tabs-panel--${key} panel entry-content wc-tab" id="tab-${key}" role="tabpanel" aria-labelledby="tab-title-${key}">${content}</div>`,
  )}</div>`;
};

/** The average rating, which leads to the reviews. */
export const averageRating = (): Html =>
  html`<div class="woocommerce-product-rating"><a href="#reviews" class="woocommerce-review-link" rel="nofollow">(<span class="count">${REVIEWS.length}</span> valoraciones de clientes)</a></div>`;

/** For a page without the product's gallery, which prints them too. */
export const reviewParams = (): Html =>
  html`<script>var wc_single_product_params = ${raw(JSON.stringify(REVIEW_PARAMS))};</script>`;
