import type { StoreNoticeProps, StoreNoticesProps } from './components';

/** The plugin's Spanish for the components of this feature, as props. */
export const spanishTexts: {
  readonly StoreNotice: Pick<StoreNoticeProps, 'dismiss' | 'label'>;
  readonly StoreNotices: Pick<StoreNoticesProps, 'dismiss' | 'label'>;
} = {
  StoreNotice: {
    dismiss: 'Descartar',
    label: 'Aviso de la tienda',
  },
  StoreNotices: {
    dismiss: 'Descartar',
    label: 'Avisos de la tienda',
  },
};
