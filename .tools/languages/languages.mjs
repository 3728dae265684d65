import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { POT, makePot, mergePo, readCatalogues } from './catalogue.mjs';
import { checkLanguages } from './check.mjs';
import { readSources } from './sources.mjs';
import { SPANISH, spanishTs } from './spanish.mjs';

/** `npm run languages`: writes the template, updates every translation to the sources, writes the Spanish of `islas/react`, and checks them. */
const root = join(import.meta.dirname, '../..');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const { messages } = readSources(root);

mkdirSync(join(root, 'languages'), { recursive: true });
writeFileSync(join(root, POT), makePot(messages.values(), version));
for (const [locale, data] of readCatalogues(root)) {
  writeFileSync(join(root, `languages/islas-${locale}.po`), mergePo(data, messages.values(), version));
}
writeFileSync(join(root, SPANISH), spanishTs(root));

const problems = checkLanguages(root).flatMap((check) => check.problems);
for (const problem of problems) console.error(problem);
console.log(`${messages.size} texts, ${problems.length ? `${problems.length} to see to` : 'all translated'}.`);
process.exitCode = problems.length ? 1 : 0;
