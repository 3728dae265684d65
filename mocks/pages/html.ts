// The pretend shop prints with the same tag as the components of `islas/react`.
export { Markup as Html, attributes, escape, html, raw } from '../../src/react/print/print-html';
