/**
 * Before a library for selects runs: the browser fetches its style sheet, whose link waits at its place. A plugin may
 * have taken the link out, with the rules in a file of its own. Short, because pages carry it: by the element's id.
 */
(window['select2-css'] || {}).disabled = false;
