/**
 * Moves the skip link to the start of the page, in themes without `wp_body_open`, and gives its target an id. It stays
 * hidden if the page has no such target. Optimisers may run the script elsewhere, so it reads no attribute of its element.
 */
{
  const link = /** @type {HTMLAnchorElement} */ (document.querySelector('.islas-skip-link'));
  const target =
    document.getElementById(link.hash.slice(1)) || document.querySelector('main, [role="main"], #content, #primary');
  if (target) {
    target.id = target.id || link.hash.slice(1);
    link.setAttribute('href', '#' + target.id);
    link.hidden = false;
    document.body.prepend(link);
  }
}
