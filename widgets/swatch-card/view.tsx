import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { parseJson } from '../../src/contracts/decode';
import { getSettings } from '../../src/contracts/settings';
import { shopParams } from '../../src/contracts/woocommerce';
import type { Choices } from '../../src/domain/variations';
import type { ViewMount } from '../../src/island/define';
import { type FormState, formStore, settle } from '../../src/stores/variation-form';
import { goRemote } from '../../src/stores/variation-remote';
import { hydrate } from '../shared/mount';
import { useStore } from '../shared/use-store';
import { LiveSwatches } from '../swatch-form/LiveSwatches';
import { addCard } from './add';
import { type CardPainter, openCard } from './card';
import { decodeCardDetails, isBuyable } from './details';
import { type CardProps, decodeCardProps } from './props';
import { choiceNeeded, say, sayOutcome, troubleOf } from './words';
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

const detailsOf = ({ status, variation }: FormState) => {
  if (status === 'loading') return undefined;
  return status === 'found' ? decodeCardDetails(variation) : null;
};

/** Keeps the card around the form true to the choice, and says what the choice led to, unless it is hushed before. */
const useCard = (form: HTMLFormElement, state: FormState | null, isReady: boolean): (() => void) => {
  const painter = useRef<CardPainter>(null);
  const words = useRef<AbortController>(null);
  const first = useRef<Choices>(null);
  useEffect(() => {
    const paint = (painter.current = openCard(form));
    return () => paint({}, null, false);
  }, [form]);
  useEffect(() => {
    if (!state) return;
    painter.current?.(state.choices, detailsOf(state), isReady);
    first.current ??= state.choices;
    if (first.current === state.choices) return;
    const own = (words.current = new AbortController());
    sayOutcome(state, own.signal);
    return () => own.abort();
  }, [state, isReady]);
  return () => words.current?.abort();
};

/** A product's choices on its card, with its own button once all are made. */
export const SwatchCard = ({ card, form }: Live) => {
  const state = useStore<FormState | null>(formStore(form), null);
  const [adding, setAdding] = useState(NOTHING);
  const details = state && detailsOf(state);
  const isReady = !!state && (state.status === 'loading' || (!!details && isBuyable(details)));
  const { state: now, words } = adding.choices === state?.choices ? adding : NOTHING;
  const trouble = words || (state ? troubleOf(state) : '');
  const hushChoice = useCard(form, state, isReady);

  const press = async (event: MouseEvent<HTMLButtonElement>) => {
    if (isReady && isBrowsers()) return;
    event.preventDefault();
    if (!isReady) return say(choiceNeeded());
    if (now === 'loading') return;
    const { choices } = state;
    hushChoice();
    setAdding({ choices, state: 'loading', words: '' });
    const { isAdded, words: said } = await addCard(form, card.product, event.currentTarget);
    say(said);
    const end: Adding = { choices, state: isAdded ? 'added' : 'failed', words: isAdded ? '' : said };
    setAdding((last) => (last.choices === choices ? end : last));
  };

  return (
    <div className="islas-card__live">
      {card.groups.map((group) => (
        <LiveSwatches key={group.id} group={group} form={form} />
      ))}
      <button
        type="submit"
        name="add-to-cart"
        value={card.product}
        className={`button islas-card__add${now && now !== 'failed' ? ` ${now}` : ''}`}
        data-ready={isReady || undefined}
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
    settle(form, choicesOf(form, card));
    goRemote(form, (key) => form.dataset[key], context.signal);
    return { card, form };
  };
  hydrate(SwatchCard, read)(host, context);
};
