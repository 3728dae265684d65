import { startHost } from '../../src/react/host-wiring';
import type { ShopOfForms } from './live-form';

/** Starts Islas, and loads what a form needs of the shop. Rejects where it cannot be loaded; the next call tries again. */
export const loadShop = async (): Promise<ShopOfForms> => {
  await startHost();
  return (await import('./live-form')).shop;
};
