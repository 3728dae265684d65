/**
 * What a loaded frame shows: the draft, the shop without the draft, or nothing, because the page may not be framed or
 * belongs to another origin.
 */
export type FrameState = 'ready' | 'stale' | 'forbidden';

export const readFrameState = (frame: HTMLIFrameElement): FrameState => {
  try {
    // Browsers show their own error page, of another origin, in place of a page that forbids frames.
    const page = frame.contentDocument;
    if (!page) return 'forbidden';
    // `php-plugin/src/Platform/js/preview-page.js` marks pages that show a draft.
    return page.documentElement.dataset.islasPreview === undefined ? 'stale' : 'ready';
  } catch {
    return 'forbidden';
  }
};
