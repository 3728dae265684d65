import { textsFrom } from './texts';

/** English sources of what Islas' region says about swatches; translated like those of `texts.ts`. */
export const swatchText = textsFrom({
  swatch_unavailable: 'This option is not available with your other choices.',
  swatch_cleared: 'Choice cleared.',
  swatch_others_cleared: 'Your other choices were cleared.',
  /* translators: 1: option chosen before, 2: option chosen now */
  swatch_changed: 'Changed from %1$s to %2$s',
});
