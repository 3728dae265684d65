import { useStore } from '@nanostores/react';
import { useLayoutEffect, useRef } from 'react';
import type { DrawerProps } from './drawer-cart';
import type { ViewMount } from '../../src/runtime/define';
import { $drawer, startDrawerCart } from './drawer-store';
import { hydrate } from '../../src/react/mount';
import { useLive } from '../../src/react/use-live';
import { Cart } from './Cart';
import { readProps } from './drawer-props';
import { followLinkAfterChanges } from './follow-link';
import { DrawerMarkup } from './markup';
import { Texts } from './Texts';

const CartDrawer = ({ title, hasCoupons, texts }: DrawerProps) => {
  const { cart } = useStore($drawer);
  const isLive = useLive();
  const heading = useRef<HTMLHeadingElement>(null);
  // The change may have removed the focused element.
  useLayoutEffect(() => {
    if (document.activeElement === document.body && heading.current?.closest('[open]')) heading.current.focus();
  });
  return (
    <Texts value={texts}>
      <DrawerMarkup title={title} texts={texts} heading={heading} onShopClick={followLinkAfterChanges}>
        {isLive && cart && <Cart cart={cart} hasCoupons={hasCoupons} />}
      </DrawerMarkup>
    </Texts>
  );
};

const adopt = hydrate(CartDrawer, readProps);

export const mount: ViewMount = (host, context) => {
  startDrawerCart(context.signal);
  adopt(host, context);
};
