import type { ReactNode } from 'react';

/** WordPress' own components in short: what they print, without their looks. */
export const Button = ({
  href,
  isPressed: _pressed,
  variant: _variant,
  isBusy: _busy,
  isDestructive: _destructive,
  accessibleWhenDisabled: _focusable,
  ...rest
}: Record<string, unknown>) => (href ? <a href={String(href)} {...rest} /> : <button type="button" {...rest} />);

interface NoticeProps {
  readonly status?: string;
  readonly spokenMessage?: string | null;
  readonly children?: ReactNode;
}

/** `data-speaks`: how it is announced, '' where it is not. */
export const Notice = ({ status, spokenMessage, children }: NoticeProps) => (
  <div className="notice" data-speaks={spokenMessage === null ? '' : status === 'error' ? 'assertive' : 'polite'}>
    {children}
  </div>
);

export const TabPanel = (props: {
  tabs: readonly { name: string; title: string }[];
  onSelect: (name: string) => void;
  children: (tab: { name: string }) => ReactNode;
}) => (
  <div>
    {props.tabs.map(({ name, title }) => (
      <button key={name} type="button" role="tab" onClick={() => props.onSelect(name)}>
        {title}
      </button>
    ))}
    {props.children({ name: '' })}
  </div>
);

interface FieldProps {
  readonly id?: string;
  readonly label: string;
  readonly help?: ReactNode;
  readonly value?: string | number;
  readonly checked?: boolean;
  readonly disabled?: boolean;
  readonly name?: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
  readonly options?: readonly { value: string; label: string }[];
  readonly onChange: (value: never) => void;
}

export const TextControl = ({ id, label, help, value, name, onChange, ...rest }: FieldProps) => (
  <label>
    {label}
    <input
      id={id}
      name={name}
      aria-invalid={rest['aria-invalid']}
      aria-describedby={rest['aria-describedby'] ?? (help ? `${id}__help` : undefined)}
      value={value}
      onChange={({ target }) => onChange(target.value as never)}
    />
    <small id={`${id}__help`}>{help}</small>
  </label>
);

export const SearchControl = TextControl;

export const SelectControl = ({ id, label, help, value, options = [], onChange }: FieldProps) => (
  <label>
    {label}
    <select id={id} value={value} onChange={({ target }) => onChange(target.value as never)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
    <small>{help}</small>
  </label>
);

export const CheckboxControl = ({ label, checked, disabled, onChange }: FieldProps) => (
  <label>
    <input
      type="checkbox"
      checked={checked}
      disabled={disabled}
      onChange={({ target }) => onChange(target.checked as never)}
    />
    {label}
  </label>
);

export const ToggleControl = CheckboxControl;

export const FormToggle = ({ checked, onChange, ...rest }: { checked: boolean; onChange: () => void }) => (
  <input type="checkbox" checked={checked} onChange={onChange} {...rest} />
);

export const Spinner = () => <i />;
export const ColorIndicator = () => <i />;
export const ColorPicker = () => <i />;
export const Dropdown = () => <i />;
