import phone from './screens/phone.css?raw';
import tablet from './screens/tablet.css?raw';
import account from './shop/account.css?raw';
import buying from './shop/buying.css?raw';
import cards from './shop/cards.css?raw';
import fields from './shop/fields.css?raw';
import notices from './shop/notices.css?raw';
import product from './shop/product.css?raw';
import stories from './shop/stories.css?raw';
import tabs from './shop/tabs.css?raw';
import widgets from './shop/widgets.css?raw';
import base from './site/base.css?raw';
import content from './site/content.css?raw';
import footer from './site/footer.css?raw';
import header from './site/header.css?raw';
import overlays from './site/overlays.css?raw';

/** The theme's style sheet; narrow screens come last. */
export const STYLE = [
  base,
  header,
  overlays,
  content,
  cards,
  fields,
  widgets,
  notices,
  product,
  tabs,
  buying,
  account,
  stories,
  footer,
  tablet,
  phone,
].join('\n');
