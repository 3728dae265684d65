import { addToCart } from '../../widgets/cart/island';
import { ordering } from '../../widgets/forms/island';
import { miniCart } from '../../widgets/fragments/island';
import { storeNotice, storeNotices } from '../../widgets/notices/island';
import { accountMenu, activeCategory, alertNotice, resultCount, skipLink } from '../../widgets/page/island';
import type { Island } from '../runtime/define';

/**
 * The islands of every page, in discovery order; the first whose selector matches an element gets it. Those that only
 * some pages have stand in their own entries: `fields.ts`, `coming-soon.ts`, `product.ts`, `cards.ts` and `embeds.ts`.
 */
export const islands: readonly Island[] = [
  addToCart,
  miniCart,
  skipLink,
  storeNotice,
  storeNotices,
  alertNotice,
  resultCount,
  ordering,
  activeCategory,
  accountMenu,
];
