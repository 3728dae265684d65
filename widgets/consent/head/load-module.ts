import type { ConsentConfig } from '../consent-config';
import type { ConsentModule } from '../consent-module';

/** Milliseconds until the second attempt to load the module. */
const PAUSE = 1000;

/** Calls `use` with the consent module once it has loaded, and `fallback` if that fails. Without `use` it only loads. */
export type CallModule = (use?: (module: ConsentModule) => void, fallback?: () => void) => void;

/**
 * Returns a function that loads the consent module once. It tries a failed load again after a second (R2.5), by another
 * address because browsers remember modules that failed.
 */
export const createCallModule = (config: Pick<ConsentConfig, 'load' | 'module'>): CallModule => {
  const importModule = (query = ''): Promise<ConsentModule> =>
    config.load?.() ?? import(/* @vite-ignore */ /* webpackIgnore: true */ config.module + query);
  const importAgain = (): Promise<ConsentModule> => importModule(config.module.includes('?') ? '&r=1' : '?r=1');
  let loading: Promise<ConsentModule> | undefined;
  return (use, fallback) => {
    loading ??= importModule().catch(() => new Promise((wait) => setTimeout(wait, PAUSE)).then(importAgain));
    loading.then(use).catch(() => fallback?.());
  };
};
