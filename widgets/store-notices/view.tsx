import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { parseJson } from '../../src/contracts/decode';
import { $dismissed } from '../../src/stores/notices';
import { useLive } from '../shared/use-live';
import { hydrate } from '../shared/mount';
import { at, now } from './clock';
import { type NoticeProps, type NoticesProps, decodeNotices } from './props';
import './view.css';

const isDue = ({ from, until }: NoticeProps, time: number): boolean => from <= time && (!until || time < until);

/** Seconds since 1970, anew whenever one of the moments has come. */
const useMoments = (moments: readonly number[]): number => {
  const [time, setTime] = useState(now);
  const next = Math.min(...moments.filter((moment) => moment > time));
  useEffect(() => (Number.isFinite(next) ? at(next, () => setTime(now())) : undefined), [next, time]);
  return time;
};

interface Props {
  readonly notice: NoticeProps;
  readonly dismiss: string;
  readonly hidden: boolean;
}

const Notice = ({ notice: { id, text, link, link_text, dismissible }, dismiss, hidden }: Props) => (
  <div className="islas-notice" data-notice-id={id} hidden={hidden}>
    <p className="islas-notice__text" id={`islas-notice-${id}`}>
      <span>{text}</span>
      {link && (
        <a className="islas-notice__link" href={link}>
          {link_text || link}
        </a>
      )}
    </p>
    {dismissible && (
      <button
        type="button"
        className="islas-notice__dismiss"
        data-islas-action="notice.dismiss"
        aria-describedby={`islas-notice-${id}`}
      >
        {dismiss}
      </button>
    )}
  </div>
);

/** The owner's notices within their time, without those that were dismissed (Specification §3, §4). */
export const StoreNotices = ({ label, dismiss, notices }: NoticesProps) => {
  const live = useLive();
  const dismissed = useStore($dismissed);
  const now = useMoments(notices.flatMap(({ from, until }) => [from, until]));
  return (
    <div className="islas-notices" role="complementary" aria-label={label}>
      {notices.map((notice) => (
        <Notice
          key={notice.id}
          notice={notice}
          dismiss={dismiss}
          hidden={live ? !!dismissed[notice.id] || !isDue(notice, now) : notice.waiting}
        />
      ))}
    </div>
  );
};

const read = (host: HTMLElement): NoticesProps => {
  const data = host.querySelector('script');
  data?.remove();
  return decodeNotices(parseJson(data?.textContent));
};

export const mount = hydrate(StoreNotices, read);
