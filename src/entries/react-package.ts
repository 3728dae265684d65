import { LAZY_ENTRIES } from './lazy-list';
import { start } from './standalone';
import { wireHost } from '../react/host-wiring';
import '../react/printed.css';

wireHost(async (host) => {
  await start();
  const needed = LAZY_ENTRIES.filter(({ hosts }) => host.querySelector(hosts));
  // A file that does not come is reported by `startLazyEntries`.
  await Promise.allSettled(needed.map(({ load }) => load()));
});

export * from './components';
export * from './hooks';
export { mount } from './mount-component';
export { spanishTexts } from './spanish-texts';
export type { ComponentName, Mounted, PropsOf } from './mount-component';
