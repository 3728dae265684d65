/**
 * `npm run bench -- bytes | visit | paint | server | pages | touch | drawer | ahead | engine` measures the built files, the
 * bytes of a whole visit, when a slow telephone paints a page, how many pages a second the server makes, the cost of single
 * pages, of the first touch of a swatch, of opening a cart drawer, how fast pages open that were fetched ahead, and the
 * variation engine compared with the stock script. Options without a name mean the engine. Each benchmark prints a report;
 * none asserts.
 */
const NAMES = ['bytes', 'visit', 'paint', 'server', 'pages', 'touch', 'drawer', 'ahead', 'engine'];
const asked = process.argv[2] ?? 'engine';
const name = asked.startsWith('--') ? 'engine' : asked;

if (asked === '--help') {
  console.log(`npm run bench -- ${NAMES.join(' | ')}; each says with --help what it measures and how.`);
} else if (NAMES.includes(name)) {
  if (name === asked) process.argv.splice(2, 1);
  await import(`./${name}/${name}.mjs`);
} else {
  console.error(`There is no bench called "${name}". Choose one of: ${NAMES.join(', ')}.`);
  process.exitCode = 1;
}
