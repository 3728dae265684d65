import { Button, SelectControl, TextControl, ToggleControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { ColorField } from './ColorField';
import type { Value } from '../values';
import type { Setting } from './screen-data';
import type { ScreenProps } from './screen-props';

interface FieldProps {
  readonly setting: Setting;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly help: string;
  readonly id: string;
  readonly isRefused: boolean;
}

const NUMBER = /^\d{1,15}$/;

/** The control of one setting, by its type. */
const Control = ({ setting, value, onChange, help, id, isRefused }: FieldProps) => {
  const common = {
    id,
    label: setting.title,
    help,
    ...(isRefused && { 'aria-invalid': true as const }),
    __nextHasNoMarginBottom: true,
    __next40pxDefaultSize: true,
  } as const;
  const text = String(value);
  switch (setting.type) {
    case 'boolean':
      return (
        // Its label belongs to an id of its own.
        <ToggleControl
          label={setting.title}
          help={help}
          checked={value === true}
          onChange={onChange}
          __nextHasNoMarginBottom
        />
      );
    case 'choice':
      return <SelectControl {...common} value={text} options={setting.choices} onChange={onChange} />;
    case 'count':
      return (
        <TextControl
          {...common}
          type="number"
          className="islas-field__number"
          min={setting.min}
          {...(setting.max > 0 && { max: setting.max })}
          value={text}
          onChange={(typed) => onChange(NUMBER.test(typed) ? Number(typed) : typed)}
        />
      );
    default:
      if (setting.format === 'color') return <ColorField {...common} value={text} onChange={onChange} />;
      return (
        <TextControl
          {...common}
          type={setting.format === 'secret' ? 'password' : 'text'}
          autoComplete="off"
          spellCheck={setting.format === '' && setting.type === 'text'}
          placeholder={setting.placeholder}
          value={text}
          onChange={onChange}
        />
      );
  }
};

/** One setting: its control, why its value was refused, and the way back to its default. */
export const SettingField = ({
  screen,
  settings,
  name,
  note = '',
}: ScreenProps & { readonly name: string; readonly note?: string }) => {
  const setting = screen.settings[name];
  const value = settings.values[name];
  if (!setting || value === undefined) return null;
  const id = `islas-field-${name}`;
  const refusal = settings.state.refusals[name] ?? '';
  const isChanged = name in settings.state.draft;
  return (
    <div
      data-setting={name}
      className={`islas-field${isChanged ? ' islas-field--changed' : ''}${refusal ? ' islas-field--refused' : ''}`}
    >
      <Control
        id={id}
        setting={setting}
        value={value}
        isRefused={refusal !== ''}
        help={[refusal, note, setting.help].filter(Boolean).join(' ')}
        onChange={(next) => settings.change(name, next)}
      />
      {value !== setting.default && (
        <Button
          variant="link"
          className="islas-field__reset"
          /* translators: %s: name of a setting */
          aria-label={sprintf(__('Reset “%s” to its default', 'islas'), setting.title)}
          onClick={() => settings.change(name, setting.default)}
        >
          {__('Reset', 'islas')}
        </Button>
      )}
    </div>
  );
};
