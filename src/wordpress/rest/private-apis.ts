/**
 * Stands in the build for `@wordpress/private-apis`, whose list of WordPress's own packages weighs 0.8 KB: what
 * `@wordpress/api-fetch` locks away with it, nobody here opens.
 */
export const __dangerousOptInToUnstableAPIsOnlyForCoreModules = () => ({
  lock: (): void => undefined,
  unlock: (locked: unknown): unknown => locked,
});
