import { insertFrame } from './embed-frame';
import { resizeFrame } from './resize-messages';
import { defineIsland } from '../../src/runtime/define';

/** WordPress' embeds (frames with a secret): resized by the messages of their content. */
export const embedResize = defineIsland({
  name: 'embed-resize',
  selector: 'iframe[data-secret]',
  feature: 'embeds',
  paint: resizeFrame,
});

/** Embedded-frame feature: replaces the printed link by a frame. */
export const embedFrame = defineIsland({
  name: 'embed-frame',
  selector: '[data-embed-security]',
  feature: 'embeds',
  paint: insertFrame,
});
