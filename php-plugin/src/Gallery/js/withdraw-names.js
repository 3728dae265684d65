/**
 * On a page of a block theme that keeps WooCommerce's gallery, its markup was printed before that was known. Takes from
 * it, before WooCommerce's scripts run, the names that they look for. A style element hides what is Islas'.
 */
{
  const names =
    /(?:flex-viewport|flex-control-nav flex-control-thumbs|woocommerce-product-gallery__trigger) (?=islas-)/g;
  const own = (text) => text.replace(names, '');
  const withdraw = () => {
    for (const element of document.querySelectorAll('[class*="islas-gallery__"]'))
      element.className = own(element.className);
    // The galleries of variations.
    const form = 'data-product_variations';
    for (const element of document.querySelectorAll(`[${form}]`))
      element.setAttribute(form, own(element.getAttribute(form)));
    const galleries = typeof wc_variation_gallery_defaults === 'object' ? wc_variation_gallery_defaults : {};
    for (const id in galleries) galleries[id] = own(galleries[id]);
  };
  // For scripts in the footer; and when the page is parsed, which is before deferred scripts run.
  withdraw();
  document.addEventListener('readystatechange', withdraw, { once: true });
}
