// Styles that a page needs before the chunk of their feature has loaded.
import '../../widgets/coming-soon/coming-soon.css';
import '../../widgets/embeds/embeds.css';
import '../../widgets/fields/fields.css';
import '../../widgets/product-add/quantity.css';
import { accountMenu } from '../../widgets/account/island';
import { addToCart } from '../../widgets/cart/island';
import { miniCart } from '../../widgets/fragments/island';
import { activeCategory, ordering, resultCount } from '../../widgets/listing/island';
import { alertNotice, storeNotice, storeNotices } from '../../widgets/notices/island';
import { skipLink } from '../../widgets/page/island';
import type { Island } from '../runtime/define';

/**
 * The islands of every page, in discovery order; the first whose selector matches an element gets it. Islands that only
 * some pages have are in their own entries (`widgets/<feature>/entry.ts` and this folder).
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
