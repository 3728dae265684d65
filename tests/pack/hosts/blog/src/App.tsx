import { useState } from 'react';
import {
  AddToCartButton,
  CartDrawer,
  ConsentBar,
  ConsentDialog,
  MiniCart,
  NearestInStock,
  Overlay,
  ProductSearch,
  StoreNotice,
  SwatchForm,
} from 'islas/react';
import { CartLink, Counter, Jar, Mugs, OwnCart, OwnShirt } from './OwnMarkup';
import { candle } from './candle';
import { PRODUCTS } from './products';
import { shirt } from './shirt';

/** A blog on another origin than the shop's: every component with its callbacks, and every hook. */
export function App() {
  const [quantity, setQuantity] = useState(1);
  const [calls, setCalls] = useState<readonly string[]>([]);
  const log = (call: string) => setCalls((before) => [...before, call]);
  return (
    <>
      <header>
        <CartLink />
        <ProductSearch
          label="Search products"
          onOpenChange={(open) => log(`search ${open ? 'opened' : 'closed'}`)}
          onSearch={(text, event) => {
            event.preventDefault();
            log(`searched ${text}`);
          }}
          onSelect={({ name }, event) => {
            event.preventDefault();
            log(`selected ${name}`);
          }}
        />
        <Overlay
          label="Follow us"
          links={[{ name: 'Mastodon', url: 'https://mastodon.example/@blog' }]}
          onOpenChange={(open) => log(`links ${open ? 'opened' : 'closed'}`)}
        />
      </header>
      <StoreNotice id="days" text="We send on Mondays." dismiss="Dismiss" onDismiss={(id) => log(`dismissed ${id}`)} />
      <main>
        <h1>A blog that sells</h1>
        <label>
          Bowls{' '}
          <input type="number" min="1" value={quantity} onChange={(event) => setQuantity(+event.target.value || 1)} />
        </label>
        <AddToCartButton
          id={PRODUCTS.bowl}
          name="Bowl"
          text="Add the bowl"
          quantity={quantity}
          onAdd={() => log('bowl wanted')}
          onAdded={({ hash }) => log(`bowl added, cart ${hash ? 'known' : 'unknown'}`)}
        />
        <AddToCartButton
          id={1}
          name="Nothing"
          text="Add nothing"
          onFailed={({ message }) => log(`refused: ${message}`)}
        />
        <SwatchForm
          {...shirt}
          onChoiceChange={(choice) => log(`chose ${Object.values(choice).filter(Boolean).join(' ')}`)}
          onVariationChange={(variation) => log(`variation ${variation?.variation_id ?? 'none'}`)}
          onAdd={({ variationId }) => log(`shirt ${variationId} wanted`)}
          onAdded={() => log('shirt added')}
        />
        <aside>
          <NearestInStock
            product={shirt.product.id}
            onChoose={(choice) => log(`took ${Object.values(choice).join(' ')}`)}
          />
        </aside>
        <SwatchForm {...candle} />
        <Mugs />
        <Jar />
        <OwnShirt />
        <OwnCart />
        <MiniCart onRemoved={() => log('line removed')}>{({ count, total }) => `${count} for ${total}`}</MiniCart>
      </main>
      <CartDrawer onOpenChange={(open) => log(`cart ${open ? 'opened' : 'closed'}`)} />
      <ConsentBar
        text="We count visits."
        accept="Accept"
        config={{ version: '1', cookies: [{ name: '_ga', category: 'statistics', provider: 'Google' }] }}
        onDecision={({ categories }) => log(`allowed ${categories.join(' ')}`)}
      />
      <ConsentDialog onOpenChange={(open) => log(`cookies ${open ? 'opened' : 'closed'}`)} />
      <Counter />
      <ol aria-label="Calls">
        {calls.map((call, at) => (
          <li key={at}>{call}</li>
        ))}
      </ol>
    </>
  );
}
