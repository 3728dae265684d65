import { type ComponentProps, createElement, createRef, useRef } from 'react';
import { expectTypeOf } from 'vitest';
import {
  AddToCartButton,
  type AddFailure,
  type Cart,
  type CartLine,
  type CartSummary,
  CartDrawer,
  ComingSoonBanner,
  ConsentBar,
  ConsentDialog,
  type ConsentState,
  CustomCursor,
  MiniCart,
  NearestInStock,
  type NearestOffer,
  Overlay,
  type OwnNotice,
  ProductSearch,
  type Result,
  type SocialLink,
  StoreNotice,
  StoreNotices,
  type Suggestion,
  SwatchForm,
  type SwatchItem,
  type VariationDetails,
  mount,
  spanishTexts,
  useAddToCart,
  useCart,
  useConsent,
  useOverlay,
  useSearch,
  useVariation,
} from '../src/entries/react-package';

/** What TypeScript says of the components and hooks of `islas/react`: each `@ts-expect-error` fails the check when its line is allowed. */

const product = { id: 100, name: 'Shirt', url: '/shirt/' };
const sizes = [{ name: 'pa_size', label: 'Size', items: [{ value: 'm', name: 'M' }] }];
const link = { url: '/', text: 'See' };

export const components = () => {
  // Refs are those of the element at the root, as objects and as functions.
  const anchor = useRef<HTMLAnchorElement>(null);
  const dialog = createRef<HTMLDialogElement>();
  const div = useRef<HTMLDivElement>(null);
  return [
    <AddToCartButton
      key="1"
      id={17}
      name="Bowl"
      ref={anchor}
      onAdd={() => false}
      onAdded={({ hash }) => expectTypeOf(hash).toEqualTypeOf<string>()}
      onFailed={(failure) => expectTypeOf(failure).toEqualTypeOf<AddFailure>()}
      renderFailure={({ message }, retry) => <button onClick={retry}>{message}</button>}
      renderAdded={(url) => <a href={url}>Cart</a>}
    />,
    // @ts-expect-error A button needs a product.
    <AddToCartButton key="2" name="Bowl" />,
    // @ts-expect-error An id is a number.
    <AddToCartButton key="3" id="17" name="Bowl" />,
    // @ts-expect-error The root is a link.
    <AddToCartButton key="4" id={17} name="Bowl" ref={div} />,
    // @ts-expect-error An add is stopped by `false`, not by a promise of it.
    <AddToCartButton key="5" id={17} name="Bowl" onAdd={() => Promise.resolve(false)} />,
    // @ts-expect-error A misspelt callback.
    <AddToCartButton key="6" id={17} name="Bowl" onAdd_={() => undefined} />,

    <MiniCart
      key="7"
      ref={div}
      onRemoved={({ hash }) => expectTypeOf(hash).toEqualTypeOf<string>()}
      renderItem={(line, remove) => {
        expectTypeOf(line).toEqualTypeOf<CartLine>();
        expectTypeOf(remove).returns.toEqualTypeOf<Promise<Result>>();
        return line.name;
      }}
    >
      {(cart) => {
        expectTypeOf(cart).toEqualTypeOf<CartSummary>();
        return cart.total;
      }}
    </MiniCart>,
    // @ts-expect-error The lines are the shop's.
    <MiniCart key="8" items={[]} />,

    <CartDrawer
      key="9"
      ref={dialog}
      open
      afterAdd="open"
      texts={{ total: 'Sum' }}
      onOpenChange={(open) => expectTypeOf(open).toEqualTypeOf<boolean>()}
    />,
    // @ts-expect-error No such thing happens after an add.
    <CartDrawer key="10" afterAdd="jump" />,
    // @ts-expect-error No such text.
    <CartDrawer key="11" texts={{ sum: 'Sum' }} />,

    <ProductSearch
      key="12"
      ref={dialog}
      onSearch={(text, event) => {
        expectTypeOf(text).toEqualTypeOf<string>();
        event.preventDefault();
      }}
      onSelect={(item) => expectTypeOf(item).toEqualTypeOf<Suggestion>()}
      renderItem={({ name }) => name}
    />,
    // @ts-expect-error A suggestion is no text.
    <ProductSearch key="13" onSelect={(item: string) => item} />,

    <Overlay
      key="14"
      ref={dialog}
      links={[{ name: 'Mastodon', url: 'https://mastodon.example/' }]}
      onOpenChange={(open) => expectTypeOf(open).toEqualTypeOf<boolean>()}
      renderItem={(one) => {
        expectTypeOf(one).toEqualTypeOf<SocialLink>();
        return one.name;
      }}
    />,
    // @ts-expect-error Links have addresses.
    <Overlay key="15" links={[{ name: 'Mastodon' }]} />,

    <SwatchForm
      key="16"
      ref={useRef<HTMLFormElement>(null)}
      product={product}
      attributes={sizes}
      variations={false}
      defaultChoice={{ pa_size: 'm' }}
      onChoiceChange={(choice) => expectTypeOf(choice['pa_size']).toEqualTypeOf<string | undefined>()}
      onVariationChange={(variation) => expectTypeOf(variation).toEqualTypeOf<VariationDetails | null>()}
      onAdd={({ variationId, quantity }) => variationId + quantity > 0}
      onAdded={({ hash }) => expectTypeOf(hash).toEqualTypeOf<string>()}
      onFailed={(failure) => expectTypeOf(failure).toEqualTypeOf<AddFailure>()}
      renderItem={(item) => {
        expectTypeOf(item).toEqualTypeOf<SwatchItem>();
        return item.name;
      }}
    />,
    // @ts-expect-error Variations are a list, or `false` for a form that loads them.
    <SwatchForm key="17" product={product} attributes={sizes} variations />,
    // @ts-expect-error An item has a name that shoppers read.
    <SwatchForm key="18" product={product} attributes={[{ ...sizes[0], items: [{ value: 'm' }] }]} variations={[]} />,

    <NearestInStock
      key="19"
      ref={div}
      product={100}
      onChoose={(choice) => expectTypeOf(choice['pa_size']).toEqualTypeOf<string | undefined>()}
      renderOffer={(offer) => {
        expectTypeOf(offer).toEqualTypeOf<NearestOffer>();
        return <button onClick={offer.choose}>{offer.names}</button>;
      }}
    />,
    // @ts-expect-error The product of a form.
    <NearestInStock key="20" />,

    <ConsentBar
      key="21"
      ref={div}
      text="Cookies?"
      config={{ version: '1', cookies: [{ name: '_ga', category: 'statistics', provider: 'Google' }] }}
      onDecision={(decision) => expectTypeOf(decision).toEqualTypeOf<ConsentState>()}
    />,
    <ConsentBar
      key="22"
      text="Cookies?"
      // @ts-expect-error No such category.
      config={{ cookies: [{ name: '_ga', category: 'analytics', provider: '' }] }}
    />,
    <ConsentDialog key="23" ref={dialog} open onOpenChange={(open) => expectTypeOf(open).toEqualTypeOf<boolean>()} />,
    // @ts-expect-error A language is a text.
    <ConsentDialog key="24" lang={['es']} />,

    <StoreNotice
      key="25"
      ref={useRef<HTMLParagraphElement>(null)}
      id="days"
      text="Mondays"
      onDismiss={(id) => expectTypeOf(id).toEqualTypeOf<string>()}
    />,
    // @ts-expect-error A dismissal is remembered under an id.
    <StoreNotice key="26" text="Mondays" />,
    <StoreNotices
      key="27"
      ref={div}
      notices={[{ id: 'a', text: 'A' }]}
      onDismiss={(id) => expectTypeOf(id).toEqualTypeOf<string>()}
      renderItem={(notice) => {
        expectTypeOf(notice).toEqualTypeOf<OwnNotice>();
        return notice.text;
      }}
    />,
    // @ts-expect-error A time is a number of seconds.
    <StoreNotices key="28" notices={[{ id: 'a', text: 'A', until: new Date() }]} />,

    <ComingSoonBanner
      key="29"
      ref={useRef<HTMLElement>(null)}
      text="Soon"
      link={link}
      restUrl="/"
      restNonce="x"
      onDismiss={() => undefined}
      onFailed={(error) => expectTypeOf(error).toBeUnknown()}
    />,
    // @ts-expect-error Without a nonce nothing is saved.
    <ComingSoonBanner key="30" text="Soon" link={link} restUrl="/" />,

    <CustomCursor
      key="31"
      ref={useRef<HTMLButtonElement>(null)}
      enabled={false}
      onEnabledChange={(enabled) => expectTypeOf(enabled).toEqualTypeOf<boolean>()}
    />,
    // @ts-expect-error On or off.
    <CustomCursor key="32" enabled="no" />,

    // A function as ref, and no element yet.
    <CartDrawer
      key="33"
      ref={(element) => {
        expectTypeOf(element).toEqualTypeOf<HTMLDialogElement | null>();
      }}
    />,
    createElement(CartDrawer, { ref: dialog, ...spanishTexts.CartDrawer }),
  ];
};

export const hooks = () => {
  expectTypeOf(useCart()).toEqualTypeOf<Cart>();
  expectTypeOf(useCart(({ count }) => count)).toEqualTypeOf<number>();
  // @ts-expect-error The cart has no such part.
  useCart(({ sum }) => sum);
  // @ts-expect-error A line is named by its key.
  void useCart().remove(1);
  expectTypeOf(useCart().add).returns.toEqualTypeOf<Promise<Result>>();
  const { message } = {} as Extract<Result, { ok: false }>;
  expectTypeOf(message).toEqualTypeOf<string>();

  const { add, state, error } = useAddToCart(17);
  void add({ quantity: 2, attributes: { attribute_pa_size: 'm' } });
  // @ts-expect-error A quantity is a number.
  void add({ quantity: '2' });
  expectTypeOf(state).toEqualTypeOf<'idle' | 'adding' | 'added' | 'failed'>();
  expectTypeOf(error).toEqualTypeOf<string | null>();
  // @ts-expect-error An id is a number.
  useAddToCart('17');

  const { options, choose, variation } = useVariation({ id: 1, attributes: [], variations: [] });
  expectTypeOf(options['pa_size']?.[0]?.state).toEqualTypeOf<
    'available' | 'out-of-stock' | 'unavailable' | undefined
  >();
  expectTypeOf(choose).parameters.toEqualTypeOf<[attribute: string, value: string]>();
  expectTypeOf(variation).toEqualTypeOf<VariationDetails | null>();
  // @ts-expect-error All variations, which only the form can load one by one.
  useVariation({ id: 1, attributes: [], variations: false });

  expectTypeOf(useConsent(({ categories }) => categories.length)).toEqualTypeOf<number>();
  expectTypeOf(useConsent().has).parameters.toEqualTypeOf<[category: string]>();

  const { search, items } = useSearch();
  search('cup', { isNow: true });
  expectTypeOf(items[0]).toEqualTypeOf<Suggestion | undefined>();
  // @ts-expect-error Words.
  search(7);

  expectTypeOf(useOverlay('drawer').open).toEqualTypeOf<boolean>();
  // @ts-expect-error An overlay has a name.
  useOverlay();
};

// Without React code: props of the named component.
mount('NearestInStock', document.body, { product: 100 }).update({ product: 101 });
// @ts-expect-error No such component.
mount('Cart', document.body, {});
// @ts-expect-error Props of another component.
mount('StoreNotice', document.body, { product: 100 });

expectTypeOf<ComponentProps<typeof CartDrawer>['open']>().toEqualTypeOf<boolean | undefined>();
