import { useStore } from '@nanostores/react';
import { shopParams } from '../../src/woocommerce/globals';
import type { Nearest } from '../../src/domain/variation-nearest';
import { addingOf } from '../../src/stores/swatches';
import { type FormState, formStore } from '../../src/stores/variation-form';
import { hydrate } from '../../src/react/mount';
import { useLive } from '../../src/react/use-live';
import { LiveSwatches } from '../swatch-form/LiveSwatches';
import { NearestOffer, nearestFor } from '../swatch-form/Nearest';
import { propsOf } from '../swatch-form/props';
import { type CardProps, decodeCardProps } from './props';
import { cardNow } from './state';
import './view.css';

interface Live {
  readonly card: CardProps;
  readonly form: HTMLFormElement;
}

/** What is in stock and nearest to a whole choice that cannot be bought. */
const offerOf = (form: HTMLFormElement, { choices }: FormState): Nearest | undefined =>
  Object.entries(choices)
    .flatMap(([attribute, value]) => (value && nearestFor(form, attribute, value)) || [])
    .sort((one, other) => one.changes.length - other.changes.length)[0];

/** A product's choices on its card as its painter has left them, with the way to the nearest in stock. */
export const SwatchCard = ({ card, form }: Live) => {
  const state = useStore(formStore(form));
  const adding = useStore(addingOf(form));
  const isLive = useLive();
  const { state: now, message, isReady, isShown, isHidden } = cardNow(state, adding);
  const offer = isLive && message && !isReady ? offerOf(form, state) : undefined;
  const isMoving = now === 'loading' || now === 'added';
  return (
    <div className="islas-card__live" role="group" aria-label={card.name}>
      {card.groups.map((group) => (
        <LiveSwatches key={group.id} group={group} form={form} />
      ))}
      <button
        type="submit"
        name="add-to-cart"
        value={card.product}
        className={`${card.button} islas-card__add${isMoving ? ` ${now}` : ''}`}
        aria-label={`${card.add}: ${card.name}`}
        hidden={isHidden}
        data-ready={isShown || undefined}
        aria-busy={now === 'loading' || undefined}
        data-islas-action="card.add"
      >
        {card.add}
      </button>
      {now === 'added' && (
        <a className="added_to_cart wc-forward" href={shopParams().cart_url}>
          {shopParams().i18n_view_cart}
        </a>
      )}
      {message && <p className="islas-card__message">{message}</p>}
      {offer && <NearestOffer form={form} nearest={offer} next=".islas-swatch__radio:checked" />}
    </div>
  );
};

const read = (host: HTMLElement): Live => {
  const form = host.closest('form');
  if (!form) throw new Error('A card’s swatches stand inside its form.');
  return { card: decodeCardProps(propsOf(host, true)), form };
};

export const mount = hydrate(SwatchCard, read);
