import { oneOf, shape, text } from '../../src/contracts/decode';

const AFTER_ADD = ['open', 'badge', 'message', 'nothing'] as const;

/** What the shell of the drawer carries as data attributes. */
export const decodeShell = shape({
  /** Selectors of the theme's links to the cart. */
  toggles: text(),
  /** After an add, by pointer and by touch. */
  afterAdd: oneOf(AFTER_ADD, 'badge'),
  afterAddTouch: oneOf(AFTER_ADD, 'badge'),
  /** Said and shown after an add, where the owner wants a message. */
  added: text(),
});
