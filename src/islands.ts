import { addToCart } from '../widgets/add-to-cart/island';
import { fieldCheck, fieldHelp, ordering, password, quantity } from '../widgets/forms/island';
import { miniCart } from '../widgets/mini-cart/island';
import { comingSoon, storeNotice, storeNotices } from '../widgets/notices/island';
import { accountMenu, activeCategory, alertNotice, resultCount, skipLink } from '../widgets/page/island';
import type { Island } from './island/define';

/**
 * The islands of every page, in discovery order; the first whose selector matches an element gets it. Those that only
 * some pages have stand in their own entries: `product.ts`, `cards.ts` and `embeds.ts`.
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
  quantity,
  activeCategory,
  accountMenu,
  password,
  fieldHelp,
  fieldCheck,
  comingSoon,
];
