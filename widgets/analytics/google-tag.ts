import type { PageAnalytics } from './page-data';
import { pushTo } from '../../src/browser/tag-queue';

type Target = PageAnalytics['target'];

interface Google {
  dataLayer?: unknown[];
  gtag?: (...args: unknown[]) => void;
}
const page = window as unknown as Google & Record<string, unknown>;

const put = (item: unknown): void => pushTo((page.dataLayer ??= []), item);

/** Google's own first lines: its script reads what they put down, whenever it comes. */
const gtag = (...args: unknown[]): void => {
  page.gtag ??= function () {
    // eslint-disable-next-line prefer-rest-params -- Google's script knows a command by its being `arguments`.
    put(arguments);
  };
  try {
    page.gtag(...args);
  } catch (error) {
    console.error(error); // Another script's.
  }
};

/**
 * Google's script, which `bring` puts on the page; it is told the page's address and title by us: as they are, they may
 * hold e-mail addresses.
 */
export const loadTag = (
  { kind, id }: Target,
  told: Readonly<Record<string, string>>,
  bring: (url: string) => void,
): void => {
  if (kind === 'gtag') {
    gtag('js', new Date());
    gtag('config', id, told);
  } else put({ ...told, 'gtm.start': Date.now(), event: 'gtm.js' });
  bring(`https://www.googletagmanager.com/${kind === 'gtag' ? 'gtag/js' : 'gtm.js'}?id=${id}`);
};

/** Google's own switch for a page whose visitor has changed their mind. */
export const switchTag = ({ id }: Target, isOn: boolean): void => void (page[`ga-disable-${id}`] = !isOn);

/** Hands an event over; `taken` is called by Google's script, and never where it was blocked. */
export const pushEvent = (
  { kind }: Target,
  name: string,
  params: Readonly<Record<string, unknown>>,
  taken?: () => void,
): void => {
  if (kind === 'gtag') return gtag('event', name, taken ? { ...params, event_callback: taken } : params);
  const isOfItems = 'items' in params || 'transaction_id' in params;
  // Tag Manager merges what it is given: the last event's items would stay.
  put({ ecommerce: null });
  put({
    event: name,
    ...(isOfItems ? { ecommerce: params } : params),
    ...(taken && { eventCallback: taken }),
  });
};
