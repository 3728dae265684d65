import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { Cart } from './Cart';
import { $drawer, startDrawerCart } from './drawer-store';
import { Texts } from './Texts';

interface LiveCartProps {
  readonly texts: Readonly<Record<string, string>>;
  readonly hasCoupons: boolean;
  /** Gets the focus when a change has removed the focused element. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** The interactive cart in the drawer of a host's tree; it loads with the first opening. */
export const LiveCart = ({ texts, hasCoupons, heading }: LiveCartProps) => {
  const { cart } = useStore($drawer);
  useEffect(() => {
    const life = new AbortController();
    startDrawerCart(life.signal);
    return () => life.abort();
  }, []);
  useLayoutEffect(() => {
    if (document.activeElement === document.body && heading.current?.closest('[open]')) heading.current.focus();
  });
  return (
    cart && (
      <Texts value={texts}>
        <Cart cart={cart} hasCoupons={hasCoupons} />
      </Texts>
    )
  );
};

export { followLinkAfterChanges } from './follow-link';
