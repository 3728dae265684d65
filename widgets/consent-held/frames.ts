import { mayRunNow } from '../../src/stores/consent';
import { allowEmbeds, isEmbedAllowed } from '../../src/stores/consent-embeds';

const FRAMES = 'iframe[data-islas-consent]';

/** Gives a frame its address, or takes it away again; its placeholder stands there meanwhile. */
const setFrame = (frame: HTMLIFrameElement, isFree: boolean): void => {
  const { islasSrc = '' } = frame.dataset;
  const placeholder = frame.nextElementSibling;
  if (isFree === frame.hasAttribute('src')) return;
  if (isFree) frame.src = islasSrc;
  else frame.removeAttribute('src');
  frame.hidden = !isFree;
  if (placeholder instanceof HTMLElement && placeholder.matches('.islas-consent-placeholder'))
    placeholder.hidden = isFree;
};

/** Loads the frames that the visitor's decision allows by now, and takes the others back. */
export const releaseFrames = (): void => {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>(FRAMES)) {
    const { islasConsent = '', islasProvider } = frame.dataset;
    setFrame(frame, mayRunNow(islasConsent, islasProvider) || isEmbedAllowed(islasProvider));
  }
};

/** The button in a frame's placeholder: this provider's frames load, here and on every page. */
export const loadEmbed = (button: HTMLElement): void => {
  const placeholder = button.closest('.islas-consent-placeholder');
  const frame = placeholder?.previousElementSibling;
  if (!(frame instanceof HTMLIFrameElement)) return;
  allowEmbeds(frame.dataset.islasProvider);
  setFrame(frame, true);
  frame.tabIndex = -1;
  frame.focus();
  releaseFrames();
};
