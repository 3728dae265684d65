import { Window } from 'happy-dom';
import { typeOf, union } from './types.mjs';

/** @typedef {import('./types.mjs').Shape} Shape */

const GLOBAL = /\bvar\s+(\w+)\s*=\s*(\{[^\n]*\});/g;

const STYLES = /<link\b[^>]*>|<style\b[\s\S]*?<\/style>/g;

/** @param {string} json */
const parse = (json) => {
  try {
    return JSON.parse(json);
  } catch {
    return undefined; // The script holds code, not data.
  }
};

/** Parses a page without running scripts. @param {string} html @returns {Document} */
export const documentOf = (html) => {
  const window = new Window({ settings: { disableJavaScriptEvaluation: true, disableCSSFileLoading: true } });
  return /** @type {Document} */ (
    /** @type {unknown} */ (new window.DOMParser().parseFromString(html.replace(STYLES, ''), 'text/html'))
  );
};

/** Globals that inline scripts define: name and type. @param {Document} document @returns {Record<string, Shape>} */
export const globals = (document) =>
  Object.fromEntries(
    [...document.querySelectorAll('script[id$="-js-extra"]')]
      .flatMap((script) => [...(script.textContent ?? '').matchAll(GLOBAL)])
      .map(([, name = '', json = '']) => [name, typeOf(parse(json))]),
  );

/** Ids of the scripts and script modules of a page. @param {Document} document */
export const scripts = (document) =>
  [...document.querySelectorAll('script[id]')]
    .map(({ id }) => id)
    .filter((id) => !/-js-(extra|before|after)$/.test(id));

/** Body classes of WooCommerce and WordPress that name the kind of page. @param {Document} document */
export const kinds = (document) =>
  [...document.body.classList].filter((name) => /^(woocommerce|single|archive|tax|theme|logged-in)/.test(name)).sort();

/** The type of the page's embedded variations, or undefined. @param {Document} document */
export const variations = (document) => {
  const forms = [...document.querySelectorAll('form[data-product_variations]')];
  return union(forms.map((form) => typeOf(parse(form.getAttribute('data-product_variations') ?? ''))));
};
