import { SelectControl, TextControl } from '@wordpress/components';
import type { ComponentProps } from '@wordpress/element';

const COMMON = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;

/** A field for one line of text, which is no data of the owner's browser. */
export const LineField = (props: ComponentProps<typeof TextControl>) => (
  <TextControl {...COMMON} autoComplete="off" {...props} />
);

export const ChoiceField = (props: ComponentProps<typeof SelectControl>) => <SelectControl {...COMMON} {...props} />;
