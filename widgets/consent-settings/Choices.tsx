import { useState } from 'react';
import type { ConsentDetails } from '../../src/contracts/consent-details';
import { getConsent } from '../../src/stores/consent';
import { rowsOf, tickedOf } from '../../src/stores/consent-details';
import { Group } from './Group';
import { Mine } from './Mine';
import { Tabs } from './Tabs';
import { textOf } from './texts';

interface Props {
  readonly details: ConsentDetails;
  readonly lang: string;
  /** Closes the dialog, then decides. */
  readonly onDone: (decide?: () => void) => void;
}

const CATEGORIES = ['necessary', 'preferences', 'statistics', 'marketing'];

/** What is in the dialog while it is open: the policy, a box for each cookie, and the ways to decide. */
export const Choices = ({ details, lang, onDone }: Props) => {
  const [rows] = useState(() => rowsOf(details));
  const [ticked, setTicked] = useState(() => tickedOf(rows));
  const text = textOf(details);
  const { accept, decline, save } = getConsent();
  const groups = CATEGORIES.map((category) => ({
    category,
    cookies: rows.filter((row) => row.category === category),
  })).filter(({ cookies }) => cookies.length);

  const saveChoices = () => {
    const blocked = rows.filter(({ name }) => !ticked.has(name)).map(({ name }) => name);
    const some = groups.filter(({ cookies }) => cookies.some(({ name }) => ticked.has(name)));
    save(
      blocked,
      some.map(({ category }) => category),
    );
  };
  const tick = (names: readonly string[], isOn: boolean) => {
    const next = new Set(ticked);
    for (const name of names) isOn ? next.add(name) : next.delete(name);
    setTicked(next);
  };
  return (
    <form
      method="dialog"
      className="islas-consent-dialog__inside"
      onSubmit={(event) => {
        event.preventDefault();
        onDone(saveChoices);
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
        <button type="submit" className="button">
          {text('save')}
        </button>
        <button type="button" className="button" onClick={() => onDone(decline)}>
          {text('decline')}
        </button>
        <button type="button" className="button" onClick={() => onDone(accept)}>
          {text('accept')}
        </button>
      </footer>
    </form>
  );
};
