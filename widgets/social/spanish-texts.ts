import type { OverlayProps } from './components';

/** The plugin's Spanish for the component of this feature, as props. */
export const spanishTexts: {
  readonly Overlay: Pick<OverlayProps, 'label' | 'close'>;
} = {
  Overlay: {
    label: 'Redes sociales',
    close: 'Cerrar las redes sociales',
  },
};
