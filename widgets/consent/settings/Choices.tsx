import { useState } from 'react';
import { CATEGORIES } from '../consent-config';
import type { ConsentDetails } from './consent-details';
import { saveChoice } from '../consent-store';
import { getConsent } from '../get-consent';
import { namesToTick, cookieRows, initiallyTicked } from './details-store';
import { Group } from './Group';
import { Mine } from './MyDecision';
import { Tabs } from './Tabs';
import { dialogTexts } from './dialog-texts';

interface Props {
  readonly details: ConsentDetails;
  readonly lang: string;
  /** Closes the dialog, then decides. */
  readonly onDone: (decide?: () => void) => void;
}

const GROUPS = ['necessary', ...CATEGORIES, 'unclassified'];

/** Returns the rows by category, the ticked names, and functions to tick names and to save. */
const useTicks = (details: ConsentDetails) => {
  const [rows] = useState(() => cookieRows(details));
  const [ticked, setTicked] = useState(() => initiallyTicked(rows));
  const groups = GROUPS.map((category) => ({
    category,
    cookies: rows.filter((row) => row.category === category),
  })).filter(({ category, cookies }) => cookies.length || details.offered.includes(category));
  const tick = (names: readonly string[], isOn: boolean) => {
    const others = [...ticked].filter((name) => !names.includes(name));
    setTicked(new Set(isOn ? [...others, ...names] : others));
  };
  const save = () => {
    const blocked = rows.filter(({ name }) => !ticked.has(name)).map(({ name }) => name);
    const some = groups.filter(({ category, cookies }) =>
      namesToTick(category, cookies).some((name) => ticked.has(name)),
    );
    saveChoice(
      blocked,
      some.map(({ category }) => category),
      rows,
    );
  };
  return { groups, ticked, tick, save };
};

/** Contents of the open dialog: the policy, a checkbox for each cookie, and the buttons to decide. */
export const Choices = ({ details, lang, onDone }: Props) => {
  const { groups, ticked, tick, save } = useTicks(details);
  const text = dialogTexts(details);
  const { accept, decline } = getConsent();
  return (
    <form
      method="dialog"
      className="islas-consent-dialog__inside"
      onSubmit={(event) => {
        event.preventDefault();
        onDone(save);
      }}
    >
      <header>
        <h2 id="islas-consent-heading">{details.heading}</h2>
        <button
          type="button"
          className="islas-consent-dialog__close"
          aria-label={text('close')}
          onClick={() => onDone()}
        >
          ×
        </button>
      </header>
      <Tabs names={[text('tab_policy'), text('tab_cookies')]}>
        <div dangerouslySetInnerHTML={{ __html: details.policy }} />
        <>
          {groups.map(({ category, cookies }) => (
            <Group key={category} {...{ category, cookies, details, ticked, tick }} />
          ))}
          <Mine details={details} lang={lang} />
        </>
      </Tabs>
      <footer>
        <button type="submit" className="button wp-element-button">
          {text('save')}
        </button>
        <button type="button" className="button wp-element-button" onClick={() => onDone(decline)}>
          {text('decline')}
        </button>
        <button type="button" className="button wp-element-button" onClick={() => onDone(accept)}>
          {text('accept')}
        </button>
      </footer>
    </form>
  );
};
