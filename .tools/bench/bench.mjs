/**
 * `npm run bench -- pages | touch | drawer | engine`: what a page costs, what the first touch of a swatch costs, what it takes
 * to open a cart drawer, and the variation engine beside the stock script (options alone mean the engine). Each reports;
 * none asserts.
 */
const NAMES = ['pages', 'touch', 'drawer', 'engine'];
const asked = process.argv[2] ?? 'engine';
const name = asked.startsWith('--') ? 'engine' : asked;

if (NAMES.includes(name)) {
  if (name === asked) process.argv.splice(2, 1);
  await import(`./${name}/${name}.mjs`);
} else {
  console.error(`There is no bench called "${name}". Choose one of: ${NAMES.join(', ')}.`);
  process.exitCode = 1;
}
