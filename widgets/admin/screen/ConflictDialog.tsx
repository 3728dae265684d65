import { Button, Modal, RadioControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { parseJson } from '../../../src/browser/decode';
import type { Value } from '../values';
import type { Setting } from './screen-data';
import type { ScreenProps } from './screen-props';
import type { Conflict } from './screen-state';

/** A value as the owner reads it on the screen. */
const formatValue = (setting: Setting | undefined, value: Value | undefined): string => {
  if (typeof value === 'boolean') return value ? __('On', 'islas') : __('Off', 'islas');
  if (value === undefined || value === '') return __('Empty', 'islas');
  if (setting?.format === 'secret') return '••••••';
  if (setting?.type === 'list') {
    const rows = parseJson(String(value));
    const count = Array.isArray(rows) ? rows.length : 0;
    /* translators: %d: number of rows of a list */
    return sprintf(_n('%d row', '%d rows', count, 'islas'), count);
  }
  return setting?.choices.find((choice) => choice.value === value)?.label ?? String(value);
};

const describeConflict = ({ others: { author } }: Conflict): string =>
  author.name
    ? sprintf(
        /* translators: 1: name of a person, 2: date and time */
        __('%1$s changed the same settings as you on %2$s. Choose which value each of them gets.', 'islas'),
        author.name,
        author.time,
      )
    : __('Somebody changed the same settings as you. Choose which value each of them gets.', 'islas');

const ConflictChoices = ({ screen, settings, conflict }: ScreenProps & { readonly conflict: Conflict }) => {
  const [theirs, setTheirs] = useState<readonly string[]>([]);
  const { stored, draft } = settings.state;
  return (
    <Modal
      title={__('Two people changed the settings', 'islas')}
      className="islas-conflict"
      onRequestClose={settings.closeConflict}
    >
      <p>{describeConflict(conflict)}</p>
      {conflict.keys.map((key) => {
        const setting = screen.settings[key];
        const options = [
          /* translators: %s: value of a setting */
          { value: 'mine', label: sprintf(__('Mine: %s', 'islas'), formatValue(setting, draft[key])) },
          /* translators: %s: value of a setting */
          { value: 'theirs', label: sprintf(__('Theirs: %s', 'islas'), formatValue(setting, stored.values[key])) },
        ];
        return (
          <RadioControl
            key={key}
            label={setting?.title ?? key}
            selected={theirs.includes(key) ? 'theirs' : 'mine'}
            options={options}
            onChange={(choice) =>
              setTheirs(choice === 'theirs' ? [...theirs, key] : theirs.filter((other) => other !== key))
            }
          />
        );
      })}
      <div className="islas-conflict__buttons">
        <Button variant="tertiary" onClick={settings.closeConflict}>
          {__('Later', 'islas')}
        </Button>
        <Button variant="primary" onClick={() => settings.resolve(theirs)}>
          {__('Save this choice', 'islas')}
        </Button>
      </div>
    </Modal>
  );
};

/** Asks whose value each setting gets that two administrators have changed; nothing is stored before. */
export const ConflictDialog = (props: ScreenProps) => {
  const { conflict } = props.settings.state;
  return conflict?.isOpen && <ConflictChoices {...props} conflict={conflict} />;
};
