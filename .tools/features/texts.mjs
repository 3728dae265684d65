import { BROWSER_TEXTS, browserTexts, countedText } from '../languages/sources.mjs';
import { quoted, translated } from './php.mjs';

/** @param {NonNullable<ReturnType<typeof countedText>>} counted */
const ofNumber = ({ one, many, isOne }) => `_n(${quoted(one)}, ${quoted(many)}, ${isOne ? 1 : 2}, 'islas')`;

/** PHP class with the texts of the browser. @param {string} root */
export const browserTextsPhp = (root) => {
  const texts = browserTexts(root);
  const rows = [...texts].map(([key, { text, note }]) => {
    const counted = countedText(key, texts);
    const comment = note ? `            /* translators: ${note} */\n` : '';
    return `${comment}            ${quoted(key)} => ${counted ? ofNumber(counted) : translated(text)},\n`;
  });
  return `<?php

// Generated from ${BROWSER_TEXTS} by \`npm run features\`: change that, not this.
// phpcs:disable Generic.Files.LineLength -- Texts stand in one piece, for translators.

declare(strict_types=1);

namespace Islas\\Platform;

/** The texts that the browser shows, in the shop's language. */
final class BrowserTexts
{
    /** @return array<string, string> */
    public static function listTexts(): array
    {
        return [
${rows.join('')}        ];
    }
}
`;
};
