import type { MouseEvent, ReactNode } from 'react';
import { controlProps } from '../../src/react/control-props';
import { type RootProps, joinClasses } from '../../src/react/root-props';
import { withRef } from '../../src/react/with-ref';

type Press = (event: MouseEvent<HTMLElement>) => void;

/** Texts and id of WooCommerce's store notice. */
export interface StoreNoticeContent {
  readonly text: string;
  /** A dismissal is remembered under this id: change it with the text. */
  readonly id: string;
  /** Text of the link that dismisses it. Default `Dismiss`. */
  readonly dismiss?: string | undefined;
  /** Name of the region. Default `Store notice`. */
  readonly label?: string | undefined;
}

interface StoreNoticeMarkupProps extends StoreNoticeContent, RootProps<HTMLParagraphElement> {
  /** In the place of the text. */
  readonly children?: ReactNode;
  /** Handles the press in a host's tree, where no island starts on the notice. */
  readonly onPress?: Press | undefined;
}

/** WooCommerce's store notice. */
export const StoreNoticeMarkup = withRef(function StoreNoticeMarkup({
  text,
  id,
  dismiss = 'Dismiss',
  label = 'Store notice',
  className,
  children,
  onPress,
  ...root
}: StoreNoticeMarkupProps) {
  return (
    <p
      role="complementary"
      aria-label={label}
      className={joinClasses('woocommerce-store-notice demo_store', className)}
      data-notice-id={id}
      data-island={onPress && 'react'}
      {...root}
    >
      {children ?? `${text} `}
      <a role="button" href="#" className="woocommerce-store-notice__dismiss-link" onClick={onPress}>
        {dismiss}
      </a>
    </p>
  );
});

/** One of the shop's own notices. */
export interface OwnNotice {
  /** A dismissal is remembered under this id. */
  readonly id: string;
  readonly text: string;
  readonly link?: string | undefined;
  /** Default: the address. */
  readonly linkText?: string | undefined;
  /** Seconds since 1970; left out, it shows at once. */
  readonly from?: number | undefined;
  /** Seconds since 1970; left out, it stays. */
  readonly until?: number | undefined;
  /** Default true. */
  readonly dismissible?: boolean | undefined;
  /** Printed hidden, because its time has not come. */
  readonly waiting?: boolean | undefined;
}

/** The notices and their texts. */
export interface StoreNoticesContent {
  readonly notices: readonly OwnNotice[];
  /** Name of the region. Default `Store notices`. */
  readonly label?: string | undefined;
  /** Text of the buttons that dismiss one. Default `Dismiss`. */
  readonly dismiss?: string | undefined;
}

interface NoticeProps {
  readonly notice: OwnNotice;
  readonly dismiss: string;
  readonly isHidden: boolean;
  readonly onPress: Press | undefined;
  readonly children: ReactNode;
}

const Notice = ({
  notice: { id, from, until, dismissible = true },
  dismiss,
  isHidden,
  onPress,
  children,
}: NoticeProps) => (
  <div
    className="islas-notice"
    data-notice-id={id}
    data-from={from || undefined}
    data-until={until || undefined}
    hidden={isHidden}
  >
    <p className="islas-notice__text" id={`islas-notice-${id}`}>
      {children}
    </p>
    {dismissible && (
      <button
        type="button"
        className="islas-notice__dismiss"
        {...controlProps('notice.dismiss', onPress)}
        aria-describedby={`islas-notice-${id}`}
      >
        {dismiss}
      </button>
    )}
  </div>
);

/** Text and link of a notice. */
const NoticeText = ({ text, link, linkText }: OwnNotice) => (
  <>
    <span>{text}</span>
    {link && (
      <a className="islas-notice__link" href={link}>
        {linkText || link}
      </a>
    )}
  </>
);

interface StoreNoticesMarkupProps extends StoreNoticesContent, RootProps<HTMLDivElement> {
  /** What a notice says, instead of its text and link. */
  readonly renderItem?: ((notice: OwnNotice) => ReactNode) | undefined;
  /** Default: those whose time has not come. */
  readonly isHidden?: ((notice: OwnNotice) => boolean) | undefined;
  readonly onPress?: ((notice: OwnNotice, event: MouseEvent<HTMLElement>) => void) | undefined;
}

/** The shop's own notices, as the plugin's template prints them. */
export const StoreNoticesMarkup = withRef(function StoreNoticesMarkup({
  notices,
  label = 'Store notices',
  dismiss = 'Dismiss',
  className,
  renderItem = NoticeText,
  isHidden = ({ waiting = false }) => waiting,
  onPress,
  ...root
}: StoreNoticesMarkupProps) {
  return (
    <div className={joinClasses('islas-notices', className)} role="complementary" aria-label={label} {...root}>
      {notices.map((notice) => (
        <Notice
          key={notice.id}
          notice={notice}
          dismiss={dismiss}
          isHidden={isHidden(notice)}
          onPress={onPress && ((event) => onPress(notice, event))}
        >
          {renderItem(notice)}
        </Notice>
      ))}
    </div>
  );
});
