/**
 * Only for the owner's visits, inline in the head after `widgets/consent/head/tags-head.ts`: reports third-party
 * addresses that the page has requested without consent, because nothing could hold them. The consent screen lists
 * them.
 */
import type { ConsentApi } from '../consent-api';
import type { HeldTags } from '../tag-data';
import { mayRun } from '../cookie-names';
import { isRenderedAhead } from '../../../src/browser/page-seen';

const page: typeof globalThis & {
  islas?: { consent?: ConsentApi; report?: { url: string; nonce: string } } & HeldTags;
} = globalThis;
const { consent, ownerOf, report } = page.islas ?? {};

if (consent && ownerOf && report) {
  const addresses = new Set<string>();

  const noteRequest = ({ name }: PerformanceEntry): void => {
    const { protocol, host, pathname } = new URL(name, document.baseURI);
    if (!protocol.startsWith('http') || consent.get().status === 'accepted') return;
    const owner = ownerOf(name);
    const isAllowed =
      owner &&
      (owner.category === 'necessary' ||
        consent.has(owner.category) ||
        mayRun(consent.get(), consent.config.cookies, owner.category, owner.provider));
    // On the shop's own host, only addresses of a known provider.
    if (!isAllowed && (owner || host !== location.host)) addresses.add(host + pathname);
  };
  const sendAddresses = (): void => {
    // A page that is rendered ahead reports when it is left, if anybody has seen it.
    if (!addresses.size || isRenderedAhead()) return;
    const body = new URLSearchParams({ action: 'islas_consent_asked', _wpnonce: report.nonce });
    for (const address of [...addresses].slice(0, 20)) body.append('addresses[]', address);
    addresses.clear();
    navigator.sendBeacon(report.url, body);
  };
  new PerformanceObserver((list) => list.getEntries().forEach(noteRequest)).observe({
    type: 'resource',
    buffered: true,
  });
  addEventListener('load', () => setTimeout(sendAddresses, 3000));
  addEventListener('pagehide', sendAddresses);
}
