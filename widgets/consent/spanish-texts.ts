import type { ConsentBarProps } from './components';

/** The plugin's Spanish for the component of this feature, as props. */
export const spanishTexts: {
  readonly ConsentBar: Pick<ConsentBarProps, 'accept' | 'decline' | 'settings' | 'close' | 'label' | 'again'>;
} = {
  ConsentBar: {
    accept: 'Aceptar',
    decline: 'Rechazar',
    settings: 'Ajustes',
    close: 'Cerrar',
    label: 'Consentimiento de cookies',
    again: 'Cookies',
  },
};
