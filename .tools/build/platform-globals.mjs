/**
 * What WordPress has on the owner's screens: package → the global variable of its script. `ScreenScript::NEEDS` names
 * the scripts.
 * @type {Record<string, string>}
 */
export const PLATFORM_GLOBALS = {
  '@wordpress/api-fetch': 'wp.apiFetch',
  '@wordpress/components': 'wp.components',
  '@wordpress/element': 'wp.element',
  '@wordpress/i18n': 'wp.i18n',
  // Where a key follows a spread, JSX is compiled to `createElement`.
  react: 'React',
  'react/jsx-runtime': 'ReactJSXRuntime',
};
