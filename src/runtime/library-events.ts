/**
 * Handlers for events triggered through jQuery only (no native event is dispatched). Each is called with the target and
 * a substitute native event whose `preventDefault` counts.
 */
export const triggered = new Set<(target: unknown, event: Event) => void>();
