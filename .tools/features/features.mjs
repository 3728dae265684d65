import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cardsPhp } from './cards.mjs';
import { inlineScriptsPhp } from './inline.mjs';
import { declarationsPhp, labelsPhp, modulesPhp } from './php.mjs';
import { consentToolsPhp, cookieNamesTs, pageMarksPhp, providersPhp, tagProvidersTs } from './providers.mjs';
import { readFeatures } from './read.mjs';
import { referenceMd } from './reference.mjs';
import { browserTextsPhp } from './texts.mjs';
import { wpmlConfig } from './translations.mjs';
import {
  actionsTs,
  componentsTs,
  eventsTs,
  flagsTs,
  lazyTs,
  pageFeaturesTs,
  settingsTs,
  spanishTs,
} from './typescript.mjs';

const root = join(import.meta.dirname, '../..');

/** Formats TypeScript with Biome. @param {string} file @param {string} text */
const formatted = (file, text) => {
  if (!file.endsWith('.ts')) return text;
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'format', `--stdin-file-path=${file}`];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd: root, input: text, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${file}: ${stderr}`);
  return stdout;
};

/**
 * The files generated from the declarations: path → text. They are committed, so that they can be read, searched and
 * translated; a test compares them with the declarations.
 * @param {import('./read.mjs').Feature[]} features @returns {Record<string, string>}
 */
export const generated = (features) =>
  Object.fromEntries(
    Object.entries({
      'php-plugin/src/Platform/Declarations.php': declarationsPhp(features),
      'php-plugin/src/Platform/SettingLabels.php': labelsPhp(features),
      'php-plugin/src/Admin/SettingCards.php': cardsPhp(features),
      'php-plugin/src/Platform/BrowserTexts.php': browserTextsPhp(root),
      'php-plugin/src/ModuleList.php': modulesPhp(features, root),
      'php-plugin/wpml-config.xml': wpmlConfig(features, root),
      'php-plugin/src/Platform/InlineScripts.php': inlineScriptsPhp(root),
      'php-plugin/src/Consent/Known/ProviderTable.php': providersPhp(root),
      'php-plugin/src/Consent/Known/PageMarks.php': pageMarksPhp(root),
      'php-plugin/src/Consent/Known/Tools.php': consentToolsPhp(root),
      'widgets/consent/head/tag-providers.ts': tagProvidersTs(root),
      'widgets/consent/known-cookie-names.ts': cookieNamesTs(root),
      'src/runtime/feature-actions.ts': actionsTs(features),
      'src/runtime/feature-events.ts': eventsTs(features),
      'src/wordpress/feature-flags.ts': flagsTs(features),
      'src/entries/lazy-list.ts': lazyTs(features),
      'src/entries/page-features.ts': pageFeaturesTs(features, root),
      'src/entries/components.ts': componentsTs(features, root),
      'src/entries/spanish-components.ts': spanishTs(features, root),
      ...Object.fromEntries(
        features.flatMap((feature) =>
          feature.browserSettings ? [[feature.browserSettings, settingsTs(feature)]] : [],
        ),
      ),
      'docs/reference.md': referenceMd(features, root),
    }).map(([file, text]) => [file, formatted(file, text)]),
  );

/** `npm run features`: reads all declarations, reports their errors, and writes the generated files. */
const main = () => {
  const files = generated(readFeatures(root));
  for (const [file, text] of Object.entries(files)) {
    writeFileSync(join(root, file), text);
    console.log(file);
  }
};

if (process.argv[1] === import.meta.filename) {
  try {
    main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
