/** Attributes on which scripts do not depend. */
const SILENT =
  /^(class|id|style|src|srcset|sizes|width|height|alt|decoding|loading|fetchpriority|xmlns|viewbox|title)$/i;
/** Attributes whose value is kept, because it is a name of the platform. */
const IDENTIFYING = ['type', 'role', 'name', 'method', 'aria-live', 'aria-hidden', 'data-wp-interactive'];
/** Classes and ids that contain a shop's data: numbers, hashes, slugs of its terms. */
const DATA =
  /\d{2,}|-\d+$|^(post|page|term|tag|category|product_cat|product_tag|product_brand|pa)[-_](?!id$)|[0-9a-f]{8}/;
/** A link to an anchor on the page. */
const PLACE = /^#[a-z-]+$/;
const NAME = /^[a-zA-Z][\w-]*$/;

/** @param {string} value */
const isName = (value) => NAME.test(value) && !DATA.test(value);

/** A field's name with cart keys and numbers replaced. @param {string} value */
const fieldName = (value) => value.replace(/[0-9a-f]{32}/g, '{key}').replace(/\d+/g, '{n}');

/**
 * An element as a selector: tag, id, classes and attribute names, with the values of the attributes in `TELLING`.
 * @param {Element} element
 */
export const signature = (element) => {
  const classes = [...element.classList].filter((name) => isName(name) || name === 'product').sort();
  const attributes = [...element.attributes]
    .map(({ name, value }) => ({ name: name.toLowerCase(), value }))
    .filter(({ name }) => !SILENT.test(name) && /^[a-z][\w:.-]*$/.test(name))
    .map(({ name, value }) =>
      (IDENTIFYING.includes(name) && value) || PLACE.test(value) ? `[${name}="${fieldName(value)}"]` : `[${name}]`,
    )
    .sort();
  const id = isName(element.id) ? `#${element.id}` : '';
  return element.tagName.toLowerCase() + id + classes.map((name) => `.${name}`).join('') + attributes.join('');
};
