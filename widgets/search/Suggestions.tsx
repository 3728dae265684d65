import { useStore } from '@nanostores/react';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import type { Suggestion } from './results';
import { translate } from '../../src/wordpress/texts';
import { splitByMatch } from './query';
import { $search, type SearchState, endSearch, search } from './search-store';
import { $recent, forgetSearches, rememberSearch } from './recent-searches';
import { useLatest } from '../../src/react/use-latest';
import { fillField, listenToField, setFieldState } from './search-field';
import './search-view.css';

export interface SuggestionsProps {
  readonly field: HTMLInputElement;
  readonly host: HTMLElement;
  /** What an option shows of a product. Default: its picture, name, price and stock. */
  readonly renderItem?: ((item: Suggestion) => ReactNode) | undefined;
  /** The shopper follows the link of a product. */
  readonly onSelect?: ((item: Suggestion, event: MouseEvent<HTMLElement>) => void) | undefined;
}

const LIST = 'islas-search-list';
const optionId = (place: number) => `islas-search-option-${place}`;

const insertValue = (text: string, value: string | number) => text.replace(/%[sd]/, String(value));

const statusOf = ({ status, items, more, term }: SearchState): string => {
  if (status === 'loading') return translate('search_loading');
  if (status === 'failed') return translate('search_failed');
  if (status === 'idle') return '';
  if (!items.length) return insertValue(translate('search_none'), term);
  const text = more ? 'search_found_more' : items.length === 1 ? 'search_found_one' : 'search_found_many';
  return insertValue(translate(text), items.length);
};

const Name = ({ text, term }: { readonly text: string; readonly term: string }) => (
  <span className="islas-found__name">
    {splitByMatch(text, term).map((part, place) => (part.isMatch ? <b key={place}>{part.text}</b> : part.text))}
  </span>
);

const Product = ({ item, term }: { readonly item: Suggestion; readonly term: string }) => (
  <>
    <img className="islas-found__image" {...item.image} alt="" loading="lazy" decoding="async" />
    <Name text={item.name} term={term} />
    <span className="islas-found__price">
      {item.was && (
        <>
          <span className="islas-found__hidden">{translate('search_was')} </span>
          <s>{item.was}</s>{' '}
        </>
      )}
      {item.price}
    </span>
    <span className={`islas-found__stock islas-found__stock--${item.stock}`}>{item.stock_text}</span>
  </>
);

interface Listed extends Omit<SuggestionsProps, 'host'> {
  readonly found: SearchState;
  readonly searches: readonly string[];
  readonly active: number;
}

const List = ({ field, found: { term, items, more }, searches, active, renderItem, onSelect }: Listed) => {
  const option = (place: number) => ({
    id: optionId(place),
    role: 'option',
    'aria-selected': place === active,
    tabIndex: -1,
    className: 'islas-found__option',
  });
  return (
    <div
      id={LIST}
      role="listbox"
      aria-label={translate(searches.length ? 'search_recent' : 'search_suggestions')}
      className="islas-found__list"
      hidden={!searches.length && !items.length}
    >
      {searches.map((text, place) => (
        <div key={text} {...option(place)} onClick={() => fillField(field, text)}>
          {text}
        </div>
      ))}
      {!searches.length &&
        items.map((item, place) => (
          <a
            key={item.id}
            {...option(place)}
            href={item.url}
            onClick={(event) => {
              rememberSearch(field.value);
              onSelect?.(item, event);
            }}
          >
            {renderItem ? renderItem(item) : <Product item={item} term={term} />}
          </a>
        ))}
      {!searches.length && more && (
        <div {...option(items.length)} onClick={() => field.form?.requestSubmit()}>
          {translate('search_all')}
        </div>
      )}
    </div>
  );
};

/** Suggestions for the typed text, or the recent searches while the field is empty. */
export const Suggestions = ({ field, host, ...own }: SuggestionsProps) => {
  const found = useStore($search);
  const recent = useStore($recent);
  const [active, setActive] = useState(-1);
  const [isCleared, setCleared] = useState(false);
  const { status, items, more } = found;
  const searches = found.term ? [] : recent;
  const count = searches.length || items.length + (more ? 1 : 0);
  const isOpen = count > 0;
  const at = Math.min(active, count - 1);

  const typed = useLatest((text: string, isNow: boolean) => {
    setActive(-1);
    setCleared(false);
    search(text, { isNow });
  });
  const options = useLatest(() => ({ count, active: at }));
  const choose = useLatest(() => host.querySelector<HTMLElement>(`#${optionId(at)}`)?.click());

  useEffect(
    () =>
      listenToField(field, {
        typed: (text, isNow) => typed(text, isNow),
        options: () => options(),
        activate: setActive,
        choose: () => choose(),
      }),
    [field, typed, options, choose],
  );
  useEffect(() => endSearch, []);
  useEffect(() => setFieldState(field, LIST, isOpen, at < 0 ? '' : optionId(at)), [field, isOpen, at]);
  useEffect(() => {
    if (at >= 0) host.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [host, at]);

  const clear = () => {
    forgetSearches();
    setCleared(true);
    field.focus();
  };

  return (
    <div className="islas-found" aria-busy={status === 'loading' || undefined}>
      <p className="islas-found__status" role="status">
        {isCleared ? translate('search_recent_cleared') : statusOf(found)}
      </p>
      {status === 'failed' && (
        <button type="button" className="islas-found__button" onClick={() => search(field.value, { isNow: true })}>
          {translate('retry')}
        </button>
      )}
      {status === 'found' && !items.length && <p className="islas-found__help">{translate('search_none_help')}</p>}
      {searches.length > 0 && (
        <p className="islas-found__head">
          {translate('search_recent')}
          <button type="button" className="islas-found__button" onClick={clear}>
            {translate('search_recent_clear')}
          </button>
        </p>
      )}
      <List field={field} found={found} searches={searches} active={at} {...own} />
    </div>
  );
};
