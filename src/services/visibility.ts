/** Whether the page is in the tab that is in front. A file by itself: only pages that ask for orders fetch it. */
export const isSeen = (): boolean => !document.hidden;
