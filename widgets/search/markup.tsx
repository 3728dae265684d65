import type { FormEventHandler, MouseEventHandler, ReactNode, Ref } from 'react';
import { OverlayMarkup, ToggleMarkup } from '../../src/react/overlay-markup';
import type { RootProps } from '../../src/react/root-props';
import { withRef } from '../../src/react/with-ref';

/** Texts and address of the search. */
export interface SearchContent {
  /** Where the form goes. Default `/`. */
  readonly action?: string | undefined;
  /** Text of the toggle, the dialog's name and the field's label. Default `Search products`. */
  readonly label?: string | undefined;
  /** Text of the button. Default `Search`. */
  readonly submit?: string | undefined;
  /** Default `Close the search`. */
  readonly close?: string | undefined;
}

const LABEL = 'Search products';

interface SearchToggleProps {
  readonly label?: string | undefined;
  readonly children?: ReactNode;
  readonly live?: { readonly isOpen: boolean; readonly toggle: MouseEventHandler<HTMLElement> } | undefined;
}

/** The link that opens the search. */
export const SearchToggleMarkup = ({ label = LABEL, ...props }: SearchToggleProps) => (
  <ToggleMarkup
    name="search"
    label={label}
    icon={
      <>
        <circle cx="10.5" cy="10.5" r="6.5" />
        <path d="M15.5 15.5 21 21" />
      </>
    }
    {...props}
  />
);

interface SearchMarkupProps extends SearchContent, RootProps<HTMLDialogElement> {
  readonly field?: Ref<HTMLInputElement> | undefined;
  readonly onSubmit?: FormEventHandler<HTMLFormElement> | undefined;
  readonly onClose?: MouseEventHandler<HTMLElement> | undefined;
  /** The place of the suggestions. Default: the host of the island. */
  readonly children?: ReactNode;
}

/** The search over the page. */
export const SearchMarkup = withRef(function SearchMarkup({
  action = '/',
  label = LABEL,
  submit = 'Search',
  close = 'Close the search',
  field,
  onSubmit,
  children = <div data-island="search-overlay" />,
  ...props
}: SearchMarkupProps) {
  return (
    <OverlayMarkup name="search" label={label} close={close} {...props}>
      <form role="search" method="get" action={action} className="islas-search" onSubmit={onSubmit}>
        <label htmlFor="islas-search-field" className="islas-search__label">
          {label}
        </label>
        <input
          type="search"
          id="islas-search-field"
          className="islas-search__field"
          name="s"
          autoComplete="off"
          enterKeyHint="search"
          required
          ref={field}
        />
        <input type="hidden" name="post_type" value="product" />
        <button type="submit" className="islas-search__submit">
          {submit}
        </button>
      </form>
      {children}
    </OverlayMarkup>
  );
});
