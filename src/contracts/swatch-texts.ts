import { textsFrom } from './texts';

/** What is said about swatches. */
export const swatchText = textsFrom({
  swatch_unavailable: 'This option is not available with your other choices.',
  swatch_cleared: 'Choice cleared.',
  swatch_others_cleared: 'Your other choices were cleared.',
  /* translators: 1: option chosen before, 2: option chosen now */
  swatch_changed: 'Changed from %1$s to %2$s',
  /* translators: %s: names of the options, such as "Blue, M" */
  swatch_nearest: 'Choose the nearest in stock: %s',
  /* translators: %d: quantity in stock, 1 */
  left_one: '%d left',
  /* translators: %d: quantity in stock, more than 1 */
  left_many: '%d left',
});
