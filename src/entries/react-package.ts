import { LAZY_ENTRIES } from './lazy-list';
import { start } from './standalone';
import { wireHost } from '../react/host-wiring';
import '../react/printed.css';

let consent: Promise<unknown> | undefined;

wireHost({
  start: async (host) => {
    await start();
    const needed = LAZY_ENTRIES.filter(({ hosts }) => host.querySelector(hosts));
    // A file that does not come is reported by `startLazyEntries`.
    await Promise.allSettled(needed.map(({ load }) => load()));
  },
  startConsent: async (config) => {
    const page: { islas?: { config?: unknown } } = globalThis as object;
    // A page printed by the plugin has its own consent, which is running already.
    if (!consent && !page.islas)
      page.islas = { config: { ...config, load: () => import('../../widgets/consent/entry') } };
    else if (!consent) return;
    consent ??= import('../../widgets/consent/head/consent-head');
    await consent;
  },
  openDrawerBy: async (selector, signal) => {
    const [{ observeDocument }, { claimLate }] = await Promise.all([
      import('../browser/document-observer'),
      import('../runtime/loader'),
    ]);
    const mark = () => {
      for (const link of document.querySelectorAll<HTMLElement>(selector)) {
        if (link.dataset.islasOverlay) continue;
        Object.assign(link.dataset, { islasAction: 'overlay.open', islasOverlay: 'drawer' });
        claimLate(link);
      }
    };
    if (signal.aborted) return;
    mark();
    observeDocument((records) => records.some(({ addedNodes }) => addedNodes.length) && mark(), signal);
  },
  followPointer: async (mark, signal) => {
    const { startCursor } = await import('../../widgets/cursor/follow-pointer');
    if (!signal.aborted) startCursor(mark, signal);
  },
});

export * from '../react/components/page-components';
export * from '../react/components/shop-components';
export { mount } from '../react/mount-component';
export { spanishTexts } from '../react/spanish-texts';
export type { ComponentName, Mounted, PropsOf } from '../react/mount-component';
export type { AddToCartButtonProps } from '../react/print/print-add-button';
export type { ConsentBarProps, ConsentConfiguration } from '../react/print/print-consent';
export type { MiniCartItem, MiniCartProps } from '../react/print/print-mini-cart';
export type {
  ComingSoonBannerProps,
  OwnNotice,
  StoreNoticeProps,
  StoreNoticesProps,
} from '../react/print/print-notices';
export type {
  AfterAdd,
  CartDrawerProps,
  CustomCursorProps,
  OverlayProps,
  ProductSearchProps,
} from '../react/print/print-overlays';
export type { NearestInStockProps, SwatchAttribute, SwatchFormProps, SwatchItem } from '../react/print/print-swatches';
