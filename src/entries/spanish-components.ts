// Generated from src/features.json and widgets/*/spanish-texts.ts by `npm run features`: change those, not this.
import { spanishTexts as cart } from '../../widgets/cart/spanish-texts';
import { spanishTexts as notices } from '../../widgets/notices/spanish-texts';
import { spanishTexts as swatches } from '../../widgets/swatches/spanish-texts';
import { spanishTexts as drawer } from '../../widgets/drawer/spanish-texts';
import { spanishTexts as search } from '../../widgets/search/spanish-texts';
import { spanishTexts as social } from '../../widgets/social/spanish-texts';
import { spanishTexts as consent } from '../../widgets/consent/spanish-texts';
import { spanishTexts as cursor } from '../../widgets/cursor/spanish-texts';

export const spanishTexts = {
  ...cart,
  ...notices,
  ...swatches,
  ...drawer,
  ...search,
  ...social,
  ...consent,
  ...cursor,
};
