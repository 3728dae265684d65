// Generated from src/features.json and widgets/*/feature.ts by `npm run features`: change those, not this.
import type { PageFeature } from '../runtime/page-feature';
import { pageFeature as cart } from '../../widgets/cart/feature';
import { pageFeature as fragments } from '../../widgets/fragments/feature';
import { pageFeature as page } from '../../widgets/page/feature';
import { pageFeature as listing } from '../../widgets/listing/feature';
import { pageFeature as notices } from '../../widgets/notices/feature';
import { pageFeature as account } from '../../widgets/account/feature';
import { pageFeature as fields } from '../../widgets/fields/feature';
import { pageFeature as pageFiles } from '../../widgets/page-files/feature';
import { pageFeature as comingSoon } from '../../widgets/coming-soon/feature';
import { pageFeature as productAdd } from '../../widgets/product-add/feature';
import { pageFeature as drawer } from '../../widgets/drawer/feature';
import { pageFeature as search } from '../../widgets/search/feature';
import { pageFeature as social } from '../../widgets/social/feature';
import { pageFeature as attribution } from '../../widgets/attribution/feature';
import { pageFeature as embeds } from '../../widgets/embeds/feature';

/** What features do on every page. Of islands, the first whose selector matches an element gets it. */
export const pageFeatures: readonly PageFeature[] = [
  cart,
  fragments,
  page,
  listing,
  notices,
  account,
  fields,
  pageFiles,
  comingSoon,
  productAdd,
  drawer,
  search,
  social,
  attribution,
  embeds,
];
