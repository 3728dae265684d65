import { type Decoded, count, flag, list, shape, text } from '../../src/contracts/decode';

const decodeNotice = shape({
  /** Names the notice in the cookie of those who dismissed it. */
  id: text(),
  text: text(),
  /** Address of its link, '' for none; without words of its own the address is shown. */
  link: text(),
  link_text: text(),
  /** Seconds since 1970; 0 is no limit. */
  from: count(0),
  until: count(0),
  /** Printed before its time, so it was printed hidden. */
  waiting: flag(),
  dismissible: flag(true),
});

/** The notices of a page, the same for `Templates/StoreNotices.php` and `view.tsx`. */
export const decodeNotices = shape({
  label: text(),
  dismiss: text(),
  notices: list(decodeNotice),
});

export type NoticesProps = Decoded<typeof decodeNotices>;
export type NoticeProps = Decoded<typeof decodeNotice>;
