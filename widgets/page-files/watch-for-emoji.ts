import { shape, text } from '../../src/browser/decode';
import { observeDocument } from '../../src/browser/document-observer';
import { whenActivated } from '../../src/browser/page-seen';
import { loadLater } from '../../src/runtime/load-later';
import { decodeSection } from '../../src/wordpress/settings';

/**
 * What WordPress may replace by a picture, and characters that later emoji will have. It leaves © and its like. Every
 * browser draws the lens, which WooCommerce prints for its gallery.
 */
const EMOJI = /(?![©®™↔★♠♣♥♦🔍])[\p{Extended_Pictographic}\p{Regional_Indicator}]|\u20e3/u;

/**
 * Loads WordPress' test of emoji, which draws those that the browser cannot, once the page has an emoji. Where the page
 * has no address for it, it has the test itself, or its owner wants none.
 */
export const watchForEmoji = (signal: AbortSignal): void => {
  const { emoji: address } = decodeSection('page_files', shape({ emoji: text() }));
  if (!address) return;
  let isLooking = true;
  const look = (node: Node): void => {
    if (!isLooking || !EMOJI.test(node.textContent ?? '')) return;
    isLooking = false;
    void loadLater(
      'emoji',
      () => import('./load-emoji-detection'),
      ({ loadEmojiDetection }) => loadEmojiDetection(address, signal),
      { signal },
    );
  };
  // The test and its result are stored, which a page that nobody has seen does not do.
  whenActivated(() => {
    look(document.body);
    observeDocument((records) => records.forEach(({ addedNodes }) => addedNodes.forEach(look)), signal);
  }, signal);
};
