import type { ConsentDetails, DetailedCookie } from './consent-details';
import { namesToTick } from './details-store';
import { dialogTexts } from './dialog-texts';

interface Props {
  readonly category: string;
  readonly cookies: readonly DetailedCookie[];
  readonly details: ConsentDetails;
  readonly ticked: ReadonlySet<string>;
  readonly tick: (names: readonly string[], isOn: boolean) => void;
}

/** A category with its cookies: a checkbox for each, and one for all of them. */
export const Group = ({ category, cookies, details, ticked, tick }: Props) => {
  const text = dialogTexts(details);
  const { name: title = category, purpose = '' } = details.categories[category] ?? {};
  const isNecessary = category === 'necessary';
  const names = namesToTick(category, cookies);
  const count = names.filter((name) => ticked.has(name)).length;
  return (
    <fieldset>
      <legend>
        <label>
          <input
            type="checkbox"
            checked={count === names.length}
            disabled={isNecessary}
            ref={(box) => {
              if (box) box.indeterminate = count > 0 && count < names.length;
            }}
            onChange={({ target }) => tick(names, target.checked)}
          />{' '}
          {title}
          {isNecessary && <small> · {text('always')}</small>}
        </label>
      </legend>
      <p>{[purpose, cookies.length ? '' : text('none')].filter(Boolean).join(' ')}</p>
      <ul hidden={!cookies.length}>
        {cookies.map((cookie) => (
          <li key={cookie.name}>
            <label>
              <input
                type="checkbox"
                checked={isNecessary || ticked.has(cookie.name)}
                disabled={isNecessary}
                onChange={({ target }) => tick([cookie.name], target.checked)}
              />{' '}
              <code>{cookie.name}</code>
            </label>
            <span>
              {[cookie.purpose || text('unknown'), cookie.provider_name || text('own'), cookie.duration]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </fieldset>
  );
};
