/**
 * For the owner's own visits, inline in the head behind `widgets/consent/head/tags-head.ts`: which addresses of others a page has
 * asked for although nobody has allowed it. What nothing on the page could hold back is said on the consent screen.
 */
import type { ConsentApi } from '../consent-api';
import type { TagData } from '../tag-data';
import { mayRun } from '../cookie-names';
import { ownersOf } from '../tag-owners';

const page: typeof globalThis & {
  islas?: { consent?: ConsentApi; tags?: TagData; report?: { url: string; nonce: string } };
} = globalThis;
const { consent, tags, report } = page.islas ?? {};

if (consent && tags && report) {
  const ownerOf = ownersOf(tags, document.baseURI);
  const asked = new Set<string>();

  const note = ({ name }: PerformanceEntry): void => {
    const { protocol, host, pathname } = new URL(name, document.baseURI);
    if (!protocol.startsWith('http') || consent.get().status === 'accepted') return;
    const owner = ownerOf(name);
    const isAllowed =
      owner &&
      (owner.category === 'necessary' ||
        consent.has(owner.category) ||
        mayRun(consent.get(), consent.config.cookies, owner.category, owner.provider));
    // Of the shop's own host, what is known of a provider alone.
    if (!isAllowed && (owner || host !== location.host)) asked.add(host + pathname);
  };
  const send = (): void => {
    if (!asked.size) return;
    const body = new URLSearchParams({ action: 'islas_consent_asked', _wpnonce: report.nonce });
    for (const address of [...asked].slice(0, 20)) body.append('addresses[]', address);
    asked.clear();
    navigator.sendBeacon(report.url, body);
  };
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type: 'resource', buffered: true });
  addEventListener('load', () => setTimeout(send, 3000));
  addEventListener('pagehide', send);
}
