import { keepEmojiResult } from './keep-emoji-result';

/** What the answer of the plugin begins with. */
const MARK = '<!--islas-emoji-->';

/** Puts WordPress' test of emoji and its rules into the page, as they would have been printed. */
export const loadEmojiDetection = async (address: string, signal: AbortSignal): Promise<void> => {
  const answer = await fetch(address, { signal });
  const markup = await answer.text();
  // A host may answer with a page of its own, whose scripts have no place here.
  if (!answer.ok || !markup.startsWith(MARK)) throw new Error(`The test of emoji was answered ${answer.status}.`);
  keepEmojiResult();
  // Scripts in such a fragment run.
  document.head.append(document.createRange().createContextualFragment(markup));
};
