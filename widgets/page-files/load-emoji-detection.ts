import { keepEmojiResult } from './keep-emoji-result';

/** Puts WordPress' test of emoji and its rules into the page, as they would have been printed. */
export const loadEmojiDetection = async (address: string, signal: AbortSignal): Promise<void> => {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`The test of emoji was answered ${answer.status}.`);
  keepEmojiResult();
  // Scripts in such a fragment run.
  document.head.append(document.createRange().createContextualFragment(await answer.text()));
};
