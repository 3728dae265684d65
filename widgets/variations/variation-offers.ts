import { text } from '../../src/browser/decode';
import type { RawVariation } from './variation';

/** Tags of what a shopper can use. Beside it, stock prints a paragraph of words. */
const USABLE = /<(a\s[^>]*\bhref\s*=|(button|form|iframe|input|select|textarea)\b|[a-z][^>]*\s(onclick|tabindex)\s*=)/i;

/** Whether something to use hangs on a variation's stock, such as a sign-up for when it is back. */
export const hasSoldOutOffer = ({ availability_html }: RawVariation): boolean => USABLE.test(text()(availability_html));
