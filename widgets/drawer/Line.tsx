import { type FormEvent, useState } from 'react';
import type { DrawerLine } from './drawer-cart';
import { type DrawerState, changeVariation, removeLine, setQuantity, showFailure } from './drawer-store';
import { Failure } from './Failure';
import { nextQuantity, refusalText, typedQuantity } from './quantity';
import { useTexts } from './Texts';

interface Props {
  readonly line: DrawerLine;
  readonly at: number;
  readonly state: DrawerState;
}

const Quantity = ({ line, at, state }: Props) => {
  const t = useTexts();
  const [typed, setTyped] = useState<string>();
  const { min, max, name } = line;
  const now = state.quantities[line.key] ?? line.quantity;
  const button = (sign: string, key: string, to: number | null) => (
    <button
      type="button"
      aria-label={t(key, name)}
      aria-disabled={to === null || undefined}
      onClick={() => to !== null && setQuantity(line, to, t('failed'))}
    >
      {sign}
    </button>
  );
  const commit = () => {
    if (typed === undefined) return;
    setTyped(undefined);
    // Accepts a decimal comma or point; input that is not a number changes nothing.
    const number = parseFloat(typed.replace(',', '.'));
    if (!Number.isFinite(number) || number === now) return;
    const bounds = { ...line, mayBeZero: line.mayBeZero && line.isRemovable };
    const quantity = typedQuantity(bounds, number);
    if (quantity === 'remove') void removeLine(line, at, t('failed'));
    else if (quantity === null) showFailure(line.key, refusalText(line, number) || t('refused'));
    else setQuantity(line, quantity, t('failed'));
  };
  if (min === max) return <span className="islas-drawer__fixed">{line.fixed || `× ${now}`}</span>;
  return (
    <div className="islas-drawer__quantity" role="group" aria-label={t('quantity', name)}>
      {button('−', 'less', nextQuantity(line, now, -1))}
      <input
        inputMode={line.inputMode}
        aria-label={t('quantity', name)}
        value={typed ?? now}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Removing a line moves the focus to its undo button, and the same key press would then activate that button.
          event.preventDefault();
          commit();
        }}
      />
      {button('+', 'more', nextQuantity(line, now, 1))}
    </div>
  );
};

const Variation = ({ line, onEnd }: { readonly line: DrawerLine; readonly onEnd: () => void }) => {
  const t = useTexts();
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, `${value}`]),
    );
    void changeVariation(line, chosen, t('failed')).then((isDone) => isDone && onEnd());
  };
  return (
    <form className="islas-drawer__variation" onSubmit={save}>
      {line.attributes.map(({ name, label, value, options }, i) => (
        <label key={name}>
          {label}
          <select name={name} defaultValue={value} autoFocus={!i}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button type="submit" className="button">
        {t('save')}
      </button>
      <button type="button" className="islas-drawer__link" onClick={onEnd}>
        {t('cancel')}
      </button>
    </form>
  );
};

/** A line of the cart. Changes show at once; if the server refuses one, the error appears in the line. */
export const Line = (props: Props) => {
  const { line, at, state } = props;
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const failure = state.failures[line.key];
  const { name, url, image, details } = line;
  return (
    <li className="islas-drawer__line" aria-busy={!!state.busy[line.key] || undefined}>
      {image && <img src={image} alt="" width="72" height="72" />}
      <div>
        {url ? <a href={url}>{name}</a> : <b>{name}</b>}
        {details.map((detail, place) => (
          <small key={place}>{detail}</small>
        ))}
        {line.each && <small>{line.each}</small>}
        {line.attributes.length > 0 && !isOpen && (
          <button
            type="button"
            className="islas-drawer__link"
            aria-label={t('change_of', name)}
            onClick={() => setOpen(true)}
          >
            {t('change')}
          </button>
        )}
      </div>
      <b className="islas-drawer__price">{line.total}</b>
      <Quantity {...props} />
      {line.isRemovable && (
        <button
          type="button"
          className="islas-drawer__link"
          aria-label={t('remove', name)}
          onClick={() => void removeLine(line, at, t('failed'))}
        >
          {t('remove_short')}
        </button>
      )}
      {isOpen && <Variation line={line} onEnd={() => setOpen(false)} />}
      <Failure text={failure} />
    </li>
  );
};
