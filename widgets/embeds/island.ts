import { putFrame } from './embed-frame';
import { resizeFrame } from './resize-messages';
import { defineIsland } from '../../src/runtime/define';

/** Frames with a secret, as WordPress prints embeds: resized when their content asks for it. */
export const embedResize = defineIsland({
  name: 'embed-resize',
  selector: 'iframe[data-secret]',
  feature: 'embeds',
  paint: resizeFrame,
});

/** Places of the embedded-frame feature: the link they print becomes a frame. */
export const embedFrame = defineIsland({
  name: 'embed-frame',
  selector: '[data-embed-security]',
  feature: 'embeds',
  paint: putFrame,
});
