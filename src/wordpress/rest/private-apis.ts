/**
 * The build replaces `@wordpress/private-apis` (0.8 KB) with this: `@wordpress/api-fetch` locks values with it that
 * Islas never unlocks.
 */
export const __dangerousOptInToUnstableAPIsOnlyForCoreModules = () => ({
  lock: (): void => undefined,
  unlock: (locked: unknown): unknown => locked,
});
