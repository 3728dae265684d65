import { embedFrame, embedResize } from '../widgets/embed/island';
import { fieldCheck, fieldHelp, ordering, password, quantity } from '../widgets/forms/island';
import { comingSoon, storeNotice } from '../widgets/notices/island';
import { storeNotices } from '../widgets/store-notices/island';
import { accountMenu, activeCategory, alertNotice, resultCount, skipLink } from '../widgets/page/island';
import type { Island } from './island/define';

/** The islands of the page around the cart: nothing here is needed before the page has loaded. */
export const pageIslands: readonly Island[] = [
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
  embedResize,
  embedFrame,
];
