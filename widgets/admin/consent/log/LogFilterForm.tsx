import { Button } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { LineField } from '../LineField';
import { ALL, type LogFilter, toQuery } from './log-filter';

/** The days and the consent ID whose decisions are shown. */
export const LogFilterForm = ({
  filter,
  onFilter,
}: {
  readonly filter: LogFilter;
  readonly onFilter: (next: LogFilter) => void;
}) => {
  const [draft, setDraft] = useState(filter);
  useEffect(() => setDraft(filter), [filter]);
  const change = (key: keyof LogFilter) => (value: string) => setDraft({ ...draft, [key]: value });
  return (
    <form
      className="islas-tools"
      onSubmit={(event) => {
        event.preventDefault();
        onFilter({ ...draft, id: draft.id.trim() });
      }}
    >
      <LineField
        id="islas-log-from"
        type="date"
        label={__('From', 'islas')}
        value={draft.from}
        onChange={change('from')}
      />
      <LineField id="islas-log-to" type="date" label={__('To', 'islas')} value={draft.to} onChange={change('to')} />
      <LineField
        id="islas-log-id"
        label={__('Consent ID', 'islas')}
        spellCheck={false}
        value={draft.id}
        onChange={change('id')}
      />
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
