import type { CustomCursorProps } from './components';

/** The plugin's Spanish for the component of this feature, as props. */
export const spanishTexts: {
  readonly CustomCursor: Pick<CustomCursorProps, 'label'>;
} = {
  CustomCursor: {
    label: 'Cursor animado',
  },
};
