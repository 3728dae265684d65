import { Button, ColorIndicator, ColorPicker, Dropdown, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

interface ColorFieldProps {
  readonly id: string;
  readonly label: string;
  readonly help: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly 'aria-invalid'?: true;
  readonly __nextHasNoMarginBottom: true;
  readonly __next40pxDefaultSize: true;
}

/** A colour as text, and a picker beside it. Empty is the default colour. */
export const ColorField = (props: ColorFieldProps) => (
  <div className="islas-color">
    <TextControl {...props} autoComplete="off" spellCheck={false} placeholder={__('Default', 'islas')} />
    <Dropdown
      popoverProps={{ placement: 'bottom-start' }}
      renderToggle={({ isOpen, onToggle }) => (
        <Button
          className="islas-color__button"
          aria-expanded={isOpen}
          /* translators: %s: name of a setting */
          aria-label={sprintf(__('Choose a colour: %s', 'islas'), props.label)}
          onClick={onToggle}
        >
          <ColorIndicator colorValue={props.value} />
        </Button>
      )}
      renderContent={() => (
        <ColorPicker color={props.value || '#ffffff'} onChange={props.onChange} enableAlpha={false} copyFormat="hex" />
      )}
    />
  </div>
);
