/** In the form of a review; apart from `selectors.ts`, which pages load before the form is near. */
export const RATING_LABEL = '#comment-form-rating-label,label[for=rating]';
export const STARS = 'p.stars';
export const SUBMIT = '#submit,[type=submit]';
