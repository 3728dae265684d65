import { Button } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { LineField } from '../LineField';
import { refusalOf } from '../request';
import { ALL, type LogFilter, PROBLEM_ID, toQuery } from './log-filter';

/** The days and the consent ID whose decisions are shown. */
export const LogFilterForm = ({
  filter,
  fields,
  onFilter,
}: {
  readonly filter: LogFilter;
  /** Fields whose values the shop refused. */
  readonly fields: readonly string[];
  readonly onFilter: (next: LogFilter) => void;
}) => {
  const [draft, setDraft] = useState(filter);
  useEffect(() => setDraft(filter), [filter]);
  const field = (key: keyof LogFilter) => ({
    id: `islas-log-${key}`,
    value: draft[key],
    onChange: (value: string) => setDraft({ ...draft, [key]: value }),
    ...refusalOf(key, { fields }, PROBLEM_ID),
  });
  return (
    <form
      className="islas-tools"
      onSubmit={(event) => {
        event.preventDefault();
        onFilter({ ...draft, id: draft.id.trim() });
      }}
    >
      <LineField {...field('from')} type="date" label={__('From', 'islas')} />
      <LineField {...field('to')} type="date" label={__('To', 'islas')} />
      <LineField {...field('id')} label={__('Consent ID', 'islas')} spellCheck={false} />
      <Button variant="secondary" type="submit">
        {__('Show decisions', 'islas')}
      </Button>
      {toQuery(filter) !== '' && (
        <Button variant="tertiary" onClick={() => onFilter(ALL)}>
          {__('Show all', 'islas')}
        </Button>
      )}
    </form>
  );
};
