import { useStore } from '@nanostores/react';
import type { MouseEvent, ReactNode } from 'react';
import type { RootProps } from '../../src/react/root-props';
import { useLastPassed } from '../../src/react/use-passed-moment';
import { useLive } from '../../src/react/use-live';
import { $dismissed, dismissNotice, isDismissed } from './dismissals';
import {
  type OwnNotice,
  type StoreNoticeContent,
  StoreNoticeMarkup,
  type StoreNoticesContent,
  StoreNoticesMarkup,
} from './markup';
import { withRef } from '../../src/react/with-ref';

export type { OwnNotice } from './markup';

/** Props of {@link StoreNotice}. */
export interface StoreNoticeProps extends StoreNoticeContent, RootProps<HTMLParagraphElement> {
  /** In the place of the text. */
  readonly children?: ReactNode;
  /** Whether it shows. Given, the host decides and nothing is remembered; left out, it shows until it is dismissed. */
  readonly open?: boolean | undefined;
  /** The shopper has dismissed it. */
  readonly onDismiss?: ((id: string) => void) | undefined;
}

/** Props of {@link StoreNotices}. */
export interface StoreNoticesProps extends StoreNoticesContent, RootProps<HTMLDivElement> {
  /** What a notice says, instead of its text and link. */
  readonly renderItem?: ((notice: OwnNotice) => ReactNode) | undefined;
  /** The shopper has dismissed this one. */
  readonly onDismiss?: ((id: string) => void) | undefined;
}

/** Whether a notice has been dismissed; nothing has for the server, which reads no cookie. */
const useDismissals = (): ((id: string) => boolean) => {
  const isLive = useLive();
  const dismissed = useStore($dismissed);
  return (id) => isLive && (id in dismissed || isDismissed(id));
};

/**
 * WooCommerce's store notice. It stays away once dismissed.
 *
 * @example <StoreNotice id="summer" text="Orders ship on Mondays." onDismiss={(id) => track(id)} />
 */
export const StoreNotice = withRef(function StoreNotice({ open, onDismiss, style, ...props }: StoreNoticeProps) {
  const isLive = useLive();
  const isGone = useDismissals();
  const isShown = open ?? !isGone(props.id);
  const dismiss = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    if (open === undefined) dismissNotice(event.currentTarget, event.nativeEvent);
    onDismiss?.(props.id);
  };
  // WooCommerce's style sheet hides it until a script shows it.
  const display = isLive && { display: isShown ? 'block' : 'none' };
  return <StoreNoticeMarkup {...props} style={display ? { ...style, ...display } : style} onPress={dismiss} />;
});

/**
 * Several notices of the shop, each with its own time, link and dismissal.
 *
 * @example <StoreNotices notices={[{ id: 'sale', text: 'Sale', link: '/sale/', until: 1790000000 }]} />
 */
export const StoreNotices = withRef(function StoreNotices({ onDismiss, ...props }: StoreNoticesProps) {
  const isGone = useDismissals();
  const now = useLastPassed(props.notices.flatMap(({ from = 0, until = 0 }) => [from, until]));
  const isHidden = ({ id, from = 0, until = 0, waiting = false }: OwnNotice): boolean =>
    now === undefined ? waiting : isGone(id) || from > now || (until > 0 && until <= now);
  const dismiss = ({ id }: OwnNotice, event: MouseEvent<HTMLElement>) => {
    dismissNotice(event.currentTarget, event.nativeEvent);
    onDismiss?.(id);
  };
  return <StoreNoticesMarkup {...props} isHidden={isHidden} onPress={dismiss} />;
});
