import { type FormEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import type { RootProps } from '../../src/react/root-props';
import { useChunk } from '../../src/react/use-chunk';
import { useMergedRef } from '../../src/react/use-merged-ref';
import { type OverlayState, useOverlayDialog } from '../../src/react/use-overlay-dialog';
import { type SearchContent, SearchMarkup, SearchToggleMarkup } from './markup';
import { rememberSearch } from './recent-searches';
import type { Suggestion } from './results';
import { withRef } from '../../src/react/with-ref';

export type { Suggestion } from './results';

/** Props of {@link ProductSearch}. */
export interface ProductSearchProps extends SearchContent, OverlayState, RootProps<HTMLDialogElement> {
  /** Whether a toggle stands in front. Default true; any control with `data-islas-action="overlay.open"` and
   * `data-islas-overlay="search"` opens it too. */
  readonly hasToggle?: boolean | undefined;
  /** What the toggle shows, instead of its icon and text. */
  readonly toggle?: ReactNode;
  /** What a suggestion shows. Default: picture, name, price and stock. */
  readonly renderItem?: ((item: Suggestion) => ReactNode) | undefined;
  /** The shopper sends the search; `event.preventDefault()` keeps the page, for hosts with their own results. */
  readonly onSearch?: ((text: string, event: FormEvent<HTMLFormElement>) => void) | undefined;
  /** The shopper chooses a product; `event.preventDefault()` keeps the page, for hosts with their own router. */
  readonly onSelect?: ((item: Suggestion, event: MouseEvent<HTMLElement>) => void) | undefined;
}

/**
 * The search for products over the page, with suggestions while one types. Once on a page.
 *
 * @example <ProductSearch action="/shop/" onSelect={({ id }) => track(id)} />
 */
export const ProductSearch = withRef(function ProductSearch({
  hasToggle = true,
  toggle,
  open,
  defaultOpen,
  onOpenChange,
  renderItem,
  onSearch,
  onSelect,
  ref: given,
  ...props
}: ProductSearchProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const ref = useMergedRef(dialog, given);
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const [host, setHost] = useState<HTMLElement | null>(null);
  const overlay = useOverlayDialog('search', dialog, { open, defaultOpen, onOpenChange });
  const [isWanted, setWanted] = useState(false);
  if (overlay.isOpen && !isWanted) setWanted(true);
  const view = useChunk('search', isWanted, () => import('./Suggestions'));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const text = field?.value ?? '';
    rememberSearch(text);
    onSearch?.(text, event);
  };
  return (
    <>
      {hasToggle && (
        <SearchToggleMarkup label={props.label} live={overlay}>
          {toggle}
        </SearchToggleMarkup>
      )}
      <SearchMarkup {...props} ref={ref} field={setField} onSubmit={submit} onClose={overlay.close}>
        <div data-island="react" ref={setHost}>
          {view && field && host && (
            <view.Suggestions field={field} host={host} renderItem={renderItem} onSelect={onSelect} />
          )}
        </div>
      </SearchMarkup>
    </>
  );
});
