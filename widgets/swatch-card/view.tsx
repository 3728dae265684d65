import { type MouseEvent, useState } from 'react';
import { parseJson } from '../../src/contracts/decode';
import { getSettings } from '../../src/contracts/settings';
import { shopParams } from '../../src/contracts/woocommerce';
import type { Choices } from '../../src/domain/variations';
import type { ViewMount } from '../../src/island/define';
import { type FormState, applyChoices, formStore } from '../../src/stores/variation-form';
import { forgetFound, goRemote } from '../../src/stores/variation-remote';
import { hydrate } from '../shared/mount';
import { useStore } from '../shared/use-store';
import { LiveSwatches } from '../swatch-form/LiveSwatches';
import { Offer } from '../swatch-form/Offer';
import { addCard } from './add';
import { isBuyable } from './details';
import { detailsOf, useCard } from './Following';
import { type CardProps, decodeCardProps } from './props';
import { choiceNeeded, say, troubleOf } from './words';
import './view.css';

interface Live {
  readonly card: CardProps;
  readonly form: HTMLFormElement;
}

/** What became of the last press, for the choices it was about. */
interface Adding {
  readonly choices?: Choices;
  readonly state: '' | 'loading' | 'added' | 'failed';
  readonly words: string;
}

const NOTHING: Adding = { state: '', words: '' };

/** The browser sends the form where the owner wants the page loaded again, or the cart shown. */
const isBrowsers = (): boolean => !getSettings().features.product_add || shopParams().cart_redirect_after_add;

/** A product's choices on its card, with its own button once all are made. */
export const SwatchCard = ({ card, form }: Live) => {
  const state = useStore<FormState | null>(formStore(form), null);
  const [adding, setAdding] = useState(NOTHING);
  const details = state && detailsOf(state);
  const isReady = !!state && (state.status === 'loading' || (!!details && isBuyable(details)));
  const { state: now, words } = adding.choices === state?.choices ? adding : NOTHING;
  const trouble = words || (state ? troubleOf(state) : '');
  const isShown = isReady || now === 'failed';
  const hushChoice = useCard(form, card, state);

  const press = async (event: MouseEvent<HTMLButtonElement>) => {
    if (isShown && isBrowsers()) return;
    event.preventDefault();
    if (!state || !isShown) return say(choiceNeeded());
    if (now === 'loading') return;
    const { choices } = state;
    hushChoice();
    setAdding({ choices, state: 'loading', words: '' });
    const outcome = await addCard(form, card.product, event.currentTarget);
    if (outcome) say(outcome.words);
    const end: Adding = outcome
      ? { choices, state: outcome.isAdded ? 'added' : 'failed', words: outcome.isAdded ? '' : outcome.words }
      : NOTHING;
    setAdding((last) => (last.choices === choices ? end : last));
  };

  return (
    <div className="islas-card__live" role="group" aria-label={card.name}>
      {card.groups.map((group) => (
        <LiveSwatches key={group.id} group={group} form={form} />
      ))}
      <button
        type="submit"
        name="add-to-cart"
        value={card.product}
        className={`${card.button} islas-card__add${now && now !== 'failed' ? ` ${now}` : ''}`}
        aria-label={`${card.add}: ${card.name}`}
        data-ready={isShown || undefined}
        aria-busy={now === 'loading' || undefined}
        onClick={(event) => void press(event)}
      >
        {card.add}
      </button>
      {now === 'added' && (
        <a className="added_to_cart wc-forward" href={shopParams().cart_url}>
          {shopParams().i18n_view_cart}
        </a>
      )}
      {trouble && <p className="islas-card__words">{trouble}</p>}
      {state && trouble && !isReady && <Offer form={form} state={state} />}
    </div>
  );
};

/** The choices as the browser has them: it may have kept or made some before this view was here. */
const choicesOf = (form: HTMLFormElement, { groups }: CardProps): Choices => {
  const data = new FormData(form);
  return Object.fromEntries(groups.map(({ attribute }) => [attribute, String(data.get(`islas_${attribute}`) ?? '')]));
};

export const mount: ViewMount = (host, context) => {
  const read = (): Live => {
    const form = host.closest('form');
    const data = host.querySelector('script');
    data?.remove();
    if (!form) throw new Error('A card’s swatches stand inside its form.');
    const card = decodeCardProps(parseJson(data?.textContent));
    applyChoices(form, choicesOf(form, card));
    const start = () => goRemote(form, (key) => form.dataset[key], context.signal);
    start();
    const again = () => {
      forgetFound();
      start();
    };
    form.addEventListener('islas:refused', again, { signal: context.signal });
    return { card, form };
  };
  hydrate(SwatchCard, read)(host, context);
};
