import type { Sources } from './sources';

/**
 * Calls whose failure would become an empty text: `Pattern` and `Json` keep the text there is. A call that says what stands
 * in place of a failure, by `??`, is right as it is.
 */
const LOSES = /\(string\) *(?:preg_\w+|wp_json_encode|json_encode)\(|(?<![\w:>$])(?:preg_replace\w*|wp_json_encode)\(/;
const KEEPERS = /(?:Pattern|Json)\.php$/;

/** Statements of the plugin that lose a text where PHP gives up, as `file: statement`. */
export const lossyCalls = (php: Sources): string[] =>
  [...php]
    .filter(([file]) => !KEEPERS.test(file))
    .flatMap(([file, text]) =>
      text
        .split(/;\n/)
        .filter((statement) => LOSES.test(statement) && !/\?\? /.test(statement.slice(statement.search(LOSES))))
        .map((statement) => `${file}: ${statement.slice(statement.search(LOSES)).split('\n')[0] ?? ''}`),
    );
