/**
 * Passes each decision, also one taken before, to the plugin WP Consent API, whose script reads cookies of its own.
 */
{
  const consent = window.islas && window.islas.consent;
  const feed = () => {
    for (const name of ['functional', 'preferences', 'statistics-anonymous', 'statistics', 'marketing'])
      wp_set_consent(name, consent.has(name) ? 'allow' : 'deny');
  };
  if (consent) {
    if (consent.get().status !== 'undecided') feed();
    document.addEventListener('islas:consent-changed', feed);
  }
}
