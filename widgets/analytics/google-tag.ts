import type { PageAnalytics } from './page-data';
import { pushToQueue } from '../../src/browser/tag-queue';

type Target = PageAnalytics['target'];

interface Google {
  dataLayer?: unknown[];
  gtag?: (...args: unknown[]) => void;
}
const page = window as unknown as Google & Record<string, unknown>;

const pushToDataLayer = (item: unknown): void => pushToQueue((page.dataLayer ??= []), item);

/** Google's `gtag` snippet: it queues commands, which Google's script reads whenever it loads. */
const gtag = (...args: unknown[]): void => {
  page.gtag ??= function () {
    // eslint-disable-next-line prefer-rest-params -- Google's script accepts only `arguments` objects as commands.
    pushToDataLayer(arguments);
  };
  try {
    page.gtag(...args);
  } catch (error) {
    console.error(error); // `gtag` or `push` is another script's.
  }
};

/**
 * Loads Google's script through `bring`. `config` holds the page's address and title, redacted because they may contain
 * e-mail addresses.
 */
export const loadTag = (
  { kind, id }: Target,
  config: Readonly<Record<string, string>>,
  bring: (url: string) => void,
): void => {
  if (kind === 'gtag') {
    gtag('js', new Date());
    gtag('config', id, config);
  } else pushToDataLayer({ ...config, 'gtm.start': Date.now(), event: 'gtm.js' });
  bring(`https://www.googletagmanager.com/${kind === 'gtag' ? 'gtag/js' : 'gtm.js'}?id=${id}`);
};

/** Sets Google's own opt-out flag (`ga-disable-<id>`), because a visitor may change the decision on the page. */
export const switchTag = ({ id }: Target, isOn: boolean): void => void (page[`ga-disable-${id}`] = !isOn);

/** Sends an event. Google's script calls `taken`; if that script is blocked, nothing calls it. */
export const pushEvent = (
  { kind }: Target,
  name: string,
  params: Readonly<Record<string, unknown>>,
  taken?: () => void,
): void => {
  if (kind === 'gtag') return gtag('event', name, taken ? { ...params, event_callback: taken } : params);
  const isOfItems = 'items' in params || 'transaction_id' in params;
  // Tag Manager merges what it receives: without this, the last event's items would stay.
  pushToDataLayer({ ecommerce: null });
  pushToDataLayer({
    event: name,
    ...(isOfItems ? { ecommerce: params } : params),
    ...(taken && { eventCallback: taken }),
  });
};
