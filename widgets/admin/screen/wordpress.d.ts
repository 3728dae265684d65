/** Of WordPress' own components and of its React, what the settings screen and its preview use: `.tools/build/platform-globals.mjs`. */
declare module '@wordpress/element' {
  export {
    Component,
    createElement,
    Fragment,
    useEffect,
    useMemo,
    useReducer,
    useRef,
    useState,
    type ComponentProps,
    type ComponentType,
    type ReactNode,
  } from 'react';
  export { createRoot } from 'react-dom/client';
}

declare module '@wordpress/components' {
  import type { ComponentType, ReactNode } from 'react';

  interface Control {
    readonly id?: string;
    readonly label: ReactNode;
    readonly help?: ReactNode;
    readonly disabled?: boolean;
    readonly hideLabelFromVision?: boolean;
    readonly 'aria-invalid'?: true;
    readonly 'aria-describedby'?: string;
    readonly __nextHasNoMarginBottom?: true;
    readonly __next40pxDefaultSize?: true;
  }

  interface Choice {
    readonly value: string;
    readonly label: string;
  }

  export const Button: ComponentType<{
    readonly variant?: 'primary' | 'secondary' | 'tertiary' | 'link';
    readonly size?: 'default' | 'compact' | 'small';
    readonly href?: string;
    readonly target?: string;
    readonly isPressed?: boolean;
    readonly onClick?: () => void;
    readonly disabled?: boolean;
    /** A disabled button stays in the order of focus. */
    readonly accessibleWhenDisabled?: boolean;
    readonly isBusy?: boolean;
    readonly isDestructive?: boolean;
    readonly type?: 'submit';
    readonly className?: string;
    readonly children?: ReactNode;
    readonly 'aria-label'?: string;
    readonly 'aria-expanded'?: boolean;
    readonly 'aria-pressed'?: boolean;
    readonly 'aria-controls'?: string;
    readonly 'aria-describedby'?: string;
  }>;

  export const CheckboxControl: ComponentType<
    Control & { readonly checked: boolean; readonly onChange: (checked: boolean) => void }
  >;

  export const ColorIndicator: ComponentType<{ readonly colorValue: string }>;

  export const ColorPicker: ComponentType<{
    readonly color: string;
    readonly onChange: (color: string) => void;
    readonly enableAlpha?: boolean;
    readonly copyFormat?: 'hex';
  }>;

  export const Dropdown: ComponentType<{
    readonly renderToggle: (state: { readonly isOpen: boolean; readonly onToggle: () => void }) => ReactNode;
    readonly renderContent: () => ReactNode;
    readonly popoverProps?: { readonly placement?: string };
  }>;

  /** The switch of a `ToggleControl` without its label. */
  export const FormToggle: ComponentType<{
    readonly checked: boolean;
    readonly onChange: () => void;
    readonly id?: string;
    readonly 'aria-labelledby'?: string;
    readonly 'aria-describedby'?: string;
  }>;

  export const Modal: ComponentType<{
    readonly title: string;
    readonly onRequestClose: () => void;
    readonly className?: string;
    readonly children?: ReactNode;
  }>;

  export const Notice: ComponentType<{
    readonly status: 'info' | 'success' | 'warning' | 'error';
    readonly isDismissible?: boolean;
    readonly onRemove?: () => void;
    /** Read to screen readers when the notice appears; '' or null for nothing. */
    readonly spokenMessage?: string | null;
    readonly children?: ReactNode;
  }>;

  export const RadioControl: ComponentType<
    Control & {
      readonly selected: string;
      readonly options: readonly Choice[];
      readonly onChange: (value: string) => void;
    }
  >;

  export const SearchControl: ComponentType<
    Control & {
      readonly value: string;
      readonly placeholder?: string;
      readonly onChange: (value: string) => void;
      readonly className?: string;
    }
  >;

  export const SelectControl: ComponentType<
    Control & {
      readonly value: string;
      readonly options: readonly Choice[];
      readonly onChange: (value: string) => void;
    }
  >;

  export const Spinner: ComponentType<Record<never, never>>;

  export const TabPanel: ComponentType<{
    readonly tabs: readonly { readonly name: string; readonly title: string }[];
    readonly onSelect: (name: string) => void;
    readonly children: (tab: { readonly name: string }) => ReactNode;
  }>;

  export const TextControl: ComponentType<
    Control & {
      readonly type?: 'text' | 'number' | 'password' | 'date';
      readonly name?: string;
      readonly value: string | number;
      readonly min?: number;
      readonly max?: number;
      readonly placeholder?: string;
      readonly autoComplete?: string;
      readonly spellCheck?: boolean;
      readonly onChange: (value: string) => void;
      readonly className?: string;
    }
  >;

  export const ToggleControl: ComponentType<
    Control & { readonly checked: boolean; readonly onChange: (checked: boolean) => void }
  >;
}
