import { Button, SearchControl } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { CookieEditor } from './CookieEditor';
import { CookieTable } from './CookieTable';
import { type OwnCookie, type Review, readOwnCookies } from '../consent-data';
import { beginCookie, describeRow, findRows, keepKeys, mergeRows, putCookie, removeCookie } from './cookie-rows';
import { SeenCookies } from './SeenCookies';

interface CookieSectionProps {
  readonly review: Review;
  /** The owner's cookies, as JSON. */
  readonly json: unknown;
  readonly onChange: (json: string) => void;
  /** The cookie that the address names, for which the editor is open at first. */
  readonly about: string;
}

/** The cookie in the editor: a new one, or the one that had this name. */
interface Editing {
  readonly before: string;
  readonly cookie: OwnCookie;
}

interface ToolsProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onAdd: () => void;
}

const Tools = ({ query, onQuery, onAdd }: ToolsProps) => (
  <div className="islas-tools">
    <SearchControl
      label={__('Search cookies', 'islas')}
      placeholder={__('Search cookies', 'islas')}
      value={query}
      onChange={onQuery}
      __nextHasNoMarginBottom
    />
    <Button variant="secondary" onClick={onAdd}>
      {__('Add a cookie', 'islas')}
    </Button>
  </div>
);

const Heading = () => (
  <>
    <h4 id="islas-cookies-heading" className="islas-subheading">
      {__('Cookies of this shop', 'islas')}
    </h4>
    <p className="islas-quiet">
      {__('Those of WooCommerce and of the providers in use are listed already.', 'islas')}{' '}
      {__('What you change becomes a row of yours, which replaces the listed one.', 'islas')}
    </p>
  </>
);

/** Every cookie that visitors read of: search, add, classify, describe. */
export const CookieSection = ({ review, json, onChange, about }: CookieSectionProps) => {
  const own = readOwnCookies(json);
  const rows = mergeRows(review.cookies, own);
  const [query, setQuery] = useState('');
  const begin = (name: string): Editing => ({ before: name, cookie: beginCookie(rows, name) });
  const [editing, setEditing] = useState<Editing | null>(() => (about ? begin(about) : null));
  const openerRef = useRef<Element | null>(null);
  const openEditor = (next: Editing) => {
    openerRef.current = document.activeElement;
    setEditing(next);
  };
  const closeEditor = () => {
    setEditing(null);
    // Where its row is gone, the focus moves to what is nearest.
    if (openerRef.current instanceof HTMLElement) openerRef.current.focus();
  };
  const categoryName = (category: string) =>
    review.categories.find(({ value }) => value === category)?.label ?? category;
  const found = findRows(rows, query, categoryName);
  const store = (cookies: readonly OwnCookie[]) => onChange(JSON.stringify(cookies));
  return (
    <section aria-labelledby="islas-cookies-heading">
      <Heading />
      <Tools query={query} onQuery={setQuery} onAdd={() => openEditor(begin(''))} />
      {editing && (
        <CookieEditor
          key={editing.before}
          cookie={editing.cookie}
          review={review}
          onApply={(cookie) => {
            const before = rows.find(({ name }) => name === editing.before);
            store(putCookie(own, keepKeys(cookie, before), editing.before));
            closeEditor();
          }}
          onCancel={closeEditor}
        />
      )}
      <p role="status" className="islas-quiet">
        {/* translators: %d: number of cookies */}
        {sprintf(_n('%d cookie', '%d cookies', found.length, 'islas'), found.length)}
      </p>
      <CookieTable
        key={query}
        review={review}
        rows={found}
        categoryName={categoryName}
        onClassify={(row, category) => store(putCookie(own, { ...row, category }, row.name))}
        onEdit={(row) => openEditor({ before: row.name, cookie: describeRow(row) })}
        onRemove={(row) => store(removeCookie(own, row.name))}
      />
      <SeenCookies review={review} own={own} onAdd={(name) => openEditor(begin(name))} />
    </section>
  );
};
